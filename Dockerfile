# A server of live tables: small, not root, with a health check. Its steps are tried by tools/try_container.sh, too.
FROM python:3.13-slim AS build
WORKDIR /src
COPY . .
# node for the page comes from the Python registry; the engine is compiled where the image has a C compiler.
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && pip install --no-cache-dir --require-hashes --no-deps -r requirements/runtime.txt -r requirements/build.txt -r requirements/node.txt \
    && python building/page.py \
    && pip wheel --no-deps --no-build-isolation --wheel-dir /wheels .

FROM python:3.13-slim
COPY requirements/runtime.txt requirements/dev.txt /tmp/
COPY --from=build /wheels /wheels
# asyncpg is the store that several processes share, cryptography makes push messages; their pins are those of the tests.
RUN pip install --no-cache-dir --require-hashes --no-deps -r /tmp/runtime.txt \
    && pip install --no-cache-dir --no-deps $(grep -oE '^(asyncpg|cffi|cryptography|pycparser)==[0-9.]*' /tmp/dev.txt) /wheels/*.whl \
    && rm -rf /wheels /tmp/*.txt \
    && useradd --system --uid 10001 --home-dir /data --create-home loxley
USER loxley
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/api/health', timeout=2)"]
ENTRYPOINT ["loxley"]
CMD ["serve", "--host", "0.0.0.0", "--store", "sqlite:////data/tables.sqlite"]
