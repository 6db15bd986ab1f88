import Foundation

extension NumberOptions {
  /// The options of a style of numbers; `nil` where it does not encode them.
  init?(_ style: some FormatStyle & Sendable, unit: Unit) {
    guard let options = EncodedStyle.options(of: style, as: EncodedNumberStyle.self) else {
      return nil
    }
    self.init(options, unit: unit)
  }
}

/// A number in a style.
private func text(
  _ value: Any, _ style: some FormatStyle & Sendable, _ unit: NumberOptions.Unit,
  _ context: FormatContext
) -> String? {
  // Numbers of all kinds print their digits.
  guard let number = DecimalNumber("\(value)"), let options = NumberOptions(style, unit: unit)
  else {
    return nil
  }
  return NumberText(locale: context.locale, options: options).text(number)
}

extension IntegerFormatStyle: PinnedFormatStyle {
  func text(of value: Any, in context: FormatContext) -> String? {
    Components.text(value, self, .plain, context)
  }
}

extension IntegerFormatStyle.Percent: PinnedFormatStyle {
  func text(of value: Any, in context: FormatContext) -> String? {
    Components.text(value, self, .percent, context)
  }
}

extension IntegerFormatStyle.Currency: PinnedFormatStyle {
  func text(of value: Any, in context: FormatContext) -> String? {
    Components.text(value, self, .currency(currencyCode), context)
  }
}

extension FloatingPointFormatStyle: PinnedFormatStyle {
  func text(of value: Any, in context: FormatContext) -> String? {
    Components.text(value, self, .plain, context)
  }
}

extension FloatingPointFormatStyle.Percent: PinnedFormatStyle {
  func text(of value: Any, in context: FormatContext) -> String? {
    Components.text(value, self, .percent, context)
  }
}

extension FloatingPointFormatStyle.Currency: PinnedFormatStyle {
  func text(of value: Any, in context: FormatContext) -> String? {
    Components.text(value, self, .currency(currencyCode), context)
  }
}

extension Decimal.FormatStyle: PinnedFormatStyle {
  func text(of value: Any, in context: FormatContext) -> String? {
    Components.text(value, self, .plain, context)
  }
}

extension Decimal.FormatStyle.Percent: PinnedFormatStyle {
  func text(of value: Any, in context: FormatContext) -> String? {
    Components.text(value, self, .percent, context)
  }
}

extension Decimal.FormatStyle.Currency: PinnedFormatStyle {
  func text(of value: Any, in context: FormatContext) -> String? {
    Components.text(value, self, .currency(currencyCode), context)
  }
}

extension ByteCountFormatStyle: PinnedFormatStyle {
  func text(of value: Any, in context: FormatContext) -> String? {
    guard let count = value as? Int64 else { return nil }
    return MeasureText.bytes(
      count, isDecimal: style == .file || style == .decimal, units: allowedUnits.rawValue,
      spellsOutZero: spellsOutZero, includesCount: includesActualByteCount, context.locale)
  }
}

extension ListFormatStyle: PinnedFormatStyle {
  func text(of value: Any, in context: FormatContext) -> String? {
    // The style of the members is not public.
    guard let items = value as? Base,
      let member = Mirror(reflecting: self).descendant("memberStyle") as? Style
    else { return nil }
    let texts = items.map { item in
      (member as? any PinnedFormatStyle)?.text(of: item, in: context) ?? member.format(item)
    }
    let width: FormatWidth =
      switch self.width {
      case .short: .short
      case .narrow: .narrow
      default: .wide
      }
    return ListText.text(texts, kind: listType == .or ? "or" : "and", width, context.locale)
  }
}
