import Components
import Foundation
import Render

extension AgentSession {
  mutating func call(_ request: Request, _ console: inout Console) throws(Refusal) {
    guard let name = request.params?["name"]?.string else {
      throw Refusal(code: .params, message: "tools/call needs \"name\", a text")
    }
    guard let tool = tools.first(where: { $0.name == name }) else {
      let known = tools.map(\.name)
      var message = "there is no tool \(messageQuoted(name))"
      if AgentTool.all.contains(where: { $0.name == name }) {
        message += ": it writes, and the server was started without --write"
      } else if let nearest = nearestName(to: name, in: known) {
        message += "; did you mean '\(nearest)'?"
      }
      throw Refusal(code: .params, message: message)
    }
    do throws(DocumentError) {
      // Tools without members may be called without arguments.
      var arguments = try Self.nothing()
      if let given = request.params?["arguments"] { arguments = given }
      guard arguments.kind == .object else { throw arguments.wrongKind(expected: "an object") }
      let keys = tool.members(canWrite: canWrite).map(\.key)
      try arguments.checkKeys(keys, of: "the tool \(name)")
      var call = Call(
        tool: tool, offset: 0, tokens: Self.usualTokens, output: nil,
        isStateless: request.isStateless)
      if let offset = try arguments.number("offset", in: 0...10_000_000) { call.offset = Int(offset) }
      if let tokens = try arguments.number("tokens", in: 100...20_000) { call.tokens = Int(tokens) }
      if let place = arguments["output"] { call.output = try output(place) }
      try begin(call, request, arguments, &console)
    } catch {
      // What an agent can mend itself is the tool's answer.
      tell(request, isError: true, "\(error)", &console)
    }
  }

  private static func nothing() throws(DocumentError) -> JSONValue {
    do throws(JSONError) {
      return try JSONDocument(parsing: Array("{}".utf8)).root
    } catch {
      throw DocumentError(error)
    }
  }

  private mutating func begin(
    _ call: Call, _ request: Request, _ arguments: JSONValue, _ console: inout Console
  ) throws(DocumentError) {
    switch call.tool.action {
    case .list:
      do throws(CommandFailure) {
        tell(request, page(try list(arguments), call), &console)
      } catch {
        tell(request, isError: true, error.words, &console)
      }
    case .command:
      let (status, text) = command([call.tool.name, "--"] + (try operands(arguments)))
      tell(
        request, isError: status >= .usage,
        page("exit status \(status.rawValue)\n\(text)", call), &console)
    case .job(let operation):
      let (task, seconds) = try reader.job(operation, arguments)
      calls[request.id] = call
      let title = "\(call.tool.name) \(request.id.text)"
      guard jobs.add(task, seconds: seconds, titled: title, as: request.id, registry) else {
        throw DocumentError(
          at: arguments, .notAllowed("there is an open request with the id \(request.id.text)"))
      }
    }
  }

  private func list(_ arguments: JSONValue) throws(CommandFailure) -> String {
    var headings: [SubjectHeading]
    do throws(DocumentError) {
      if let folder = try arguments["folder"].map({ value throws(DocumentError) in
        try reader.path(value)
      }) {
        headings = try listed([folder])
      } else {
        headings = try listed([])
      }
      if let pattern = arguments["pattern"] {
        guard let text = pattern.string else { throw pattern.wrongKind(expected: "a text") }
        headings = headings.filter { StoryPattern(text).matches($0.id) }
      }
    } catch {
      throw CommandFailure(.usage, "\(error)")
    }
    var lines = ["\(headings.count) found"]
    for heading in headings {
      var line = heading.id
      if case .document(let path) = heading.origin { line += " (\(reader.below(path)))" }
      lines.append("\(line): \(heading.variants.map(\.name).joined(separator: " "))")
    }
    return lines.joined(separator: "\n")
  }

  private func listed(_ operands: [String]) throws(DocumentError) -> [SubjectHeading] {
    do throws(CommandFailure) {
      return try registry.headings(operands)
    } catch {
      throw DocumentError(at: try Self.nothing(), .notAllowed(error.words))
    }
  }

