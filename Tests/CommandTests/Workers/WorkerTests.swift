import Audit
import Components
import Foundation
import Render
import Testing

@testable import Commands

// Off the main actor, which other tests need while these wait for processes.
@Suite("Workers: a story that stops its process is that story's error", .serialized)
struct WorkerTests {
  private static let flags = ["--story-timeout", "2", "--story-memory", "512"]

  /// What the JSON of a run says of each variant, by its name.
  private func results(_ output: String) throws -> [String: [String: Any]] {
    let root = try #require(
      JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    let list = try #require(root["results"] as? [[String: Any]])
    return Dictionary(
      uniqueKeysWithValues: list.map { ("\($0["story"] ?? "")/\($0["variant"] ?? "")", $0) })
  }

  @Test("Blocks of the main queue that a view posts are done in its picture")
  func mainQueue() throws {
    try withTemporaryFolder { folder in
      let run = try FaultyTool.run(["tree", "late"], in: folder, hasLateStories: true)
      #expect(
        run.output.contains("queue task again found true en_US"), "\(run.output)\(run.messages)")
    }
  }

  @Test("record writes all goldens but those of stories that stop their process")
  func recordsTheOthers() throws {
    try withTemporaryFolder { folder in
      let run = try FaultyTool.run(["record", "--json"] + Self.flags, in: folder)
      #expect(run.status == 70)
      let results = try results(run.output)
      #expect(results.count == 12 + 16)
      for (name, result) in results
      where name.hasPrefix("good/") || name.contains("print") || name == "bad/dark/light" {
        #expect(result["status"] as? String == "recorded", "\(name)")
      }
      let reasons: [(String, String)] = [
        ("trap", "signal"), ("overflow", "signal 11"), ("hang", "longer than 2 s"),
        ("memory", "more than 512 MB"), ("exit", "with status 3"), ("canvas", "signal"),
      ]
      for (name, reason) in reasons {
        for variant in ["light", "dark"] {
          let result = try #require(results["bad/\(name)/\(variant)"])
          #expect(result["status"] as? String == "error")
          let summary = try #require(result["summary"] as? String)
          #expect(summary.contains(reason), "\(name): \(summary)")
          let details = try #require(result["details"] as? String)
          #expect(details.contains("FaultyStories/main.swift:"), "\(name): \(details)")
        }
      }
      #expect(!FileManager.default.fileExists(atPath: "\(folder)/Snapshots/.partial"))
      #expect(run.messages.contains("bad/print · light printed:\nsaid by the story"))

      // What was recorded is whole; the run says the same whatever the number of processes.
      let subjects = ["good", "bad/dark", "bad/exit", "bad/hang", "bad/print"]
      let flags = ["verify"] + subjects + ["--json", "--unchanged", "draw"] + Self.flags
      let one = try FaultyTool.run(flags + ["--jobs", "1", "--report", "one.xml"], in: folder)
      let three = try FaultyTool.run(flags + ["--jobs", "3"], in: folder)
      #expect(one.status == 70)
      #expect(three.status == 70)
      let passed = try self.results(one.output).filter { $0.value["status"] as? String == "passed" }
      #expect(passed.count == 15)
      // What hung took all the time that it may.
      let xml = try String(contentsOfFile: "\(folder)/one.xml", encoding: .utf8)
      let hung = try #require(xml.firstRange(of: /classname="bad\/hang" name="light"[^>]*>/))
      let time = try #require(xml[hung].firstMatch(of: /\ time="([0-9.]+)"/))
      #expect(try #require(Double(time.1)) >= 2)
      #expect(
        try self.results(three.output).mapValues { $0["status"] as? String }
          == self.results(one.output).mapValues { $0["status"] as? String })
    }
  }

  @Test("An audit judges the other stories and names the one that stopped, in every format")
  func auditsTheOthers() throws {
    try withTemporaryFolder { folder in
      for format in ["text", "json", "sarif", "junit", "markdown", "html"] {
        let run = try FaultyTool.run(
          ["audit", "good", "bad/exit", "bad/print", "--format", format], in: folder)
        #expect(run.status == 70, "\(format)")
        #expect(run.output.contains("with status 3"), "\(format)")
        #expect(run.output.contains("bad/exit"), "\(format)")
        #expect(run.output.contains("FaultyStories/main.swift"), "\(format)")
        // The formats that list pictures have all of the others.
        if ["json", "junit"].contains(format) {
          for number in 0..<12 {
            #expect(run.output.contains("\"good/number-\(number)\""), "\(format)")
          }
        }
      }
    }
  }

  @Test("An audit loses no variant but the one that stopped, in a sweep too")
  func auditsTheOtherVariants() throws {
    try withTemporaryFolder { folder in
      func report(_ words: [String]) throws -> (pictures: Int, stopped: [String]) {
        let run = try FaultyTool.run(["audit", "bad/dark", "--json"] + words, in: folder)
        #expect(run.status == 70)
        let root = try #require(
          JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        let failures = try #require(root["stopped"] as? [[String: Any]])
        return (
          try #require(root["pictures"] as? [Any]).count,
          failures.compactMap { $0["variant"] as? String }
        )
      }
      let plain = try report([])
      #expect(plain.pictures == 1)
      #expect(plain.stopped == ["dark"])
      // One variant in light, one in dark: each that stops costs a second of looking for its line.
      let sweep = try report([
        "--sweep", "--type-size", "large", "--locale", "en", "--contrast", "standard",
        "--direction", "ltr", "--bold-text", "--reduce-transparency", "--reduce-motion",
        "--differentiate-without-color",
      ])
      #expect(sweep.pictures > 0)
      #expect(!sweep.stopped.isEmpty && sweep.stopped.allSatisfy { $0.hasPrefix("dark") })
    }
  }

  @Test("A canvas that stops its process stops nothing else, where appearances are named by it")
  func canvases() throws {
    try withTemporaryFolder { folder in
      let subjects = ["bad/canvas", "good/number-1"]
      let audit = try FaultyTool.run(
        ["audit"] + subjects + ["--sweep", "--scheme", "light", "--json"], in: folder)
      #expect(audit.status == 70)
      #expect(audit.output.contains("\"good/number-1\""))
      #expect(audit.output.contains("FaultyStories/main.swift"))
      let gallery = try FaultyTool.run(["gallery"] + subjects + ["-o", "site"], in: folder)
      #expect(gallery.status == 70)
      #expect(gallery.messages.contains("bad/canvas: it stopped the process"))
      let good = try String(
        contentsOfFile: "\(folder)/site/data/good/number-1.js", encoding: .utf8)
      #expect(good.contains("\"picture\""))
      // The widths and languages of canvases reach the names of appearances.
      #expect(good.contains("rtl"))
    }
  }

  @Test("A story that asks for too much is told by an audit beside the others")
  func overBudget() throws {
    try withTemporaryFolder { folder in
      try """
      {"version": 1, "name": "many", "variants": ["light"],
       "view": {"type": "vstack", "children": [
         {"type": "divider"}, {"type": "divider"}, {"type": "divider"}, {"type": "divider"},
         {"type": "divider"}, {"type": "divider"}, {"type": "divider"}, {"type": "divider"}]}}
      """.write(toFile: "\(folder)/many.json", atomically: true, encoding: .utf8)
      let run = try FaultyTool.run(
        ["audit", "many.json", "good/number-1", "--budget", "0.000005"], in: folder)
      #expect(run.status == 65)
      #expect(run.output.contains("many [light]: many.json:"))
      #expect(run.output.contains("--budget 2 is twice"))
      #expect(run.output.contains("1 picture,"))
    }
  }

  @Test("A trapping story and a document without room lose nothing of a long run")
  func longRun() throws {
    // `scripts/run-long-tests.sh` asks for more.
    let count =
      ProcessInfo.processInfo.environment["STILLFRAME_GOOD_STORIES"].flatMap { Int($0) } ?? 60
    try withTemporaryFolder { folder in
      try """
      {"version": 1, "name": "large", "variants": ["light"],
       "size": {"width": 1000, "height": 1000, "scale": 8}, "view": {"type": "spacer"}}
      """.write(toFile: "\(folder)/large.json", atomically: true, encoding: .utf8)
      let run = try FaultyTool.run(
        ["record", "good", "bad/trap", "large.json", "--json", "--story-memory", "96"],
        in: folder, goodStories: count)
      #expect(run.status == 70)
      let results = try results(run.output)
      #expect(results.count == count + 3)
      for (name, result) in results {
        let status = name.hasPrefix("good/") ? "recorded" : "error"
        #expect(result["status"] as? String == status, "\(name)")
      }
    }
  }

  @Test("A gallery shows the other stories, and why one cannot be shown")
  func showsTheOthers() throws {
    try withTemporaryFolder { folder in
      let run = try FaultyTool.run(
        [
          "gallery", "good/number-1", "bad/exit", "good/number-2", "-o", "site", "--axes",
          "variants",
        ],
        in: folder)
      #expect(run.status == 70)
      #expect(run.messages.contains("bad/exit: it ended the process with status 3"))
      let page = try String(contentsOfFile: "\(folder)/site/data/bad/exit.js", encoding: .utf8)
      #expect(page.contains("it ended the process with status 3"))
      let good = try String(
        contentsOfFile: "\(folder)/site/data/good/number-2.js", encoding: .utf8)
      #expect(good.contains("\"picture\""))
      #expect(!good.contains("failure"))
    }
  }

  @Test("A document that takes too much memory fails alone beside stories that trap")
  func documentsToo() throws {
    try withTemporaryFolder { folder in
      func write(_ name: String, side: Int) throws {
        try """
        {"version": 1, "name": "\(name)", "variants": ["light"],
         "size": {"width": \(side), "height": \(side), "scale": 8},
         "view": {"type": "text", "value": "\(name)",
          "modifiers": [{"frame": {"width": \(side), "height": \(side)}}]}}
        """.write(toFile: "\(folder)/\(name).json", atomically: true, encoding: .utf8)
      }
      try write("large", side: 1_000)
      try write("small", side: 20)
      let run = try FaultyTool.run(
        [
          "record", "large.json", "small.json", "good", "bad/trap", "--json", "--story-memory",
          "96",
        ],
        in: folder)
      #expect(run.status == 70)
      let results = try results(run.output)
      #expect(results["small/light"]?["status"] as? String == "recorded")
      #expect((results["large/light"]?["summary"] as? String)?.contains("96 MB") == true)
      #expect((results["large/light"]?["details"] as? String)?.contains("large.json:1") == true)
      #expect(results.values.count { $0["status"] as? String == "recorded" } == 13)
    }
  }

  @Test("The budget of a command holds in its workers")
  func budget() throws {
    try withTemporaryFolder { folder in
      try """
      {"version": 1, "name": "two", "variants": ["light"],
       "view": {"type": "vstack", "children": [{"type": "divider"}]}}
      """.write(toFile: "\(folder)/two.json", atomically: true, encoding: .utf8)
      for words in [["record"], ["audit"], ["gallery", "-o", "site", "--axes", "variants"]] {
        for subject in ["good/number-1", "two.json"] {
          // One node.
          let refused = try FaultyTool.run(
            words + [subject, "--budget", "0.000001"], in: folder)
          #expect(refused.status == 65, "\(words) \(subject)")
          #expect(
            (refused.output + refused.messages).contains("2 views to resolve"),
            "\(words) \(subject)")
          let allowed = try FaultyTool.run(words + [subject, "--budget", "2"], in: folder)
          #expect(allowed.status != 65, "\(words) \(subject)")
        }
      }
    }
  }

  @Test("A worker greets, answers by number, and refuses what it cannot read")
  func protocolLines() throws {
    try withTemporaryFolder { folder in
      let story = #"{"story":"good/number-0","revision":0,"flags":[]}"#
      let light = String(
        decoding: try WorkerProtocol.line(Variant.light).dropLast(), as: UTF8.self)
      let audit =
        #"{"story":\#(story),"variants":[\#(light)],"profile":"hig","rules":0}"#
      let run = try FaultyTool.run(
        ["worker"], in: folder,
        input: """
          {"id":1,"op":"audit","task":\(audit)}
          not json
          {"id":2,"op":"fly","task":{}}

          """)
      #expect(run.status == 0)
      let lines = try run.output.split(separator: "\n").map {
        try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
      }
      #expect(lines.count == 4)
      #expect(lines.first?["protocol"] as? Int == 2)
      #expect(lines[1]["id"] as? Int == 1)
      #expect((lines[1]["answer"] as? [String: Any])?["profile"] as? String == "hig")
      #expect(lines[2]["id"] == nil && lines[2]["failure"] != nil)
      #expect(lines[3]["id"] as? Int == 2)
      let failure = lines[3]["failure"] as? [String: Any]
      #expect((failure?["message"] as? String)?.contains("there is no operation 'fly'") == true)
    }
  }
}
