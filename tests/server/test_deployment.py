"""The deployment guide, tried: nginx and systemd read what it shows, and what nginx says of clients is believed."""

import asyncio
import re
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
import yaml
from typer.main import get_command
from websockets.asyncio.client import connect
from websockets.typing import Origin, Subprotocol

from loxley.cli.serve import app as serve_command
from loxley.server.bans import subject_of
from loxley.server.serving import Address, listen
from loxley.tables.store import Ban
from tests.server.running import Guest, Running, run, running

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "deployment.md").read_text(encoding="utf-8")
NAME = "play.example.org"
NGINX = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin:/opt/homebrew/bin")
WAIT = 60.0  # seconds, longer than any machine needs


def block(kind: str) -> str:
    (found,) = re.findall(rf"```{kind}\n(.*?)```", GUIDE, re.DOTALL)
    return str(found)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def configured(folder: Path, plain: int, safe: int, server: int) -> Path:
    """The guide's configuration on free ports, with a certificate of our own and one server behind it."""
    certify = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", f"/CN={NAME}"]
    certify += ["-keyout", str(folder / "play.key"), "-out", str(folder / "play.crt")]
    subprocess.run(certify, check=True, capture_output=True)
    text = block("nginx").replace("listen 80;", f"listen 127.0.0.1:{plain};")
    text = text.replace("listen 443 ssl;", f"listen 127.0.0.1:{safe} ssl;").replace("/etc/ssl/", f"{folder}/")
    text = re.sub(
        r"    server 10\.0\.0\.1:8000;\n    server 10\.0\.0\.2:8000;\n", f"    server 127.0.0.1:{server};\n", text
    )
    kept = "".join(
        f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    path = folder / "nginx.conf"
    path.write_text(f"pid {folder}/pid;\nevents {{}}\nhttp {{\naccess_log off;\n{kept}{text}}}\n", encoding="utf-8")
    return path


@asynccontextmanager
async def behind_nginx(folder: Path) -> AsyncIterator[tuple[Running, int, int]]:
    """A server, and the ports of the nginx in front of it."""
    async with running(folder) as server:
        plain, safe = free_port(), free_port()
        path = configured(folder, plain, safe, server.port)
        command = [str(NGINX), "-e", "stderr", "-c", str(path)]
        checked = subprocess.run([*command, "-t"], capture_output=True, text=True, check=False)
        assert checked.returncode == 0, checked.stderr
        nginx = subprocess.Popen([*command, "-g", "daemon off;"], stderr=subprocess.PIPE)
        try:
            await listening(safe, nginx)
            yield server, plain, safe
        finally:
            nginx.terminate()
            nginx.communicate()


async def listening(port: int, process: subprocess.Popen[bytes]) -> None:
    ends = time.monotonic() + WAIT
    while True:
        assert process.poll() is None, process.communicate()
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            assert time.monotonic() < ends
            await asyncio.sleep(0.05)
        else:
            writer.close()
            return


def client(port: int, scheme: str = "https", comes_from: str = "127.0.0.1") -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(verify=False, local_address=comes_from)
    return httpx.AsyncClient(
        base_url=f"{scheme}://127.0.0.1:{port}", transport=transport, headers={"Host": NAME}, timeout=WAIT
    )


needs_nginx = pytest.mark.skipif(
    not NGINX or not shutil.which("openssl"), reason="nginx checks its configuration itself; this machine has none"
)


@needs_nginx
def test_nginx_redirects_to_tls_and_passes_on_who_asks(tmp_path: Path) -> None:
    async def evening() -> None:
        async with behind_nginx(tmp_path) as (server, plain, safe):
            async with client(plain, "http") as http:
                answer = await http.get("/t/k7r2m")
                assert (answer.status_code, answer.headers["location"]) == (301, f"https://{NAME}/t/k7r2m")
            async with client(safe) as http:
                answer = await http.get("/api/health")
                assert answer.json()["ok"] is True
                assert answer.headers["strict-transport-security"] == "max-age=31536000"
                assert (await http.get("/metrics")).status_code == 403
                await server.server.house.store.ban(Ban(subject_of("127.0.0.2"), time.time() + 600))
                await server.server.look_at_operator()
                assert (await http.get("/api/games")).status_code == 200
                forged = await http.get("/api/games", headers={"X-Forwarded-For": "127.0.0.2"})
                assert forged.status_code == 200
            if sys.platform == "linux":  # elsewhere a machine has one such address
                async with client(safe, comes_from="127.0.0.2") as other:
                    assert (await other.get("/api/games")).json()["problem"] == "banned"

    run(evening)


@needs_nginx
def test_sockets_go_through_nginx(tmp_path: Path) -> None:
    async def evening() -> None:
        async with behind_nginx(tmp_path) as (server, _, safe):
            opened = await server.open()
            trusting = ssl.create_default_context(cafile=str(tmp_path / "play.crt"))
            trusting.check_hostname = False
            socket = connect(
                f"wss://{NAME}/ws",
                host="127.0.0.1",
                port=safe,
                ssl=trusting,
                origin=Origin(f"https://{NAME}"),
                subprotocols=[Subprotocol("loxley.2")],
            )
            async with socket as line:
                guest = Guest(line)
                await guest.send(type="hello", table=opened.table, token=opened.token, since=-1, key="")
                await guest.hear()
                assert guest.table is not None

    run(evening)


def test_answers_carry_hsts_only_over_tls(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            safe = await server.http.get("/api/health", headers={"X-Forwarded-Proto": "https"})
            assert safe.headers["strict-transport-security"] == "max-age=31536000"
            assert "strict-transport-security" not in (await server.http.get("/api/health")).headers

    run(evening)


@pytest.mark.parametrize(("trusted", "is_believed"), [("127.0.0.1", True), ("192.0.2.1", False)])
def test_only_the_named_proxy_says_who_asks(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    trusted: str,
    is_believed: bool,  # noqa: FBT001 - the case
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", trusted)

    async def evening() -> None:
        async with running(tmp_path) as server:
            await server.server.house.store.ban(Ban(subject_of("203.0.113.9"), time.time() + 600))
            await server.server.look_at_operator()
            answer = await server.http.get("/api/games", headers={"X-Forwarded-For": "203.0.113.9"})
            assert (answer.status_code == 403) is is_believed

    run(evening)


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd reads its units itself; this machine has none")
def test_systemd_reads_the_unit(tmp_path: Path) -> None:
    path = tmp_path / "loxley.service"
    path.write_text(block("ini").replace("/opt/loxley/.venv/bin/loxley", sys.executable), encoding="utf-8")
    done = subprocess.run(["systemd-analyze", "verify", str(path)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_what_the_unit_and_compose_run_is_known() -> None:
    (unit,) = re.findall(r"^ExecStart=\S+/loxley serve (.+)$", block("ini"), re.MULTILINE)
    compose = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    name, *words = compose["services"]["loxley"]["command"]
    assert name == "serve"
    for flags in (unit.split(), words):
        get_command(serve_command).make_context("serve", flags)


def test_compose_names_only_what_it_declares() -> None:
    compose = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    assert set(compose) == {"services", "volumes"}
    known = {"build", "cap_drop", "command", "depends_on", "environment", "healthcheck", "image", "ports", "read_only"}
    known |= {"restart", "security_opt", "tmpfs", "volumes"}
    for service in compose["services"].values():
        assert set(service) <= known
        assert ("build" in service) != ("image" in service)
        assert set(service.get("depends_on", {})) <= set(compose["services"])
        assert {volume.partition(":")[0] for volume in service.get("volumes", [])} <= set(compose["volumes"])
    assert all(port.startswith("127.0.0.1:") for port in compose["services"]["loxley"]["ports"])
    assert "healthcheck" in compose["services"]["db"]


def test_the_listening_socket_names_its_protocol() -> None:
    """Without it asyncio lets small messages wait for an acknowledgement, 40 ms each."""
    with listen(Address("127.0.0.1", 0)) as listening:
        assert listening.proto == socket.IPPROTO_TCP
