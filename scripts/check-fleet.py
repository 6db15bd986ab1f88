#!/usr/bin/env python3
"""Plays Bazel's contract of test sharding with `render-cli verify`, and runs the catalogue of Examples/fleet on Spark.

Every story is in exactly one shard, each shard touches its status file, and wrong numbers are refused. The catalogue
needs `pip install pyspark pandas pyarrow` and a Java runtime; it is skipped loudly where they are missing.

usage: scripts/check-fleet.py [--tool .build/release/render-cli] [--documents 60] [--shards 3] [--workers 0] [--kill]

Without --workers Spark runs in one process. With it there is a standalone master and so many workers of one core, on
Linux; --kill ends the last of them with all that it has started, once 30 % of the tasks are done, and expects tasks
that are run again.
"""
import argparse
import hashlib
import json
import os
import pathlib
import re
import shutil
import signal
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


def processes(parent):
    """A process and all that it has started, and what these have."""
    found = [parent]
    for path in pathlib.Path(f"/proc/{parent}/task").glob("*/children"):
        for child in path.read_text().split():
            found += processes(int(child))
    return found


class Cluster:
    """A standalone master of Spark on this machine, and workers of one core each."""

    PORT = 17077

    def __init__(self, home, folder, workers, environment):
        self.home, self.folder, self.environment = home, folder, environment
        self.started = []
        self.address = f"spark://127.0.0.1:{self.PORT}"
        self.start("master.Master", "--host", "127.0.0.1", "--port", str(self.PORT), "--webui-port", "0")
        self.wait_for("Starting Spark master")
        for number in range(workers):
            self.start("worker.Worker", "--cores", "1", "--memory", "1g", "--webui-port", "0",
                       "--work-dir", f"{folder}/worker-{number}", self.address)
            self.wait_for("Successfully registered")

    def start(self, name, *words):
        log = open(f"{self.folder}/cluster-{len(self.started)}.log", "w")
        self.started.append(subprocess.Popen(
            [self.home / "bin/spark-class", f"org.apache.spark.deploy.{name}", *words],
            env=self.environment, stdout=log, stderr=log))

    def wait_for(self, words):
        path = pathlib.Path(f"{self.folder}/cluster-{len(self.started) - 1}.log")
        for _ in range(120):
            if words in path.read_text():
                return
            assert self.started[-1].poll() is None, f"Spark does not start:\n{path.read_text()[-2000:]}"
            time.sleep(0.5)
        raise AssertionError(f"'{words}' is not in {path}")

    def kill_worker(self):
        """Ends the last worker as a machine ends that loses its power."""
        for process in reversed(processes(self.started[-1].pid)):
            try:
                os.kill(process, signal.SIGKILL)
            except ProcessLookupError:
                pass

    def close(self):
        for process in self.started[::-1]:
            process.terminate()
        for process in self.started:
            process.wait()


def submit(home, master, tool, documents, partitions, folder, environment, kill):
    """Runs the catalogue; gives what Spark has logged and the seconds from the first task to the last."""
    log = pathlib.Path(f"{folder}/submit.log")
    with open(log, "w") as file:
        running = subprocess.Popen([
            home / "bin/spark-submit", "--master", master, "--conf", "spark.ui.enabled=false",
            "--py-files", ROOT / "Examples/fleet/stillframe_worker.py", ROOT / "Examples/fleet/audit_catalogue.py",
            "--tool", tool, "--documents", str(documents), "--partitions", str(partitions),
            "--pictures", f"{folder}/pictures", "--output", f"{folder}/findings.parquet",
        ], env=environment, stdout=file, stderr=file)
        first = last = None
        while running.poll() is None:
            done = log.read_text().count("Finished task")
            if first is None and "Starting task 0.0 in stage 0.0" in log.read_text():
                first = time.monotonic()
            if last is None and done >= partitions:
                last = time.monotonic()
            if kill is not None and done * 10 >= partitions * 3:
                print(f"check-fleet: a worker is killed after {done} of {partitions} tasks")
                kill()
                kill = None
            time.sleep(0.2)
    text = log.read_text()
    # The first failure is told far above Spark's last words, and what the tool says of it is a line of its own.
    told = [line for line in text.splitlines() if re.match(r"error: |[\w.]*Error: ", line)]
    assert running.returncode == 0, "\n".join(
        [f"the catalogue ends with {running.returncode}:", *dict.fromkeys(told), text[-3000:]])
    assert kill is None, "the run was over before a worker was killed"
    return text, last - first


def check_catalogue(tool, documents, workers, kills):
    try:
        import pandas, pyarrow, pyspark  # noqa: F401
    except ImportError as error:
        return print(f"check-fleet: SKIPPED the catalogue, {error}", file=sys.stderr)
    if shutil.which("java") is None and "JAVA_HOME" not in os.environ:
        return print("check-fleet: SKIPPED the catalogue, no Java runtime", file=sys.stderr)
    home = pathlib.Path(pyspark.__file__).parent
    environment = {**os.environ, "SPARK_HOME": str(home), "SPARK_LOCAL_IP": "127.0.0.1",
                   "PYSPARK_PYTHON": sys.executable, "PYSPARK_DRIVER_PYTHON": sys.executable}
    partitions = max(8, documents // 50)
    with tempfile.TemporaryDirectory() as folder:
        cluster = Cluster(home, folder, workers, environment) if workers else None
        try:
            log, seconds = submit(
                home, cluster.address if cluster else "local[2]", tool, documents, partitions, folder, environment,
                cluster.kill_worker if kills else None)
        finally:
            if cluster:
                cluster.close()
        found = pandas.read_parquet(f"{folder}/findings.parquet")
        looked = found[found["rule"].isna() & found["sha256"].isna() & found["error"].isna()]
        drawn = found[found["sha256"].notna()]
        for name, rows in [("audits", looked), ("pictures", drawn)]:
            places = rows[["document", "appearance"]].drop_duplicates()
            assert len(rows) == len(places) == documents * 12, f"{len(rows)} {name}, {len(places)} of them distinct"
        digests = set(drawn["sha256"])
        files = [p for p in pathlib.Path(f"{folder}/pictures").rglob("*") if p.is_file()]
        assert digests == {p.stem for p in files} and len(digests) == len(files), \
            "the files are not the pictures of the findings"
        for path in files[::max(len(files) // 200, 1)]:
            assert hashlib.sha256(path.read_bytes()).hexdigest() == path.stem, f"{path} is damaged"
        again = len(re.findall(r"Starting task \d+\.[1-9]\d* in stage 0\.0", log))
        assert not kills or again > 0, "no task was run again"
        print(f"check-fleet: {len(looked)} audits and {len(drawn)} pictures in {seconds:.0f} s of tasks "
              f"({len(looked) / seconds:.0f} of each a second, {workers or 'local'} workers), each once; "
              f"{again} tasks were run again")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", default=str(ROOT / ".build/release/render-cli"))
    parser.add_argument("--documents", type=int, default=60)
    parser.add_argument("--shards", type=int, default=3)
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--kill", action="store_true")
    parser.add_argument("patterns", nargs="*", default=["foundations", "order-card"])
    options = parser.parse_args()
    if options.kill and options.workers < 2:
        parser.error("--kill needs --workers 2 or more")
    tool = os.path.abspath(options.tool)
    check_shards(tool, options.patterns, options.shards)
    check_catalogue(tool, options.documents, options.workers, options.kill)
    print("check-fleet: clean")


if __name__ == "__main__":
    main()
