import Resources

/// What texts are looked up in: the tables and the language of a picture.
package struct WordSources: Sendable {
  /// Tables of the environment, which go before those of files.
  var tables = StringTables()
  /// What files hold.
  var resources = Resources.none
  /// The BCP 47 tag of the language.
  var locale = "en"

  init() {}

  init(_ environment: EnvironmentValues) {
    tables = environment.stringTables
    resources = environment.resources
    locale = environment.localeIdentifier
  }

  /// Those of the picture that is being made; `nil` outside of one.
  ///
  /// An app has one language at a time, and so have its calls of `String(localized:)`, wherever they are
  /// made; here it is the picture that has one.
  @TaskLocal private static var ambient: WordSources?

  static var current: WordSources { ambient ?? WordSources() }
  static var ofPicture: WordSources? { ambient }

  /// Evaluates views, whose calls of `String(localized:)` are answered from the tables of an environment.
  package static func using<Value>(
    _ environment: EnvironmentValues, _ body: () throws -> Value
  ) rethrows -> Value {
    try $ambient.withValue(WordSources(environment), operation: body)
  }
}
