public import Components
public import Graphics
import Layout

/// One element that misses what a rule asks.
public struct AuditFinding: Hashable, Codable, Sendable {
  public var rule: AuditRule
  public var severity: AuditSeverity
  /// The id of the story.
  public var story: String
  /// The name of the variant.
  public var variant: String
  /// Where the element stands in its tree, such as `card/button[1]`.
  public var path: String
  /// Where the nearest component around the element was written.
  public var source: SourceLocation?
  /// What was found, with its unit.
  public var measured: String
  /// What the rule asks, with its unit.
  public var required: String
  /// What to do about it.
  public var advice: String
  /// The place of the element in the picture, in points.
  public var frame: Rect
  /// The text that is cut, where the rule is about one.
  public var cut: CutText?
  /// The appearances of a sweep with the finding; `nil` outside sweeps.
  public var spread: AuditSpread?

  public init(
    rule: AuditRule, severity: AuditSeverity, story: String, variant: String, path: String,
    source: SourceLocation?, measured: String, required: String, advice: String, frame: Rect
  ) {
    self.rule = rule
    self.severity = severity
    self.story = story
    self.variant = variant
    self.path = path
    self.source = source
    self.measured = measured
    self.required = required
    self.advice = advice
    self.frame = frame
  }
}
