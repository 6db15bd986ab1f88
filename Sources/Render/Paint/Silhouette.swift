import Components
import Layout

/// Finds the outline that everything in a subtree stays inside, where that is plain to see.
enum Silhouette {
  /// The outline of a subtree's opaque surface, or `nil` where its content may reach beyond it.
  static func of(_ root: PositionedNode) -> PlaneShape? {
    var node = root
    // What lies before the surfaces on the way.
    var covered: [(others: ArraySlice<PositionedNode>, surface: Rect)] = []
    while true {
      switch node.kind {
      case .shape(let content):
        guard content.stroke == nil, content.geometry.trim == nil, content.fill.isOpaque else {
          return nil
        }
        let outline = PlaneShape(content.geometry, in: node.frame)
        guard !covered.isEmpty else { return outline }
        guard let safe = safeArea(of: outline) else { return nil }
        let stays = covered.allSatisfy { covered in
          covered.others.allSatisfy { Self.stays($0, inside: safe, surface: covered.surface) }
        }
        return stays ? outline : nil
      case .layered(_, let base):
        guard base > 0, let surface = node.children.first else { return nil }
        covered.append((node.children.dropFirst(), surface.frame))
        node = surface
      default:
        guard hasOutlineOfChild(node) else { return nil }
        node = node.children[0]
      }
    }
  }

  /// Whether the outline of a node is that of its only child.
  static func hasOutlineOfChild(_ node: PositionedNode) -> Bool {
    node.children.count == 1 && node.kind.traits.contains(.keepsOutline)
  }

  /// The rectangle inside the rounded corners: what lies in it cannot stick out.
  private static func safeArea(of outline: PlaneShape) -> Rect? {
    switch outline {
    case .rect(let rect): return rect
    case .roundedRect(let rect, let radii, _):
      // A corner of the inset rectangle touches the arc where both coordinates are r(1 − √½).
      let inset = min(radii.largest, min(rect.width, rect.height) / 2) * 0.293
      return rect.insetBy(dx: inset, dy: inset)
    case .ellipse(let rect):
      return rect.insetBy(dx: rect.width * 0.1465, dy: rect.height * 0.1465)
    case .path: return nil
    }
  }

  /// Whether all that a subtree paints is in the safe area, or is the same box as the surface.
  private static func stays(
    _ node: PositionedNode, inside safe: Rect, surface: Rect
  ) -> Bool {
    !node.containsNode { node in
      switch node.kind {
      case .shape(let content):
        let reach = content.stroke.map { $0.isInner ? 0 : $0.pen.width / 2 } ?? 0
        let isBorder = node.frame == surface && reach == 0 && content.fill == nil
        return !isBorder && !safe.contains(node.frame.insetBy(dx: -reach, dy: -reach))
      case .text, .icon, .image, .divider:
        return !node.frame.isEmpty && !safe.contains(node.frame)
      case .effect(.shadow), .effect(.blur), .effect(.rotation), .effect(.scale),
        .effect(.transform):
        return true
      default:
        return nil
      }
    }
  }
}

extension Optional where Wrapped == ResolvedPaint {
  /// Whether nothing shows through.
  fileprivate var isOpaque: Bool {
    switch self {
    case .color(let color): color.alpha == 1
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .ellipticalGradient(let stops, _, _, _), .angularGradient(let stops, _, _, _):
      !stops.isEmpty && stops.allSatisfy { $0.color.alpha == 1 }
    case .mesh(let mesh): mesh.colors.allSatisfy { $0.alpha == 1 } && mesh.background.alpha == 1
    case .picture, .material, nil: false
    }
  }
}
