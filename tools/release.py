"""Makes a release in dist/: wheel and source archive with the page inside, and their bills of materials.

python tools/release.py     installs the tools it needs into a throw-away environment; upload what it leaves in dist/
"""

import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
TOOLS = ("build", "cyclonedx-bom")


def main() -> None:
    """Builds everything; stops at the first step that fails."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = Path(folder) / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        run([python, "-m", "pip", "install", "--quiet", *TOOLS])
        run([python, "-m", "build", "--outdir", DIST], {"SCHERZO_PAGE": "build"})
        packages = DIST / "scherzo.python.cdx.json"
        run([python, "-m", "cyclonedx_py", "requirements", "locks/table.txt", "--output-file", packages])
    page = run([sys.executable, "web/npm.py", "sbom", "--sbom-format", "cyclonedx", "--package-lock-only"])
    (DIST / "scherzo.page.cdx.json").write_bytes(page[page.index(b"{") :])
    print("\n".join(sorted(str(path.relative_to(ROOT)) for path in DIST.iterdir())))


def run(command: list[str | Path], more: dict[str, str] | None = None) -> bytes:
    """Runs a command in the project's folder and answers what it printed."""
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, **(more or {})}, stdout=subprocess.PIPE)
    if done.returncode:
        sys.stdout.buffer.write(done.stdout)
        sys.exit(f"failed: {' '.join(map(str, command))}")
    return done.stdout


if __name__ == "__main__":
    main()
