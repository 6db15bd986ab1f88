#!/usr/bin/env python3
"""Packs a static tool for a release: archive, artifact bundle, OCI image, completions, SBOM and sums.

`scripts/release.sh` calls it. All files depend on the tool, the checkout and SOURCE_DATE_EPOCH alone.
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


def bundle(version, triple, tool):
    """A SwiftPM artifact bundle: dependent packages use the tool without building it (SE-0305)."""
    folder = "render-cli.artifactbundle"
    path = f"render-cli-{version}-{triple}/bin/render-cli"
    info = {"schemaVersion": "1.0", "artifacts": {"render-cli": {
        "version": version, "type": "executable",
        "variants": [{"path": path, "supportedTriples": [triple]}]}}}
    buffer = io.BytesIO()
    date = time.gmtime(max(EPOCH, 315532800))[:6]
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content, mode in [(f"{folder}/info.json", json.dumps(info, indent=2).encode() + b"\n", 0o644),
                                    (f"{folder}/{path}", tool, 0o755)]:
            entry = zipfile.ZipInfo(name, date)
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


def compiler():
    try:
        text = subprocess.run(["swiftc", "--version"], capture_output=True, text=True).stdout
    except OSError:
        text = ""
    found = re.search(r"Swift version (\S+)", text)
    return found[1] if found else "NOASSERTION"


def sbom(version, name, tool):
    """What is in the tool, as SPDX 2.3 in JSON: the package, the data that it embeds, the libraries linked into it."""
    swift = compiler()
    parts = [("Swift-runtime", swift, "Apache-2.0 WITH Swift-exception", "the standard library, linked statically"),
             ("swift-foundation", swift, "Apache-2.0 WITH Swift-exception", "Foundation, without the data of ICU"),
             ("swift-foundation-icu", swift, "Unicode-3.0", "ICU's code, linked statically"),
             ("swift-corelibs-libdispatch", swift, "Apache-2.0 WITH Swift-exception", "linked statically"),
             ("glibc", "NOASSERTION", "LGPL-2.1-or-later", "the C library of the building machine, linked statically"),
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


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", required=True)
    parser.add_argument("--output", required=True)
    options = parser.parse_args()
    tool = pathlib.Path(options.tool).read_bytes()
    output = pathlib.Path(options.output)
    output.mkdir(parents=True, exist_ok=True)
    processor, architecture = machine(tool)
    triple = f"{processor}-unknown-linux-gnu"
    version = re.search(r'"(.+)"', (ROOT / "Sources/Commands/Shell/ToolVersion.swift").read_text())[1]
    # Copied beside the files, so that the tool says its own name in the completions.
    packed = output / "render-cli"
    packed.write_bytes(tool)
    packed.chmod(0o755)
    completions = {shell: subprocess.run([packed.resolve(), "completions", shell], check=True, capture_output=True).stdout
                   for shell in ("bash", "zsh", "fish")}
    packed.unlink()
    name = f"render-cli-{version}-{processor}-linux"
    bill = json.dumps(sbom(version, f"{name}.tar.gz", tool), indent=2, ensure_ascii=False).encode() + b"\n"
    files = [(f"{name}/bin/render-cli", tool, 0o755), (f"{name}/share/sbom.spdx.json", bill, 0o644),
             (f"{name}/share/bash-completion/completions/render-cli", completions["bash"], 0o644),
             (f"{name}/share/zsh/site-functions/_render-cli", completions["zsh"], 0o644),
             (f"{name}/share/fish/vendor_completions.d/render-cli.fish", completions["fish"], 0o644),
             (f"{name}/THIRD_PARTY_NOTICES.md", (ROOT / "THIRD_PARTY_NOTICES.md").read_bytes(), 0o644)]
    files += [(f"{name}/licences/{path.name}", path.read_bytes(), 0o644)
              for path in sorted((ROOT / "docs/licences").iterdir())]
    products = {f"{name}.tar.gz": gz(tar(files)), f"{name}.spdx.json": bill,
                f"render-cli-{version}-{processor}.artifactbundle.zip": bundle(version, triple, tool),
                f"{name}.oci.tar": image(version, architecture, tool)}
    for path, content in products.items():
        (output / path).write_bytes(content)
    sums = "".join(f"{hashlib.sha256(products[path]).hexdigest()}  {path}\n" for path in sorted(products))
    (output / "SHA256SUMS").write_text(sums)
    print(f"the tool has {len(tool) / 1e6:.1f} MB")
    for path in sorted(products):
        print(f"{len(products[path]) / 1e6:8.1f} MB  {path}")
    print(sums, end="")


if __name__ == "__main__":
    main()
