# Sourced by checks that draw the same pictures twice.

# Requests of `batch` for every story of a tool in four appearances.
picture_requests() { # TOOL
  "$1" list --json | python3 -c '
import json, sys
for story in json.load(sys.stdin)["stories"]:
    for appearance in ("light", "dark", "rtl", "ax3"):
        print(json.dumps({"id": story["id"] + " " + appearance, "op": "render", "story": story["id"],
                          "appearance": appearance}))'
}

# What a list of requests draws: a line for each, with the sum of its file.
picture_sums() { # REQUESTS FOLDER WORDS OF THE TOOL…
  local requests=$1 folder=$2
  shift 2
  "$@" batch -o "$folder" --story-timeout 600 < "$requests" | python3 -c '
import json, sys
lines = [json.loads(line) for line in sys.stdin]
for line in sorted((line for line in lines if line["type"] in ("answer", "error")), key=lambda line: line["id"]):
    print(line["id"], line.get("result", {}).get("sha256") or line["message"])'
}
