/// Hexadecimal digits, at least `digits` of them.
package func hexadecimal(
  _ value: some BinaryInteger, digits: Int = 1, uppercase: Bool = true
) -> String {
  let text = String(value, radix: 16, uppercase: uppercase)
  return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
}
