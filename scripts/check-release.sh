#!/usr/bin/env bash
# Checks what scripts/release.sh has made: sums, sizes, archives, and the tool of this machine in an empty root where
# there is no Swift, no library and no locale: all goldens there, a document, an audit and a batch; and the images in
# podman, where that is installed (apt install podman runc) and this is root. What is for another processor draws the
# document, where the kernel knows a program that runs it (scripts/check-arm64.sh makes QEMU known).
#
#   scripts/check-release.sh [DIR]      .build/dist by default
#   scripts/check-release.sh --twice    makes a release twice and compares the sums (long)
#
# Needs root or user namespaces for the empty root; says so where it has neither.
set -euo pipefail
cd "$(dirname "$0")/.."
limit=75000000
fail() { echo "release: $1" >&2; exit 1; }
if [ "${1:-}" = --twice ]; then
  for time in one two; do
    rm -rf .build/static
    scripts/release.sh --output ".build/dist-$time" >/dev/null
  done
  cmp .build/dist-one/SHA256SUMS .build/dist-two/SHA256SUMS || fail "two releases of one checkout differ"
  echo "release: the same sums twice"
  exit
fi
dist=$(realpath "${1:-.build/dist}")
(cd "$dist" && sha256sum --check --quiet SHA256SUMS) || fail "the sums are not those of the files"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for archive in "$dist"/render-cli-*-linux.tar.gz; do
  tar -xzf "$archive" -C "$work"
  home=$work/$(basename "$archive" .tar.gz)
  tool=$home/bin/render-cli
  size=$(stat -c %s "$tool")
  [ "$size" -le "$limit" ] || fail "the tool has $size bytes; $limit are the most"
  bash -n "$home/share/bash-completion/completions/render-cli" || fail "the completions of bash"

  python3 - "$dist" "$home" <<'PY'
import glob, hashlib, json, os, sys, tarfile, zipfile
dist, home = sys.argv[1:]
name = os.path.basename(home)
tool = open(f"{home}/bin/render-cli", "rb").read()
headers = [tool[start:start + 4] for start in range(64, 64 + 56 * int.from_bytes(tool[56:58], "little"), 56)]
assert int.from_bytes(tool[32:40], "little") == 64 and b"\3\0\0\0" not in headers, "the tool needs libraries"
bill = json.load(open(f"{dist}/{name}.spdx.json"))
assert bill["spdxVersion"] == "SPDX-2.3" and len(bill["packages"]) > 10
ids = {p["SPDXID"] for p in bill["packages"]} | {"SPDXRef-DOCUMENT"}
assert all({r["spdxElementId"], r["relatedSpdxElement"]} <= ids for r in bill["relationships"])
with zipfile.ZipFile(glob.glob(f"{dist}/*.artifactbundle.zip")[0]) as bundle:
    info = json.loads(bundle.read("render-cli.artifactbundle/info.json"))
    processor = name.split("-")[-2]
    path, = [variant["path"] for variant in info["artifacts"]["render-cli"]["variants"]
             if variant["supportedTriples"] == [f"{processor}-unknown-linux-gnu"]]
    assert bundle.read(f"render-cli.artifactbundle/{path}") == tool
    assert bundle.getinfo(f"render-cli.artifactbundle/{path}").external_attr >> 16 & 0o111
with tarfile.open(f"{dist}/{name}.oci.tar") as image:
    def blob(digest):
        content = image.extractfile("blobs/sha256/" + digest.split(":")[1]).read()
        assert "sha256:" + hashlib.sha256(content).hexdigest() == digest
        return content
    index = json.load(image.extractfile("index.json"))
    manifest = json.loads(blob(index["manifests"][0]["digest"]))
    config = json.loads(blob(manifest["config"]["digest"]))
    import gzip, io
    layer = gzip.decompress(blob(manifest["layers"][0]["digest"]))
    assert config["rootfs"]["diff_ids"] == ["sha256:" + hashlib.sha256(layer).hexdigest()]
    assert tarfile.open(fileobj=io.BytesIO(layer)).extractfile("usr/bin/render-cli").read() == tool
print(f"release: {name}: archive, bundle, image and bill of materials are whole; the tool has {len(tool)} bytes")
PY
done
name=$(basename "$dist"/render-cli-*-"$(uname -m)"-linux.tar.gz .tar.gz)
tool=$work/$name/bin/render-cli
[ -x "$tool" ] || fail "there is no tool for this machine"

