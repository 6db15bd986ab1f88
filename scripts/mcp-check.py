#!/usr/bin/env python3
"""Drives `render-cli mcp` through the official Python client (PyPI `mcp`) and by hand.

The client calls every tool and reads every resource in both ways of the protocol: with the handshake and with the
version in each request. By hand, lines are sent that no client would send. Where PyPI's `tiktoken` and its table are
there, the tool's own count of tokens is compared with a real one; it says so where not.

usage: scripts/mcp-check.py [--tool .build/release/render-cli]
"""
import argparse
import asyncio
import base64
import json
import pathlib
import struct
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
failures = []


def check(condition, words):
    if not condition:
        failures.append(words)
        print(f"mcp-check: {words}", file=sys.stderr)


READ = {"list", "render", "tree", "tree_diff", "audit", "speech", "compare", "matrix"}
WRITE = {"verify", "record", "approve"}
CARD = {"version": 1, "name": "card", "view": {"type": "text", "value": "Hello"}}
texts = []


def words(result):
    text = "\n".join(c.text for c in result.content if c.type == "text")
    texts.append(text)
    return text


def picture(result):
    found = [c for c in result.content if c.type == "image"]
    check(len(found) == 1 and found[0].mime_type == "image/png", "there is no picture")
    data = base64.b64decode(found[0].data)
    check(data[:8] == b"\x89PNG\r\n\x1a\n", "the picture is no PNG")
    return struct.unpack(">II", data[16:24])


