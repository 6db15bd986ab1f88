#!/usr/bin/env python3
"""Packs static tools for a release: archives, artifact bundle, OCI images, completions, SBOMs and sums.

`scripts/release.sh` calls it. All files depend on the tools, the checkout and SOURCE_DATE_EPOCH alone.
"""
import argparse
import gzip
import hashlib
import io
import json
import os
import pathlib
import re
import subprocess
import sys
import tarfile
import time
import zipfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
EPOCH = int(os.environ.get("SOURCE_DATE_EPOCH", "0"))
MACHINES = {0x3E: ("x86_64", "amd64"), 0xB7: ("aarch64", "arm64")}


def machine(tool):
    """The names of the processor that an ELF file is for; refuses one that needs other files."""
    if tool[:4] != b"\x7fELF":
        sys.exit("release: the tool is no ELF file")
    count = int.from_bytes(tool[56:58], "little")
    start = int.from_bytes(tool[32:40], "little")
    kinds = [int.from_bytes(tool[start + 56 * n:start + 56 * n + 4], "little") for n in range(count)]
    if 3 in kinds:  # PT_INTERP
        sys.exit("release: the tool is linked dynamically")
    return MACHINES[int.from_bytes(tool[18:20], "little")]


def tar(files):
    """A tar of (name, bytes, mode), the same for the same files."""
    buffer = io.BytesIO()
    folders = sorted({str(p) for name, _, _ in files for p in pathlib.PurePosixPath(name).parents} - {"."})
    with tarfile.open(fileobj=buffer, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name in folders:
            entry = tarfile.TarInfo(name)
            entry.type, entry.mode, entry.mtime = tarfile.DIRTYPE, 0o755, EPOCH
            archive.addfile(entry)
        for name, content, mode in files:
            entry = tarfile.TarInfo(name)
            entry.size, entry.mode, entry.mtime = len(content), mode, EPOCH
            archive.addfile(entry, io.BytesIO(content))
    return buffer.getvalue()


def gz(content):
    return gzip.compress(content, 9, mtime=EPOCH)


def bundle(version, tools):
    """A SwiftPM artifact bundle of (triple, tool): dependent packages use the tool without building it (SE-0305)."""
    folder = "render-cli.artifactbundle"
    paths = {triple: f"render-cli-{version}-{triple}/bin/render-cli" for triple, _ in tools}
    info = {"schemaVersion": "1.0", "artifacts": {"render-cli": {
        "version": version, "type": "executable",
        "variants": [{"path": path, "supportedTriples": [triple]} for triple, path in paths.items()]}}}
    buffer = io.BytesIO()
    date = time.gmtime(max(EPOCH, 315532800))[:6]
    files = [("info.json", json.dumps(info, indent=2).encode() + b"\n", 0o644)]
    files += [(paths[triple], tool, 0o755) for triple, tool in tools]
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content, mode in files:
            entry = zipfile.ZipInfo(f"{folder}/{name}", date)
            entry.external_attr, entry.compress_type = (0o100000 | mode) << 16, zipfile.ZIP_DEFLATED
            archive.writestr(entry, content)
    return buffer.getvalue()


def image(version, architecture, tool):
    """An OCI image of the tool alone, as an archive that `podman load` and `skopeo` read."""
    blobs = {}

    def blob(content, kind):
        digest = hashlib.sha256(content).hexdigest()
        blobs[f"blobs/sha256/{digest}"] = content
        return {"mediaType": f"application/vnd.oci.image.{kind}", "digest": f"sha256:{digest}", "size": len(content)}

    def text(value):
        return json.dumps(value, separators=(",", ":"), sort_keys=True).encode()

    layer = tar([("usr/bin/render-cli", tool, 0o755), ("tmp/.keep", b"", 0o644), ("work/.keep", b"", 0o644)])
    created = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(EPOCH))
    config = blob(text({
        "created": created, "architecture": architecture, "os": "linux",
        "config": {"Entrypoint": ["/usr/bin/render-cli"], "WorkingDir": "/work", "Env": ["PATH=/usr/bin"]},
        "rootfs": {"type": "layers", "diff_ids": [f"sha256:{hashlib.sha256(layer).hexdigest()}"]},
        "history": [{"created": created, "created_by": "scripts/release.sh"}]}), "config.v1+json")
    manifest = blob(text({
        "schemaVersion": 2, "mediaType": "application/vnd.oci.image.manifest.v1+json", "config": config,
        "layers": [blob(gz(layer), "layer.v1.tar+gzip")]}), "manifest.v1+json")
    manifest["annotations"] = {"org.opencontainers.image.ref.name": f"render-cli:{version}"}
    manifest["platform"] = {"architecture": architecture, "os": "linux"}
    index = text({"schemaVersion": 2, "mediaType": "application/vnd.oci.image.index.v1+json", "manifests": [manifest]})
    files = [("oci-layout", text({"imageLayoutVersion": "1.0.0"}), 0o644), ("index.json", index, 0o644)]
    return tar(files + [(name, blobs[name], 0o644) for name in sorted(blobs)])


