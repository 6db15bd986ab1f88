/// A line to a worker, as the worker reads it.
struct WorkerOrder: Decodable {
  /// Every operation by its name.
  private static let operations: [String: any WorkerTask.Type] = [
    SnapshotTask.operation: SnapshotTask.self, AuditTask.operation: AuditTask.self,
    FrameTask.operation: FrameTask.self, FramesTask.operation: FramesTask.self,
    CanvasTask.operation: CanvasTask.self,
    ThemeTask.operation: ThemeTask.self,
    AuditPictureTask.operation: AuditPictureTask.self,
    DrawTask.operation: DrawTask.self, BatchTask.operation: BatchTask.self,
    BreakingPointTask.operation: BreakingPointTask.self,
    MutationTask.operation: MutationTask.self,
  ]

  let id: Int
  let task: any WorkerTask

  private enum CodingKeys: String, CodingKey { case id, op, task }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    let name = try container.decode(String.self, forKey: .op)
    guard let type = Self.operations[name] else {
      throw DecodingError.dataCorruptedError(
        forKey: .op, in: container, debugDescription: "there is no operation '\(name)'")
    }
    task = try type.init(from: container.superDecoder(forKey: .task))
  }
}