async def use(tool, mode):
    from mcp.client.client import Client
    from mcp.client.stdio import StdioServerParameters, stdio_client

    def server(*flags, folder=ROOT):
        return stdio_client(StdioServerParameters(command=str(tool), args=["mcp", *flags], cwd=str(folder)))

    async with Client(server(), mode=mode) as client:
        wanted = "2025-11-25" if mode == "legacy" else "2026-07-28"
        check(client.protocol_version == wanted, f"{mode}: the version is {client.protocol_version}")
        check(client.server_info.name == "stillframe", "the server has another name")
        listed = (await client.list_tools()).tools
        check({t.name for t in listed} == READ, f"the tools are {[t.name for t in listed]}")
        check(all(t.annotations.read_only_hint for t in listed), "a tool says that it writes")
        try:
            import jsonschema
            for each in listed:
                jsonschema.Draft202012Validator.check_schema(each.input_schema)
        except ImportError:
            print("mcp-check: SKIPPED the schemas of tools; pip install jsonschema", file=sys.stderr)

        async def call(name, is_error=False, **arguments):
            result = await client.call_tool(name, arguments)
            text = words(result)
            check(bool(result.is_error) == is_error, f"{name} {arguments}: {text[:300]}")
            return result, text

        _, text = await call("list", pattern="order-card")
        check("order-card/english: light dark" in text, f"list says {text[:200]}")
        _, text = await call("list", folder="Examples", tokens=20_000)
        check("(Examples/order-card.json)" in text, f"list says {text[:200]}")
        result, text = await call("render", story="order-card/english", overlay=["speech"])
        check("\n1 " in text and " at " in text, f"numbers are not told: {text[:300]}")
        check(max(picture(result)) <= 1568, "the picture is too large")
        result, _ = await call("render", document=CARD, appearance={"width": 16000, "height": 16000})
        check(max(picture(result)) <= 1568, "a large picture is not made smaller")
        _, text = await call("tree", story="order-card/english")
        check("button" in text and "hit" in text, f"tree says {text[:300]}")
        _, text = await call("tree", story="order-card/english", depth=1)
        _, whole = await call("tree", story="order-card/english", format="text", tokens=20_000)
        check(len(text) < len(whole), "a depth changes nothing")
        _, first = await call("tree", story="screens/plants/offline", format="text", tokens=500)
        offset = int(first.rsplit(": ", 1)[1])
        _, second = await call("tree", story="screens/plants/offline", format="text", tokens=500, offset=offset)
        check(first.splitlines()[-1].startswith("…") and first.splitlines()[1] not in second, "no second page")
        await call("tree", is_error=True, story="order-card/english", node="no/such")
        _, text = await call("tree_diff", story="order-card/english", against={"story": "order-card/hebrew"})
        check("→" in text, f"tree_diff says {text[:300]}")
        _, text = await call("tree_diff", story="order-card/english", against="golden")
        check("the same" in text, f"tree_diff with the golden says {text[:300]}")
        small = {**CARD, "view": {"type": "button", "value": "x", "modifiers": [{"opacity": 0.3}]}}
        _, text = await call("audit", document=small, profile="wcag-aa")
        check("contrast" in text, f"audit says {text[:300]}")
        _, text = await call("speech", story="order-card/english")
        check("1" in text, f"speech says {text[:200]}")
        result, text = await call("compare", story="order-card/english", against="golden")
        check('"isMatch":true' in text, f"compare says {text[:300]}")
        picture(result)
        result, text = await call("compare", document=CARD, appearance={"scale": 1},
                                  against={"document": CARD, "appearance": {"scheme": "dark", "scale": 1}})
        check('"isMatch":false' in text, f"compare says {text[:300]}")
        result, _ = await call("matrix", story="button/filled", axes=["scheme", "direction"],
                               appearance={"scale": 1})
        picture(result)
        # Errors are answers that an agent can mend.
        for arguments in ({}, {"story": "order-card/englsh"}, {"document": "../secret.json"},
                          {"document": "/etc/passwd"}, {"story": "a", "document": "b"},
                          {"story": "order-card/english", "colour": 1}, {"document": {"version": 1}},
                          {"story": "order-card/english", "output": "x.png"}):
            await call("render", is_error=True, **arguments)
        await call("matrix", is_error=True, story="button/filled", axes=["type-size", "locale", "vision", "scheme"])
        stories = [line.split(":")[0] for line in
                   (await call("list", pattern="screens/*", tokens=20_000))[1].splitlines()[1:]]
        for story in stories:
            await call("tree", story=story)
        resources = (await client.list_resources()).resources
        for each in resources:
            contents = (await client.read_resource(str(each.uri))).contents
            check(len(contents[0].text) > 100, f"{each.uri} is empty")
        check(json.loads((await client.read_resource("stillframe://schema")).contents[0].text)["$defs"], "no schema")
        templates = (await client.list_resource_templates()).resource_templates
        check(len(templates) == 3, "there are other templates")
        for uri, part in (("stillframe://docs/documents/button", "### button"),
                          ("stillframe://docs/commands/render", "--overlay"),
                          ("stillframe://stories/order-card/english", "dark")):
            text = (await client.read_resource(uri)).contents[0].text
            check(part in text, f"{uri} says {text[:200]}")
        for uri in ("stillframe://docs/documents/nothing", "file:///etc/passwd", "stillframe://stories/../x"):
            try:
                await client.read_resource(uri)
                check(False, f"{uri} is read")
            except Exception:
                pass
        for name in ("record", "nothing"):
            try:
                await client.call_tool(name, {"patterns": ["*"]})
                check(False, f"{name} is called")
            except Exception:
                pass

    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, "card.json").write_text(json.dumps(CARD))
        async with Client(server("--write", folder=folder), mode=mode) as client:
            listed = (await client.list_tools()).tools
            check({t.name for t in listed} == READ | WRITE, "--write offers other tools")
            result = await client.call_tool("record", {"patterns": ["card.json"]})
            check(not result.is_error and pathlib.Path(folder, "Snapshots/card/light.png").exists(),
                  f"record says {words(result)[:300]}")
            result = await client.call_tool("compare", {"document": "card.json", "against": "golden"})
            check('"isMatch":true' in words(result), "the new golden is another picture")
            pathlib.Path(folder, "card.json").write_text(json.dumps(CARD).replace("Hello", "Good-bye"))
            result = await client.call_tool("verify", {"patterns": ["card.json"]})
            check("exit status 1" in words(result), f"verify says {words(result)[:300]}")
            result = await client.call_tool("approve", {})
            check("approved" in words(result), f"approve says {words(result)[:300]}")
            result = await client.call_tool("verify", {"patterns": ["card.json"]})
            check("exit status 0" in words(result), f"verify says {words(result)[:300]}")
            result = await client.call_tool("render", {"document": "card.json", "output": "card.png"})
            check(pathlib.Path(folder, "card.png").exists(), f"render says {words(result)[:300]}")
            for output in ("../card.png", "/tmp/card.png", ".git/card.png", "card.txt", "no/such/card.png"):
                result = await client.call_tool("render", {"document": "card.json", "output": output})
                check(result.is_error, f"a picture is written to {output}")
            result = await client.call_tool("record", {"patterns": ["--force"]})
            check(result.is_error, "an operand is a flag")


