import JSON

extension Resources {
  /// Reads which pictures are shown in place of those of the network: a JSON object whose keys are addresses,
  /// or `*` for all others.
  ///
  /// A value is the path of a file from the map's folder, or an object with `file` and `scale`, or with
  /// `phase`: `empty`, or `failure` with its `error`. Faults of an entry are among `issues`.
  ///
  /// - Throws: `ResourceError` for a map that cannot be read.
  public init(networkMap path: String) throws(ResourceError) {
    let root: JSONValue
    let bytes: [UInt8]
    do {
      bytes = try readFile(path, limit: 8_000_000, only: .file)
      root = try JSONDocument(parsing: bytes).root
    } catch {
      throw ResourceError(path: path, reason: "\(error)")
    }
    guard root.kind == .object else {
      throw ResourceError(path: path, reason: "it is no object of addresses and pictures")
    }
    let parts = path.split(separator: "/").dropLast().joined(separator: "/")
    let folder = path.hasPrefix("/") ? "/" + parts : parts.isEmpty ? "." : parts
    let name = path.split(separator: "/").last.map(String.init) ?? path
    var reader = try ResourceReader(folder)
    reader.contents.origins = [path]
    reader.contents.places = [path]
    reader.contents.files.append(ResourceFile(path: name, bytes: bytes))
    for member in root.members {
      do throws(DocumentError) {
        reader.contents.network[member.key] = try NetworkPicture(member.value, with: &reader)
      } catch {
        reader.contents.issues.append(ResourceIssue(path, error))
      }
    }
    self.init(reader.contents)
  }

  /// Pictures in place of those of the network, by address; `*` stands for all other addresses.
  public init(network: [String: NetworkPicture]) {
    var contents = ResourceContents()
    contents.network = network
    for (address, picture) in network.sorted(by: { $0.key < $1.key }) {
      contents.files.append(ResourceFile(path: address, bytes: Array("\(picture.digest)".utf8)))
    }
    self.init(contents)
  }

  /// What is shown for an address; `nil` where nobody says.
  public func networkPicture(at address: String) -> NetworkPicture? {
    network[address] ?? network["*"]
  }
}

extension NetworkPicture {
  /// A picture by the bytes of its file, at a number of pixels per point.
  public static func picture(_ bytes: [UInt8], scale: Double = 1) -> NetworkPicture {
    .picture(bytes: bytes, sha256: SHA256.digest(bytes), scale: scale)
  }

  fileprivate var digest: String {
    switch self {
    case .empty: "empty"
    case .picture(_, let sha256, let scale): "\(sha256) \(scale)"
    case .failure(let reason): "failure \(reason)"
    }
  }

  fileprivate init(
    _ json: JSONValue, with reader: inout ResourceReader
  ) throws(DocumentError) {
    if let path = json.string {
      self = try Self.file(path, scale: 1, at: json, with: &reader)
      return
    }
    guard json.kind == .object else {
      throw json.wrongKind(expected: "the path of a file, or an object")
    }
    try json.checkKeys(["file", "scale", "phase", "error"], of: "a picture of the network")
    if let phase = json["phase"] {
      switch phase.string {
      case "empty"?: self = .empty
      case "failure"?: self = .failure(json["error"]?.string ?? "it could not be loaded")
      default:
        throw phase.unknownName(
          phase.string ?? "", kind: "phase", known: ["empty", "failure"])
      }
      return
    }
    guard let file = json["file"], let path = file.string else {
      throw DocumentError(
        at: json,
        .missingKey("file", of: "a picture of the network", expected: "the path of a file"))
    }
    let scale = json["scale"]?.number ?? 1
    guard scale >= 0.25, scale <= 8 else {
      throw DocumentError(
        at: json["scale"] ?? json, .outOfRange("\(scale)", expected: "0.25 to 8 pixels per point"))
    }
    self = try Self.file(path, scale: scale, at: file, with: &reader)
  }

  /// A file in the folder of the map or below it.
  private static func file(
    _ path: String, scale: Double, at json: JSONValue, with reader: inout ResourceReader
  ) throws(DocumentError) -> NetworkPicture {
    do throws(ResourceError) {
      _ = try innerPath(path, of: reader.root, to: .file)
    } catch {
      throw DocumentError(
        at: json, .unreadable(file: path, reason: error.reason, isMissing: true))
    }
    let count = reader.contents.issues.count
    reader.contents.places.append("\(reader.root)/\(path)")
    guard let file = reader.read(path) else {
      let reason = reader.contents.issues.last?.reason ?? "it cannot be read"
      reader.contents.issues.removeLast(reader.contents.issues.count - count)
      throw DocumentError(at: json, .unreadable(file: path, reason: reason, isMissing: true))
    }
    return .picture(bytes: file.bytes, sha256: file.sha256, scale: scale)
  }
}