  /// What a command works on: stories, or documents below the root.
  private func operands(_ arguments: JSONValue) throws(DocumentError) -> [String] {
    guard let list = arguments["patterns"] else { return [] }
    guard list.kind == .array else { throw list.wrongKind(expected: "an array of texts") }
    var operands: [String] = []
    for element in list.elements {
      guard let text = element.string, !text.isEmpty else {
        throw element.wrongKind(expected: "an id, a pattern or a path")
      }
      let isStory = registry.stories.contains { StoryPattern(text).matches($0.id) }
      operands.append(isStory || text.contains("*") ? text : try reader.path(element))
    }
    return operands
  }

  /// Where a picture may be written: a visible file below the root.
  private func output(_ value: JSONValue) throws(DocumentError) -> String {
    let path = value.string ?? ""
    let folder = FileSystem.parent(of: reader.place(path))
    guard path.hasSuffix(".png"), !path.hasPrefix("/"),
      path.split(separator: "/").allSatisfy({ !$0.hasPrefix(".") }),
      folder == reader.root || FileSystem.isInside(folder, reader.root)
    else {
      throw DocumentError(
        at: value, .notAllowed("a picture is written as a .png in a folder of \(reader.root)"))
    }
    return reader.place(path)
  }

  // MARK: Answers

  mutating func tell(
    _ id: BatchID, _ completion: WorkerRun<BatchTask>.Completion, _ console: inout Console
  ) {
    guard let call = calls.removeValue(forKey: id) else { return }
    let request = Request(
      id: id, method: "tools/call", params: nil, isStateless: call.isStateless)
    switch completion.outcome {
    case .refused(let failure): tell(request, isError: true, failure.words, &console)
    case .stopped(let fault, _):
      let lines = [fault.reason] + (fault.source.file.isEmpty ? fault.backtrace : fault.details)
      tell(request, isError: true, page(lines.joined(separator: "\n"), call), &console)
    case .answer(let answer):
      do {
        try tell(request, call, answer, completion.printed, &console)
      } catch let failure as CommandFailure {
        tell(request, isError: true, failure.words, &console)
      } catch {
        tell(request, isError: true, "\(error)", &console)
      }
    }
  }

  private func tell(
    _ request: Request, _ call: Call, _ answer: BatchTask.Answer, _ printed: String?,
    _ console: inout Console
  ) throws {
    let result = try JSONDocument(parsing: Array(answer.result.utf8), limits: .data).root
    var lines: [String] = []
    if let text = result["text"]?.string { lines.append(text) }
    var rest = JSONWriter()
    var isEmpty = true
    rest.object(.compact) { json in
      for member in result.members
      where !["text", "base64", "sha256", "format", "marks"].contains(member.key) {
        isEmpty = false
        json.key(member.key)
        json.raw(String(decoding: member.value.text, as: UTF8.self))
      }
    }
    if !isEmpty { lines.append(String(rest.text.dropLast())) }
    for mark in result["marks"]?.elements.map({ $0 }) ?? [] { lines.append(Self.words(of: mark)) }
    if let printed { lines.append("the story printed: \(printed)") }
    var picture = result["base64"]?.string
    if let found = picture, let output = call.output {
      try FileSystem.write([UInt8](Data(base64Encoded: found) ?? Data()), to: output)
      lines.append("written to \(reader.below(output))")
    }
    if let found = picture, found.utf8.count > Self.largestPicture {
      picture = nil
      guard call.output != nil else {
        throw CommandFailure(
          .badInput, "the picture has \(found.utf8.count) bytes, and at most "
            + "\(Self.largestPicture) are sent", advice: "Use a smaller scale or longestSide.")
      }
    }
    tell(request, page(lines.joined(separator: "\n"), call), picture: picture, &console)
  }

  /// What a number on a picture stands for.
  private static func words(of mark: JSONValue) -> String {
    let lines = mark["lines"]?.elements.compactMap(\.string) ?? []
    let frame = mark["frame"]?.elements.compactMap(\.number)
      .map { decimalText($0, fractionDigits: 0) } ?? []
    let place = frame.count == 4 ? " at \(frame[0]),\(frame[1]) \(frame[2])×\(frame[3])" : ""
    return "\(mark["number"]?.integer ?? 0) \(lines.joined(separator: "; "))\(place)"
  }

  private func page(_ text: String, _ call: Call) -> String {
    TextPage(text, offset: call.offset, tokens: call.tokens).text
  }
}

extension CommandFailure {
  /// The message with its advice.
  fileprivate var words: String { advice.map { "\(message)\n\($0)" } ?? message }
}
