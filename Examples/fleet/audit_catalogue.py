"""Audits a catalogue of generated documents in many appearances on Apache Spark.

Each task starts one `render-cli batch` and sends it the rows of its partition, so that a lost machine costs the
partitions it was at. Findings become Parquet files through Spark's committer alone: a task that runs twice is there once.
Pictures, if wanted, go into a folder that all machines share, under names made of their content.

    spark-submit --py-files Examples/fleet/stillframe_worker.py Examples/fleet/audit_catalogue.py \\
        --tool /usr/local/bin/render-cli --documents 100000 --output findings.parquet

Needs: pip install pyspark pandas pyarrow, a Java runtime, and the tool on every machine.
"""
from __future__ import annotations

import argparse
import json
import sys
from typing import Any, Iterator

APPEARANCES = [
    {"scheme": scheme, "direction": direction, "typeSize": size}
    for scheme in ("light", "dark") for direction in ("ltr", "rtl") for size in ("large", "xxxLarge", "ax3")
]
COLUMNS = "document long, appearance int, sha256 string, rule string, severity string, node string, measured string, error string"


def document(number: int) -> dict[str, Any]:
    """One of the catalogue: a card whose texts, controls and sizes follow from its number."""
    names = ["Apple", "Bread", "Coffee", "Dates", "Eggs", "Flour", "Grapes"]
    name = f"{names[number % 7]} {number}"
    rows: list[dict[str, Any]] = [
        {"type": "text", "value": name, "modifiers": [{"font": "headline"}]},
        {"type": "text", "value": f"{1 + number % 90} pieces, ready in {number % 55} minutes"},
    ]
    rows += [{"type": "text", "value": f"{names[(number + n) % 7]} · {n + 1}"} for n in range(number % 4)]
    if number % 3:
        rows.append({"type": "button", "value": "Order" if number % 5 else "OK"})
    return {"version": 1, "name": f"item-{number}",
            "view": {"type": "vstack", "spacing": 4 + number % 9, "children": rows}}


def audit(tool: str, pictures: str | None):
    """What Spark calls with the rows of a partition."""
    def run(frames: Iterator[Any]) -> Iterator[Any]:
        import pandas
        from stillframe_worker import Worker

        # One core a task is Spark's measure, and the tool keeps to it.
        with Worker([tool], output=pictures, jobs=1) as worker:
            for frame in frames:
                def requests():
                    for number in frame["document"]:
                        shown = document(int(number))
                        for index, appearance in enumerate(APPEARANCES):
                            common = {"document": shown, "appearance": appearance}
                            yield {"id": f"{number}/{index}/audit", "op": "audit", **common}
                            if pictures:
                                yield {"id": f"{number}/{index}/render", "op": "render", **common}
                rows = []
                for answer in worker.map(requests(), window=64):
                    number, index, op = str(answer.id).split("/")
                    row = dict.fromkeys(["sha256", "rule", "severity", "node", "measured", "error"])
                    row.update(document=int(number), appearance=int(index))
                    if answer.error:
                        rows.append({**row, "error": json.dumps(answer.error)})
                    elif op == "render":
                        rows.append({**row, "sha256": answer.result["sha256"]})
                    else:
                        # A row without a rule says that the picture was looked at.
                        rows.append(row)
                        rows += [{**row, **{key: finding[key] for key in ("rule", "severity", "node", "measured")}}
                                 for finding in answer.result["findings"]]
                yield pandas.DataFrame(rows, columns=[part.split()[0] for part in COLUMNS.split(", ")])
    return run


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", default="render-cli")
    parser.add_argument("--documents", type=int, default=1000)
    parser.add_argument("--partitions", type=int, default=200)
    parser.add_argument("--pictures", help="a folder that all machines share")
    parser.add_argument("--output", required=True)
    options = parser.parse_args()
    from pyspark.sql import SparkSession

    spark = SparkSession.builder.appName("stillframe-audit").getOrCreate()
    catalogue = spark.range(options.documents, numPartitions=options.partitions).withColumnRenamed("id", "document")
    catalogue.mapInPandas(audit(options.tool, options.pictures), COLUMNS) \
        .write.mode("overwrite").parquet(options.output)

    # Every picture is there once, and nothing else.
    found = spark.read.parquet(options.output)
    looked = found.where("rule is null and sha256 is null and error is null")
    count, distinct = looked.count(), looked.select("document", "appearance").distinct().count()
    expected = options.documents * len(APPEARANCES)
    errors = found.where("error is not null").count()
    print(f"{count} audits of {expected}, {distinct} distinct, {errors} errors, "
          f"{found.where('rule is not null').count()} findings")
    spark.stop()
    if not count == distinct == expected or errors:
        sys.exit("the catalogue is not whole")


if __name__ == "__main__":
    main()
