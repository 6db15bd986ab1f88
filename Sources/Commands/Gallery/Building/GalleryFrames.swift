/// Variants of a story that a worker has drawn together: nodes say much the same in all of them, and it is sent once.
struct GalleryFrames: Codable, Sendable {
  var frames: [GalleryFrame]

  private enum CodingKeys: CodingKey {
    case frames, texts
    /// For each frame the nodes as numbers of texts: identity, place, contrast (empty where there is none), rows.
    case nodes
  }

  init(frames: [GalleryFrame]) { self.frames = frames }

  func encode(to encoder: any Encoder) throws {
    var pool = TextPool()
    let nodes = frames.map { frame in
      frame.nodes.map { node in
        ([node.identity, node.place, node.look.contrast ?? ""] + node.look.rows).map {
          pool.number(of: $0)
        }
      }
    }
    var bare = frames
    for index in bare.indices { bare[index].nodes = [] }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(bare, forKey: .frames)
    try container.encode(pool.items, forKey: .texts)
    try container.encode(nodes, forKey: .nodes)
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    frames = try container.decode([GalleryFrame].self, forKey: .frames)
    let texts = try container.decode([String].self, forKey: .texts)
    let nodes = try container.decode([[[Int]]].self, forKey: .nodes)
    guard nodes.count == frames.count,
      nodes.joined().allSatisfy({ $0.count >= 3 && $0.allSatisfy(texts.indices.contains) })
    else {
      throw DecodingError.dataCorruptedError(
        forKey: .nodes, in: container, debugDescription: "Nodes are not those of the frames.")
    }
    for (index, nodes) in nodes.enumerated() {
      frames[index].nodes = nodes.map { node in
        let contrast = texts[node[2]]
        return GalleryNode(
          identity: texts[node[0]], place: texts[node[1]],
          look: GalleryNode.Look(
            rows: node[3...].map { texts[$0] }, contrast: contrast.isEmpty ? nil : contrast))
      }
    }
  }
}
