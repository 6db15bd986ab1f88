/// Names of symbols for the stories about them.
enum SymbolSamples {
  /// Drawings of the library.
  static let icons: [String] = [
    "airplane", "alarm", "antenna.radiowaves.left.and.right", "apple.logo", "applelogo",
    "applewatch", "archivebox", "arrow.backward", "arrow.clockwise", "arrow.counterclockwise",
    "arrow.down", "arrow.down.circle", "arrow.forward", "arrow.left", "arrow.right",
    "arrow.triangle.2.circlepath", "arrow.up", "arrow.up.arrow.down", "arrow.up.right", "at",
    "bag", "banknote", "barcode", "battery.100", "bell", "bell.slash", "bicycle", "bolt",
    "book", "bookmark", "box.truck", "brain", "briefcase", "bubble.left", "building.2",
    "calendar", "camera", "car", "cart", "cart.badge.plus", "chart.bar",
    "chart.line.uptrend.xyaxis", "chart.pie", "checkmark", "checkmark.circle",
    "checkmark.shield", "checkmark.square", "chevron.backward",
  ]

  /// Forms that the grammar composes: enclosures, slashes, badges, halves, stacks, letters and digits.
  static let composed: [String] = [
    "heart.circle", "heart.circle.fill", "heart.square", "heart.square.fill", "eye.circle.fill",
    "plus.app", "plus.app.fill", "questionmark.diamond", "xmark.octagon.fill", "bolt.shield",
    "plus.bubble", "plus.bubble.fill", "lock.rectangle", "person.2.circle.fill", "xmark.bin",
    "mic.slash.circle", "tag.slash", "tag.slash.fill", "folder.badge.plus",
    "folder.fill.badge.minus", "calendar.badge.clock", "person.crop.circle.badge.checkmark",
    "person.badge.minus", "app.badge", "externaldrive.badge.xmark",
    "laptopcomputer.trianglebadge.exclamationmark", "1.circle", "2.square.fill", "50.circle.fill",
    "a.square", "circle.lefthalf.filled", "square.inset.filled", "plus.square.on.square",
    "chevron.forward.circle", "list.bullet.circle", "arrow.up.forward.square",
  ]
}