# An empty root: the tool, the goldens and documents, and /proc.
root=$work/root
mkdir -p "$root"/{work,tmp,proc,dev}
for each in "$work"/render-cli-*-linux; do cp "$each/bin/render-cli" "$root/work/${each##*/}"; done
cp -r Snapshots Examples "$root/work/"
printf '%s\n' '{"id":1,"op":"render","document":"Examples/order-card.json"}' \
  '{"id":2,"op":"audit","document":"Examples/order-card.json"}' > "$root/work/requests.jsonl"
bare() { bare_with "$name" "$@"; } # words of the tool
bare_with() { # name, words of the tool
  unshare --mount --pid --fork ${user:-} bash -c '
    root=$1; tool=$2; shift 2
    mount -t proc proc "$root/proc" 2>/dev/null || mount --rbind /proc "$root/proc"
    touch "$root/dev/null"; mount --bind /dev/null "$root/dev/null"
    cd "$root/work" && exec env -i TMPDIR=/tmp "$(command -v chroot)" "$root" "/work/$tool" "$@"' _ "$root" "$@"
}
user=
if ! unshare --mount --pid --fork true 2>/dev/null; then
  user="--user --map-root-user"
  unshare --mount --pid --fork $user true 2>/dev/null ||
    { echo "release: SKIPPED the empty root, no root and no user namespaces" >&2; exit 0; }
fi
# chroot begins in the root itself.
mkdir -p "$root/Snapshots" "$root/Examples"
rmdir "$root/Snapshots" "$root/Examples"
mv "$root/work/Snapshots" "$root/work/Examples" "$root/work/requests.jsonl" "$root/"
bare verify --unchanged draw --artifacts /tmp/failures || fail "goldens differ in an empty root"
bare audit Examples/order-card.json >/dev/null || fail "the audit fails in an empty root"
bare batch -o /tmp/pictures requests.jsonl | tail -1 | grep -q '"done":2,"failed":0' || fail "the batch fails in an empty root"
bare render Examples/order-card.json -o /tmp/card.png || fail "a document is not drawn in an empty root"
[ -s "$root/tmp/card.png" ] || fail "there is no picture"
runnable=("$name")
for other in "$root"/work/render-cli-*-linux; do
  other=${other##*/}
  [ "$other" != "$name" ] || continue
  processor=${other%-linux}
  processor=${processor##*-}
  # F: the interpreter was opened when it was registered, and so is found in any root.
  kernel=/proc/sys/fs/binfmt_misc/qemu-$processor
  if ! grep -qs enabled "$kernel" || ! grep -q '^flags:.*F' "$kernel"; then
    echo "release: SKIPPED running $other, the kernel does not know how in another root" >&2
    continue
  fi
  runnable+=("$other")
  bare_with "$other" render Examples/order-card.json -o /tmp/other.png || fail "$other draws nothing"
  cmp "$root/tmp/other.png" "$root/tmp/card.png" || fail "$other draws another picture"
  echo "release: $other draws the same picture"
done

if command -v podman >/dev/null && [ "$(id -u)" = 0 ]; then
  # In folders of its own, and with limits that are below any machine's.
  pod() { podman --root "$work/pod" --runroot "$work/podrun" --storage-driver vfs --events-backend file \
    --cgroup-manager cgroupfs ${runtime:-} "$@"; }
  runtime=
  if command -v runc >/dev/null; then runtime="--runtime runc"; fi
  mkdir "$work/seen"
  cp Examples/order-card.json "$work/seen/"
  for each in "${runnable[@]}"; do
    image=$(pod load --quiet -i "$dist/$each.oci.tar" | sed 's/^Loaded image: *//')
    rm -f "$work/seen/card.png"
    pod run --rm --network none --ulimit nofile=256:256 --ulimit nproc=256:256 -v "$work/seen:/work" "$image" \
      render order-card.json -o card.png || fail "the image of $each draws nothing in podman"
    cmp "$work/seen/card.png" "$root/tmp/card.png" || fail "the image of $each draws another picture"
    pod rmi --all --force >/dev/null
    echo "release: the image of $each draws the same picture in podman"
  done
else
  echo "release: SKIPPED the images in podman: apt install podman runc, as root" >&2
fi

# Numbers to read, nothing is asserted.
python3 - "$tool" <<'PY'
import resource, subprocess, sys, time
def median(words):
    times = []
    for _ in range(15):
        start = time.perf_counter()
        subprocess.run(words, check=True, stdout=subprocess.DEVNULL)
        times.append(time.perf_counter() - start)
    return sorted(times)[7] * 1000
card = median([sys.argv[1], "render", "Examples/order-card.json", "-o", "/dev/null", "--format", "png"])
empty = median(["/bin/true"])
print(f"release: cold start of the card {card:.1f} ms, of an empty process {empty:.1f} ms")
PY
echo "release: clean"
