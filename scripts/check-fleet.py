#!/usr/bin/env python3
"""Plays Bazel's contract of test sharding with `render-cli verify`, and runs the catalogue of Examples/fleet on Spark.

Every story is in exactly one shard, each shard touches its status file, and wrong numbers are refused. The catalogue
needs `pip install pyspark pandas pyarrow` and a Java runtime; it is skipped loudly where they are missing.

usage: scripts/check-fleet.py [--tool .build/release/render-cli] [--documents 60] [--shards 3]
"""
import argparse
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent


def verify(tool, patterns, environment):
    done = subprocess.run([tool, "verify", *patterns, "--json"], cwd=ROOT, capture_output=True, text=True,
                          env={**os.environ, "CI": "1", **environment})
    return done.returncode, [(r["story"], r["variant"]) for r in json.loads(done.stdout)["results"]] if done.stdout else []


def check_shards(tool, patterns, count):
    status, whole = verify(tool, patterns, {})
    assert status == 0 and whole, "the goldens differ"
    with tempfile.TemporaryDirectory() as folder:
        parts = []
        for index in range(count):
            path = f"{folder}/status-{index}"
            status, part = verify(tool, patterns, {
                "TEST_TOTAL_SHARDS": str(count), "TEST_SHARD_INDEX": str(index), "TEST_SHARD_STATUS_FILE": path})
            assert status == 0, f"shard {index} of {count} ends with {status}"
            assert os.path.exists(path), "the status file was not touched"
            parts += part
        assert sorted(parts) == sorted(whole), "the shards are not the whole"
    status, _ = verify(tool, patterns, {"TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "2"})
    assert status == 64, "a shard that does not exist was run"
    print(f"check-fleet: {len(whole)} pictures in {count} shards, each once")


def check_catalogue(tool, documents):
    try:
        import pandas, pyarrow, pyspark  # noqa: F401
    except ImportError as error:
        return print(f"check-fleet: SKIPPED the catalogue, {error}", file=sys.stderr)
    if shutil.which("java") is None and "JAVA_HOME" not in os.environ:
        return print("check-fleet: SKIPPED the catalogue, no Java runtime", file=sys.stderr)
    with tempfile.TemporaryDirectory() as folder:
        start = time.monotonic()
        home = pathlib.Path(sys.modules["pyspark"].__file__).parent
        subprocess.run([
            home / "bin/spark-submit", "--master", "local[2]", "--conf", "spark.ui.enabled=false",
            "--py-files", ROOT / "Examples/fleet/stillframe_worker.py", ROOT / "Examples/fleet/audit_catalogue.py",
            "--tool", tool, "--documents", str(documents), "--partitions", "8", "--pictures", f"{folder}/pictures",
            "--output", f"{folder}/findings.parquet",
        ], check=True, env={**os.environ, "PYSPARK_PYTHON": sys.executable, "PYSPARK_DRIVER_PYTHON": sys.executable},
            stderr=None if os.environ.get("VERBOSE") else subprocess.DEVNULL)
        found = pandas.read_parquet(f"{folder}/findings.parquet")
        digests = set(found["sha256"].dropna())
        files = {p.stem for p in pathlib.Path(f"{folder}/pictures").glob("??/*.png")}
        assert digests == files, "the pictures are not those of the findings"
        seconds = time.monotonic() - start
        print(f"check-fleet: {documents * 12} audits and pictures in {seconds:.0f} s, {len(files)} files")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", default=str(ROOT / ".build/release/render-cli"))
    parser.add_argument("--documents", type=int, default=60)
    parser.add_argument("--shards", type=int, default=3)
    parser.add_argument("patterns", nargs="*", default=["foundations", "order-card"])
    options = parser.parse_args()
    tool = os.path.abspath(options.tool)
    check_shards(tool, options.patterns, options.shards)
    check_catalogue(tool, options.documents)
    print("check-fleet: clean")


if __name__ == "__main__":
    main()
