/// The stages of the pipeline at which a tree can be printed.
enum TreeStage: String, CaseIterable, Codable, Sendable { case resolved, layout, placed, display }
