import Components
import Foundation
import Render

/// What the tool and its workers say to one another: JSON objects, one a line.
///
/// A worker greets first. Each request has a number, the name of an operation and its task; the answer
/// has the same number. Members that a reader does not know are skipped.
enum WorkerProtocol {
  /// Rises when a member changes its meaning or goes away.
  static let version = 2
  /// The longest line that is read, in bytes.
  static let longestLine = 256_000_000

  static func line(_ value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return [UInt8](try encoder.encode(value)) + [0x0A]
  }

  static func value<Value: Decodable>(_ type: Value.Type, from line: [UInt8]) throws -> Value {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try decoder.decode(type, from: Data(line))
  }
}

/// The first line of a worker.
struct WorkerGreeting: Codable, Equatable, Sendable {
  var version = WorkerProtocol.version
  var engine = EngineVersion.current
  /// Tells the program from every other one; `nil` where the system does not tell.
  var program = programIdentity()
  /// A digest of the sources that the program is built from.
  var sources = "\(sourceStamp)"
  /// The digest of the resources that it has read.
  var resources = Resources.none.digest

  private enum CodingKeys: String, CodingKey {
    case version = "protocol"
    case engine, program, sources, resources
  }
}

/// What a worker can be asked to do for one story.
protocol WorkerTask: Codable, Sendable {
  associatedtype Answer: Codable, Sendable

  /// The name by which requests ask for it.
  static var operation: String { get }

  @MainActor func perform(at desk: WorkerDesk) throws(CommandFailure) -> Answer
}

/// A line to a worker.
struct WorkerRequest<Task: WorkerTask>: Encodable {
  var id: Int
  var op = Task.operation
  var task: Task
}

/// A line from a worker: what came of a request.
struct WorkerReply<Answer: Codable>: Codable {
  /// The request; `nil` where it could not be read.
  var id: Int?
  var answer: Answer?
  var failure: CommandFailure?
  /// What the story printed.
  var printed: String?
}