def compiler(path):
    """The version of the compiler that made a tool, as its build has written it beside it."""
    note = pathlib.Path(f"{path}.swift")
    return (note.read_text().strip() if note.exists() else "") or "NOASSERTION"


def sbom(version, name, tool, swift):
    """What is in the tool, as SPDX 2.3 in JSON: the package, the data that it embeds, the libraries linked into it."""
    parts = [("Swift-runtime", swift, "Apache-2.0 WITH Swift-exception", "the standard library, linked statically"),
             ("swift-foundation", swift, "Apache-2.0 WITH Swift-exception", "Foundation, without the data of ICU"),
             ("swift-foundation-icu", swift, "Unicode-3.0", "ICU's code, linked statically"),
             ("swift-corelibs-libdispatch", swift, "Apache-2.0 WITH Swift-exception", "linked statically"),
             ("glibc", "NOASSERTION", "LGPL-2.1-or-later", "the C library that the tool was linked with, statically"),
             ("libstdc++", "NOASSERTION", "GPL-3.0-or-later WITH GCC-exception-3.1", "linked statically")]
    for line in (ROOT / "THIRD_PARTY_NOTICES.md").read_text().splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| ") and len(cells) == 4 and cells[0] != "data" and "Sources/" in cells[1]:
            parts.append((cells[0], "NOASSERTION", "NOASSERTION", f"{cells[2]}; {cells[3]}"))
    digest = hashlib.sha256(tool).hexdigest()

    def package(number, part):
        label, release, licence, words = part
        return {"SPDXID": f"SPDXRef-Part-{number}", "name": label, "versionInfo": release,
                "downloadLocation": "NOASSERTION", "filesAnalyzed": False, "licenseConcluded": licence,
                "licenseDeclared": licence, "copyrightText": "NOASSERTION", "comment": words}

    packages = [{"SPDXID": "SPDXRef-Tool", "name": "render-cli", "versionInfo": version,
                 "downloadLocation": "NOASSERTION", "filesAnalyzed": False, "licenseConcluded": "NOASSERTION",
                 "licenseDeclared": "NOASSERTION", "copyrightText": "NOASSERTION", "packageFileName": name,
                 "checksums": [{"algorithm": "SHA256", "checksumValue": digest}]}]
    packages += [package(number, part) for number, part in enumerate(parts, 1)]
    relations = [{"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES",
                  "relatedSpdxElement": "SPDXRef-Tool"}]
    relations += [{"spdxElementId": "SPDXRef-Tool", "relationshipType": "CONTAINS",
                   "relatedSpdxElement": each["SPDXID"]} for each in packages[1:]]
    return {"spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT",
            "name": f"render-cli-{version}", "documentNamespace": f"urn:sha256:{digest}",
            "creationInfo": {"created": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(EPOCH)),
                             "creators": ["Tool: stillframe-release"]},
            "packages": packages, "relationships": relations}


