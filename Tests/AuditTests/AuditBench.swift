import Audit
import Components
import Layout
import Testing

/// Places a view on the character grid and audits it.
@MainActor
func audit(
  _ view: some View, profile: AuditProfile = .hig, rules: [AuditRule] = AuditRule.allCases,
  width: Double? = 390, height: Double? = nil, background: ResolvedColor = .white,
  environment: EnvironmentValues = EnvironmentValues(look: .stillframe)
) -> AuditReport {
  let grid = GridTextMeasurer()
  let root = Resolver(environment: environment, measurer: grid, width: width, height: height)
    .resolve(view)
  let tree = Placement(measurer: grid, scale: 2).place(root, width: width, height: height)
  return Audit(profile: profile, rules: rules)
    .run(on: tree, background: background, story: "story", variant: "light")
}

extension AuditReport {
  /// The rules of the findings, in their order.
  var found: [AuditRule] { findings.map(\.rule) }
}

/// A control of a fixed size that is its own hit area.
struct Tile: View {
  var width: CGFloat
  var height: CGFloat
  var label: String? = "Tile"

  var body: some View {
    Rectangle().fill(Color(white: 0))
      .frame(width: width, height: height)
      .control(.button, named: "tile", label: label)
      .hitTarget(.none)
  }
}
