import Components
import Foundation
import Render

/// The Model Context Protocol over lines: requests of JSON-RPC 2.0, whose tools are jobs of a batch.
///
/// Both ways of the protocol are spoken: versions that begin with `initialize`, and that of 2026-07-28,
/// in which every request says its version.
@MainActor
struct AgentSession: LineSession {
  /// The versions that `initialize` may ask for, the oldest first.
  nonisolated static let handshakeVersions = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]
  /// The versions that requests name themselves.
  nonisolated static let statelessVersions = ["2026-07-28"]
  private static let versionKey = "io.modelcontextprotocol/protocolVersion"
  private static let capabilitiesKey = "io.modelcontextprotocol/clientCapabilities"

  /// Codes of JSON-RPC and of the protocol.
  enum Code: Int {
    case parse = -32700
    case request = -32600
    case method = -32601
    case params = -32602
    case missingResource = -32002
    case version = -32022
  }

  /// The longest line that is read, in bytes.
  static let longestLine = 16_000_000
  /// The most bytes of a picture in an answer.
  static let largestPicture = 4_000_000
  /// How many tokens an answer has by default.
  static let usualTokens = 2_000

  struct Call {
    var tool: AgentTool
    var offset: Int
    var tokens: Int
    /// Where a picture is written.
    var output: String?
    var isStateless: Bool
  }

  let reader: BatchReader
  let registry: StoryRegistry
  let canWrite: Bool
  let resources: AgentResources
  /// Runs a command of the tool, for tools that write.
  let command: @MainActor ([String]) -> (status: ExitStatus, text: String)
  var jobs: BatchJobs
  var calls: [BatchID: Call] = [:]
  private var isInitialized = false

  init(
    _ reader: BatchReader, _ jobs: BatchJobs, registry: StoryRegistry, canWrite: Bool,
    resources: AgentResources,
    command: @escaping @MainActor ([String]) -> (status: ExitStatus, text: String)
  ) {
    self.reader = reader
    self.jobs = jobs
    self.registry = registry
    self.canWrite = canWrite
    self.resources = resources
    self.command = command
  }

  func clean() {}

  // MARK: Messages

  /// A request as it was read.
  struct Request {
    var id: BatchID
    var method: String
    var params: JSONValue?
    var isStateless: Bool
  }

  /// Why a request is not answered.
  struct Refusal: Error {
    var code: Code
    var message: String
    var data: (@Sendable (inout JSONWriter) -> Void)?
  }

  mutating func take(_ line: BatchLines.Line, _ console: inout Console) {
    guard case .text(let bytes) = line else {
      return refuse(
        nil, Refusal(
          code: .request, message: "the line is too long: at most \(Self.longestLine) bytes are read"),
        &console)
    }
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONDocument(
        parsing: bytes, limits: JSONLimits(byteCount: Self.longestLine, depth: 600)).root
    } catch {
      return refuse(nil, Refusal(code: .parse, message: "\(error)"), &console)
    }
    let id = value["id"].flatMap { try? BatchID($0) }
    do throws(Refusal) {
      guard value.kind == .object, value["jsonrpc"]?.string == "2.0" else {
        throw Refusal(
          code: .request, message: "expected a message: an object with \"jsonrpc\": \"2.0\"")
      }
      // What answers is not asked for anything, so nothing is waited for.
      if value["method"] == nil, value["result"] != nil || value["error"] != nil { return }
      guard let method = value["method"]?.string else {
        throw Refusal(code: .request, message: "the request has no \"method\"")
      }
      let params = value["params"]
      if let params, params.kind != .object {
        throw Refusal(code: .params, message: "\"params\" is not an object")
      }
      guard value["id"] != nil else { return note(method, params) }
      guard let id else {
        throw Refusal(
          code: .request, message: "\"id\" is neither a text of 1 to 200 bytes nor a whole number")
      }
      let version = try version(of: params)
      try answer(
        Request(id: id, method: method, params: params, isStateless: version != nil), &console)
    } catch {
      refuse(id, error, &console)
    }
  }

  /// The version that a request names; `nil` for those of a session that has begun.
  private func version(of params: JSONValue?) throws(Refusal) -> String? {
    guard let meta = params?["_meta"], let found = meta[Self.versionKey] else { return nil }
    guard let version = found.string, meta[Self.capabilitiesKey]?.kind == .object else {
      throw Refusal(
        code: .params,
        message: "\"_meta\" needs \(Self.versionKey), a text, and \(Self.capabilitiesKey), an object")
    }
    guard Self.statelessVersions.contains(version) else {
      throw Refusal(code: .version, message: "Unsupported protocol version") { json in
        json.member("supported", Self.statelessVersions + Self.handshakeVersions)
        json.member("requested", version)
      }
    }
    return version
  }

  private mutating func note(_ method: String, _ params: JSONValue?) {
    guard method == "notifications/cancelled", let found = params?["requestId"],
      let id = try? BatchID(found)
    else { return }
    // Nobody waits for an answer to what was given up.
    if jobs.abandon(id) { calls[id] = nil }
  }

  private mutating func answer(_ request: Request, _ console: inout Console) throws(Refusal) {
    switch request.method {
    case "initialize" where !request.isStateless:
      let asked = request.params?["protocolVersion"]?.string ?? ""
      isInitialized = true
      let known = Self.handshakeVersions
      return succeed(request, &console) { json in
        json.member("protocolVersion", known.contains(asked) ? asked : known[known.count - 1])
        about(into: &json)
        json.member("serverInfo", object: .compact, serverInfo)
      }
    case "ping" where !request.isStateless: return succeed(request, &console) { _ in }
    case "server/discover" where request.isStateless:
      return succeed(request, isKept: true, &console) { json in
        json.member("supportedVersions", Self.statelessVersions + Self.handshakeVersions)
        about(into: &json)
      }
    default: break
    }
    guard request.isStateless || isInitialized else {
      throw Refusal(
        code: .request,
        message: "send \"initialize\" first, or name \(Self.versionKey) in \"_meta\"")
    }
    if request.method.hasSuffix("/list"), request.params?["cursor"] != nil {
      throw Refusal(code: .params, message: "there is one page only: \"cursor\" leads nowhere")
    }
    switch request.method {
    case "tools/list":
      succeed(request, isKept: true, &console) { json in
        json.member("tools", array: .compact) { json in
          for tool in tools { tool.write(canWrite: canWrite, into: &json) }
        }
      }
    case "tools/call": try call(request, &console)
    case "resources/list":
      succeed(request, isKept: true, &console) { json in
        json.member("resources", array: .compact) { json in
          for resource in resources.listed {
            json.object(.compact) { json in
              json.member("uri", resource.address)
              json.member("name", String(resource.address.dropFirst("stillframe://".count)))
              json.member("title", resource.title)
              json.member("mimeType", resource.type)
            }
          }
        }
      }
    case "resources/templates/list":
      succeed(request, isKept: true, &console) { json in
        json.member("resourceTemplates", array: .compact) { json in
          for template in AgentResources.templates {
            json.object(.compact) { json in
              json.member("uriTemplate", template.address)
              json.member("name", template.title)
              json.member("mimeType", template.type)
            }
          }
        }
      }
    case "resources/read":
      guard let address = request.params?["uri"]?.string else {
        throw Refusal(code: .params, message: "resources/read needs \"uri\", a text")
      }
      guard let resource = resources.resource(address) else {
        throw Refusal(
          code: request.isStateless ? .params : .missingResource,
          message: "there is no resource \(messageQuoted(address)); resources/list and "
            + "resources/templates/list say what there is"
        ) { $0.member("uri", address) }
      }
      let text = resource.text()
      succeed(request, isKept: true, &console) { json in
        json.member("contents", array: .compact) { json in
          json.object(.compact) { json in
            json.member("uri", address)
            json.member("mimeType", resource.type)
            json.member("text", text)
          }
        }
      }
    default:
      throw Refusal(code: .method, message: "there is no method \(messageQuoted(request.method))")
    }
  }

  var tools: [AgentTool] { AgentTool.all.filter { canWrite || !$0.writes } }

  private func about(into json: inout JSONWriter) {
    json.member("capabilities", object: .compact) { json in
      json.member("tools", object: .compact) { _ in }
      json.member("resources", object: .compact) { _ in }
    }
    json.member(
      "instructions",
      """
      Renders and audits UI components without a device. 'list' names stories; documents are JSON files below \
      \(reader.root) or objects. Places are in points. Begin with 'tree' or 'audit', which are short, and look \
      at pictures where it matters. stillframe://docs says what else there is to read.
      """)
  }

  private func serverInfo(_ json: inout JSONWriter) {
    json.member("name", "stillframe")
    json.member("title", "Stillframe")
    json.member("version", toolVersion)
  }

  // MARK: Answers

  func tell(
    _ request: Request, isError: Bool = false, _ text: String, picture: String? = nil,
    _ console: inout Console
  ) {
    succeed(request, &console) { json in
      json.member("content", array: .compact) { json in
        json.object(.compact) { json in
          json.member("type", "text")
          json.member("text", text)
        }
        if let picture {
          json.object(.compact) { json in
            json.member("type", "image")
            json.member("data", picture)
            json.member("mimeType", "image/png")
          }
        }
      }
      json.member("isError", isError)
    }
  }

  /// - Parameter isKept: whether the client may keep the answer for as long as the server runs.
  private func succeed(
    _ request: Request, isKept: Bool = false, _ console: inout Console,
    _ content: (inout JSONWriter) -> Void
  ) {
    write(request.id, &console) { json in
      json.member("result", object: .compact) { json in
        if request.isStateless {
          json.member("resultType", "complete")
          if isKept {
            json.member("ttlMs", 600_000)
            json.member("cacheScope", "private")
          }
          json.member("_meta", object: .compact) { json in
            json.member("io.modelcontextprotocol/serverInfo", object: .compact, serverInfo)
          }
        }
        content(&json)
      }
    }
  }

  private func refuse(_ id: BatchID?, _ refusal: Refusal, _ console: inout Console) {
    write(id, &console) { json in
      json.member("error", object: .compact) { json in
        json.member("code", refusal.code.rawValue)
        json.member("message", refusal.message)
        if let data = refusal.data { json.member("data", object: .compact, data) }
      }
    }
  }

  private func write(
    _ id: BatchID?, _ console: inout Console, _ content: (inout JSONWriter) -> Void
  ) {
    var json = JSONWriter()
    json.object(.compact) { json in
      json.member("jsonrpc", "2.0")
      json.key("id")
      if let id { json.raw(id.text) } else { json.null() }
      content(&json)
    }
    console.write(json.text)
  }
}
