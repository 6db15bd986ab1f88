import SwiftUI
import TrailModel

/// Says how hard a trail is, in a word and a colour.
public struct GradeBadge: View {
  private let grade: Trail.Grade

  public init(_ grade: Trail.Grade) {
    self.grade = grade
  }

  private var color: Color {
    switch grade {
    case .easy: .green
    case .moderate: .orange
    case .hard: .red
    }
  }

  public var body: some View {
    Text(LocalizedStringKey(grade.rawValue), bundle: .module)
      .font(.caption.weight(.semibold))
      .padding(.horizontal, 8)
      .padding(.vertical, 3)
      .background(color.opacity(0.2), in: .capsule)
  }
}

#Preview(traits: .sizeThatFitsLayout) {
  HStack {
    ForEach(Trail.Grade.allCases, id: \.self) { GradeBadge($0) }
  }
}
