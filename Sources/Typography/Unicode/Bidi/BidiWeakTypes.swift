extension IsolatingRunSequence {
  /// Rules W1 to W7, each one pass or folded into a pass that does not disturb it.
  mutating func resolveWeakTypes() {
    resolveMarks()
    resolveNumbersByContext()
    resolveSeparators()
    resolveTerminators()
    resolveEuropeanNumbersAfterLeftToRight()
  }

  /// W1: a nonspacing mark takes the class of the character before it.
  private mutating func resolveMarks() {
    var previous = start
    for index in classes.indices {
      if classes[index] == .nonspacingMark { classes[index] = previous }
      let current = classes[index]
      let isIsolate = current.isIsolateInitiator || current == .popDirectionalIsolate
      previous = isIsolate ? .otherNeutral : current
    }
  }

  /// W2 and W3: European digits after an Arabic letter are Arabic; Arabic letters become R.
  private mutating func resolveNumbersByContext() {
    var lastStrong = start
    for index in classes.indices {
      switch classes[index] {
      case .leftToRight, .rightToLeft: lastStrong = classes[index]
      case .arabicLetter:
        lastStrong = .arabicLetter
        classes[index] = .rightToLeft
      case .europeanNumber where lastStrong == .arabicLetter: classes[index] = .arabicNumber
      default: break
      }
    }
  }

  /// W4: a single separator between two numbers of one kind joins them.
  private mutating func resolveSeparators() {
    guard classes.count >= 3 else { return }
    for index in 1..<classes.count - 1 {
      let before = classes[index - 1]
      guard before == classes[index + 1] else { continue }
      switch (classes[index], before) {
      case (.europeanSeparator, .europeanNumber), (.commonSeparator, .europeanNumber),
        (.commonSeparator, .arabicNumber):
        classes[index] = before
      default: break
      }
    }
  }

  /// W5 and W6: terminators beside European digits join them, all others turn neutral.
  private mutating func resolveTerminators() {
    var index = 0
    while index < classes.count {
      guard classes[index] == .europeanTerminator else {
        if classes[index] == .europeanSeparator || classes[index] == .commonSeparator {
          classes[index] = .otherNeutral
        }
        index += 1
        continue
      }
      var end = index
      while end < classes.count, classes[end] == .europeanTerminator { end += 1 }
      let touchesDigits =
        index > 0 && classes[index - 1] == .europeanNumber
        || end < classes.count && classes[end] == .europeanNumber
      for position in index..<end {
        classes[position] = touchesDigits ? .europeanNumber : .otherNeutral
      }
      index = end
    }
  }

  /// W7: European digits after a left-to-right letter behave like one.
  private mutating func resolveEuropeanNumbersAfterLeftToRight() {
    var lastStrong = start
    for index in classes.indices {
      switch classes[index] {
      case .leftToRight, .rightToLeft: lastStrong = classes[index]
      case .europeanNumber where lastStrong == .leftToRight: classes[index] = .leftToRight
      default: break
      }
    }
  }
}
