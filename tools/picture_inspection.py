"""Makes docs/pictures/inspection.webp: an inspection out of a real game among bots, as the page's replay shows it.

    PYTHONPATH=src:. python tools/picture_inspection.py

Needs Chromium, Playwright and Pillow, which the packages for tests bring.
"""

import io
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from tests.web.house import find_browser, house_in

TARGET = Path(__file__).parent.parent / "docs" / "pictures" / "inspection.webp"
SIZE = {"width": 1366, "height": 980}
SHOWN = (836, 600)
FRAMES = 9
HOLD_MS = 1100
_SHOWS = "(step) => document.querySelector('output')?.textContent?.startsWith(step)"


def recorded_game(folder: Path) -> Path:
    """A game of the strongest bots."""
    command = [sys.executable, "-m", "loxley", "arena", "sheriff", "robin", "--games", "4", "--records", str(folder)]
    subprocess.run(command, check=True, capture_output=True)
    return min((folder / "records").glob("*.jsonl"))


def inspection_frames(page: Page) -> list[Image.Image]:
    """The last steps of one inspection phase, up to the last bag."""
    slider = page.locator("input[type=range]").first
    slider.wait_for()
    most = int(slider.get_attribute("max") or 0)
    frames: list[Image.Image] = []
    for step in range(most // 3, most):
        slider.fill(str(step))
        page.wait_for_function(
            "(step) => document.querySelector('output')?.textContent?.startsWith(step)", arg=str(step)
        )
        if page.locator("[data-phase=inspection]").count() == 0:
            if frames:
                break
            continue
        page.wait_for_timeout(500)  # what flies has landed
        frames.append(Image.open(io.BytesIO(page.screenshot())).convert("RGB").resize(SHOWN))
    return frames[-FRAMES:]


def main() -> None:
    with TemporaryDirectory() as folder, house_in(Path(folder)) as house, sync_playwright() as playwright:
        record = recorded_game(Path(folder) / "arena")
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"], timeout=120_000)
        page = browser.new_page(viewport=SIZE, locale="en-GB")  # type: ignore[arg-type]
        page.goto(f"{house.address}/replay")
        page.locator("input[type=file]").set_input_files(record)
        frames = inspection_frames(page)
        browser.close()
    frames[0].save(TARGET, save_all=True, append_images=frames[1:], duration=HOLD_MS, loop=0, quality=62, method=6)
    sys.stdout.write(f"{TARGET.name}: {len(frames)} frames, {TARGET.stat().st_size // 1000} kB\n")


if __name__ == "__main__":
    main()