def by_hand(tool):
    meta = {"io.modelcontextprotocol/protocolVersion": "2026-07-28",
            "io.modelcontextprotocol/clientCapabilities": {}}

    def raw(*lines):
        text = b"".join((l if isinstance(l, bytes) else json.dumps(l).encode()) + b"\n" for l in lines)
        done = subprocess.run([tool, "mcp"], input=text, capture_output=True, cwd=ROOT, timeout=120)
        check(done.returncode == 0, f"it ends with {done.returncode}: {done.stderr[:300]}")
        return [json.loads(line) for line in done.stdout.splitlines()]

    def request(id, method, **params):
        return {"jsonrpc": "2.0", "id": id, "method": method, "params": params}

    def modern(id, method, **params):
        return request(id, method, _meta=meta, **params)

    hello = request(0, "initialize", protocolVersion="1999-01-01", capabilities={}, clientInfo={})
    answers = raw(
        b"{", b"\xff\xfe", b"[" * 100_000, b"[]", b"null", {"id": 1}, {"jsonrpc": "2.0", "id": [], "method": "ping"},
        {"jsonrpc": "2.0", "id": 1.5, "method": "ping"}, {"jsonrpc": "2.0", "id": None, "method": "ping"},
        {"jsonrpc": "2.0", "id": "x" * 201, "method": "ping"}, {"jsonrpc": "1.0", "id": 1, "method": "ping"},
        b"x" * 17_000_000, request(7, "tools/list"),
        {"jsonrpc": "2.0", "id": 8, "method": 8}, {"jsonrpc": "2.0", "id": 9, "method": "ping", "params": []})
    codes = [a["error"]["code"] for a in answers]
    check(codes == [-32700, -32700, -32700, -32600, -32600, -32600, -32600, -32600, -32600, -32600, -32600, -32600,
                    -32600, -32600, -32602], f"bad lines have the codes {codes}")
    answers = raw(
        hello, {"jsonrpc": "2.0", "method": "notifications/initialized"}, {"jsonrpc": "2.0", "id": 5, "result": {}},
        {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": {}}},
        request("a", "ping"), request("b", "no/such"), request("c", "tools/call"),
        request("d", "tools/call", name="tree", arguments=[]), request("e", "tools/list", cursor="x"),
        request("f", "resources/read", uri=5), request("g", "server/discover"))
    by_id = {a["id"]: a for a in answers}
    check(by_id[0]["result"]["protocolVersion"] == "2025-11-25", "an unknown version is agreed to")
    check(by_id["a"]["result"] == {}, "ping is not answered")
    check([by_id[i].get("error", {}).get("code") for i in "bcefg"] == [-32601, -32602, -32602, -32602, -32601],
          f"errors are {[by_id[i] for i in 'bcefg']}")
    check(by_id["d"]["result"]["isError"] is True, "arguments that are no object are taken")
    check(len(answers) == 8, "a notification is answered")
    wrong = {**meta, "io.modelcontextprotocol/protocolVersion": "2031-01-01"}
    answers = raw(modern(1, "server/discover"), request(2, "server/discover", _meta=wrong),
                  request(3, "tools/list", _meta={"io.modelcontextprotocol/protocolVersion": "2026-07-28"}),
                  modern(4, "ping"), modern(5, "tools/list"))
    check(answers[0]["result"]["supportedVersions"][0] == "2026-07-28", "discover names other versions")
    check(answers[1]["error"]["code"] == -32022 and "2026-07-28" in answers[1]["error"]["data"]["supported"],
          "an unknown version is taken")
    check([a.get("error", {}).get("code") for a in answers[2:]] == [-32602, -32601, None], "the envelope is ignored")
    check({"resultType", "ttlMs", "cacheScope"} <= set(answers[4]["result"]), "the list has no hints for caches")
    # What is given up is not answered; what comes behind it is.
    slow = modern("slow", "tools/call", name="matrix", arguments={
        "story": "screens/plants/offline", "axes": ["type-size", "direction"], "appearance": {"scale": 2}})
    answers = raw(slow, {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": "slow"}},
                  modern("next", "tools/call", name="speech", arguments={"story": "order-card/english"}))
    check([a["id"] for a in answers] == ["next"], f"cancelled: {[a['id'] for a in answers]}")
    answers = raw(modern(1, "tools/call", name="render", arguments={
        "story": "screens/plants/offline", "seconds": 0.01}))
    check(answers[0]["result"]["isError"] is True, "a request has more time than it may take")


def check_tokens():
    longest = max(texts, key=len)
    try:
        import tiktoken
        table = tiktoken.get_encoding("o200k_base")
    except Exception as error:
        print(f"mcp-check: SKIPPED the count of tokens, {str(error)[:100]}", file=sys.stderr)
        return
    pages = [t for t in texts if len(t) < 10_000]
    most = max(len(table.encode(t)) for t in pages)
    check(most <= 2_000, f"an answer has {most} tokens")
    print(f"mcp-check: at most {most} tokens of o200k_base in {len(pages)} answers of usual length; "
          f"the longest has {len(longest)} characters")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", default=".build/release/render-cli")
    tool = str(pathlib.Path(parser.parse_args().tool).resolve())
    by_hand(tool)
    try:
        import mcp  # noqa: F401
    except ImportError as error:
        print(f"mcp-check: SKIPPED the client, {error}; pip install mcp", file=sys.stderr)
    else:
        for mode in ("legacy", "auto"):
            asyncio.run(use(tool, mode))
        check_tokens()
    if failures:
        sys.exit(f"mcp-check: {len(failures)} failures")
    print("mcp-check: fine")


main()