class Packed:
    """A tool beside the files of the release, where it says its own name."""

    def __init__(self, tool, output):
        self.path = (output / "render-cli").resolve()
        self.path.write_bytes(tool)
        self.path.chmod(0o755)

    def says(self, *words):
        try:
            return subprocess.run([self.path, *words], check=True, capture_output=True, stdin=subprocess.DEVNULL).stdout
        except OSError as error:
            sys.exit(f"release: a tool cannot be run here: {error}")

    def completions(self):
        return {shell: self.says("completions", shell) for shell in ("bash", "zsh", "fish")}

    def sources(self):
        hello = json.loads(self.says("batch").splitlines()[0])
        return {key: hello[key] for key in ("version", "engine", "sources")}


def pack(version, tool, swift, words):
    """The archive, bill and image of a tool: bytes by name."""
    processor, architecture = machine(tool)
    name = f"render-cli-{version}-{processor}-linux"
    bill = json.dumps(sbom(version, f"{name}.tar.gz", tool, swift), indent=2, ensure_ascii=False).encode() + b"\n"
    files = [(f"{name}/bin/render-cli", tool, 0o755), (f"{name}/share/sbom.spdx.json", bill, 0o644),
             (f"{name}/share/bash-completion/completions/render-cli", words["bash"], 0o644),
             (f"{name}/share/zsh/site-functions/_render-cli", words["zsh"], 0o644),
             (f"{name}/share/fish/vendor_completions.d/render-cli.fish", words["fish"], 0o644),
             (f"{name}/THIRD_PARTY_NOTICES.md", (ROOT / "THIRD_PARTY_NOTICES.md").read_bytes(), 0o644)]
    files += [(f"{name}/licences/{path.name}", path.read_bytes(), 0o644)
              for path in sorted((ROOT / "docs/licences").iterdir())]
    return {f"{name}.tar.gz": gz(tar(files)), f"{name}.spdx.json": bill,
            f"{name}.oci.tar": image(version, architecture, tool)}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", required=True, action="append", help="one for each architecture")
    parser.add_argument("--output", required=True)
    options = parser.parse_args()
    tools = [pathlib.Path(path).read_bytes() for path in options.tool]
    processors = [machine(tool)[0] for tool in tools]
    if len(set(processors)) < len(tools):
        sys.exit(f"release: several tools for one architecture: {', '.join(processors)}")
    output = pathlib.Path(options.output)
    output.mkdir(parents=True, exist_ok=True)
    version = re.search(r'"(.+)"', (ROOT / "Sources/Commands/Shell/ToolVersion.swift").read_text())[1]
    triples = [f"{processor}-unknown-linux-gnu" for processor in processors]
    products = {f"render-cli-{version}.artifactbundle.zip": bundle(version, list(zip(triples, tools)))}
    made = []
    for path, tool in zip(options.tool, tools):
        packed = Packed(tool, output)
        try:
            made.append(packed.sources())
            products.update(pack(version, tool, compiler(path), packed.completions()))
        finally:
            packed.path.unlink()
    if any(each != made[0] for each in made) or made[0]["version"] != version:
        sys.exit(f"release: the tools are not of the same sources, or not of version {version}: {made}")
    sums = output / "SHA256SUMS"
    for line in sums.read_text().splitlines() if sums.exists() else []:
        (output / line.split(maxsplit=1)[1]).unlink(missing_ok=True)
    for path, content in products.items():
        (output / path).write_bytes(content)
    lines = "".join(f"{hashlib.sha256(products[path]).hexdigest()}  {path}\n" for path in sorted(products))
    sums.write_text(lines)
    for processor, tool in zip(processors, tools):
        print(f"the tool for {processor} has {len(tool) / 1e6:.1f} MB")
    for path in sorted(products):
        print(f"{len(products[path]) / 1e6:8.1f} MB  {path}")
    print(lines, end="")


if __name__ == "__main__":
    main()
