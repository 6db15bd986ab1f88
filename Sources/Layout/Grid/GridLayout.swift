extension LayoutPass {
  mutating func gridContentWidths(_ box: BoxContext) -> IntrinsicWidths {
    overlayContentWidths(box)
  }
  mutating func layoutGrid(_ box: BoxContext, width: LayoutUnit, goal: LayoutGoal) -> LayoutResult {
    layoutOverlay(box, width: width, goal: goal)
  }
}
