extension ResolveContext {
  /// What stands for a view that the budget has no more room for; `nil` for all others.
  func refusal(
    _ count: Int = 1, _ unit: RenderBudget.Unit = .nodes
  ) -> [ResolvedNode]? {
    guard let meter = environment.identity?.session.meter else { return nil }
    return meter.spend(count, unit) ? nil : meter.remains
  }

  /// What stands for a picture that the budget has no more room for.
  func refusal(
    of picture: EncodedImage, pixels: EncodedImage.PixelSize
  ) -> [ResolvedNode]? {
    guard let meter = environment.identity?.session.meter else { return nil }
    return meter.spend(picture, pixels: pixels) ? nil : meter.remains
  }
}
