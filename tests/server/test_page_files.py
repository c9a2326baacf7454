"""The built page, as it is handed out to browsers."""

import gzip
from pathlib import Path

import pytest

from tests.server.running import run, running


def test_the_page_is_handed_out_where_it_was_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>")
    (folder / "assets" / "app-1a2b3c.js").write_text("export {}")
    monkeypatch.setattr("loxley.server.page.files", lambda _: tmp_path)

    async def evening() -> None:
        async with running(tmp_path) as server:
            for path in ("/", "/t/k7r2m", "/replay"):
                answer = await server.http.get(path)
                assert answer.text == "<!doctype html>"
                assert answer.headers["content-type"].startswith("text/html")
                assert answer.headers["cache-control"] == "no-cache"
            script = await server.http.get("/assets/app-1a2b3c.js")
            assert "javascript" in script.headers["content-type"]
            assert "immutable" in script.headers["cache-control"]
            for path in ("/assets/gone.js", "/api/gone", "/assets/../index.html", "/%2e%2e/secret.txt"):
                assert (await server.http.get(path)).status_code in (200, 404)
                assert "secret" not in (await server.http.get(path)).text

    run(evening)


def test_browsers_get_the_smallest_variant_that_they_can_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>")
    script = folder / "assets" / "app-1a2b3c.js"
    script.write_bytes(b"export {}")
    script.with_name(f"{script.name}.gz").write_bytes(gzip.compress(b"export {}"))
    script.with_name(f"{script.name}.br").write_bytes(b"brotli")
    monkeypatch.setattr("loxley.server.page.files", lambda _: tmp_path)

    async def evening() -> None:
        async with running(tmp_path) as server:

            async def asked(accepts: str, path: str = "/assets/app-1a2b3c.js") -> tuple[str | None, bytes]:
                async with server.http.stream("GET", path, headers={"Accept-Encoding": accepts}) as answer:
                    assert answer.headers["vary"] == "Accept-Encoding"
                    assert "text/" in answer.headers["content-type"]
                    sent = b"".join([part async for part in answer.aiter_raw()])
                    return answer.headers.get("content-encoding"), sent

            assert await asked("gzip, deflate, br") == ("br", b"brotli")
            assert (await asked("gzip, br;q=0"))[0] == "gzip"
            assert await asked("identity") == (None, b"export {}")
            assert await asked("br", "/t/k7r2m") == (None, b"<!doctype html>")  # it has no variant
            first = await server.http.get("/assets/app-1a2b3c.js", headers={"Accept-Encoding": "identity"})
            again = {"Accept-Encoding": "identity", "If-None-Match": first.headers["etag"]}
            assert (await server.http.get("/assets/app-1a2b3c.js", headers=again)).status_code == 304

    run(evening)


def test_a_page_that_was_not_built_says_how(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("loxley.server.page.files", lambda _: tmp_path)

    async def evening() -> None:
        async with running(tmp_path) as server:
            answer = await server.http.get("/")
            assert answer.status_code == 503
            assert "make page" in answer.text

    run(evening)


def test_a_page_that_is_built_anew_is_sent_compressed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>")
    monkeypatch.setattr("loxley.server.page.files", lambda _: tmp_path)

    async def evening() -> None:
        async with running(tmp_path) as server:
            (folder / "assets" / "new-4d5e6f.js").write_bytes(b"export {}")
            (folder / "assets" / "new-4d5e6f.js.gz").write_bytes(gzip.compress(b"export {}"))
            answer = await server.http.get("/assets/new-4d5e6f.js", headers={"Accept-Encoding": "gzip"})
            assert answer.headers["content-encoding"] == "gzip"
            assert answer.text == "export {}"

    run(evening)
