public import Foundation

/// A picture by name, as code that is generated from an asset catalogue names it.
public struct ImageResource: Hashable, Sendable {
  let reference: AssetReference

  /// Makes a resource from the picture's name and the bundle that it is looked for in first.
  public init(name: String, bundle: Bundle) {
    reference = AssetReference(name, bundle: bundle)
  }
}

/// A colour by name, as code that is generated from an asset catalogue names it.
public struct ColorResource: Hashable, Sendable {
  let reference: AssetReference

  /// Makes a resource from the colour's name and the bundle that it is looked for in first.
  public init(name: String, bundle: Bundle) {
    reference = AssetReference(name, bundle: bundle)
  }
}

extension Image {
  /// A picture by its resource.
  public init(_ resource: ImageResource) {
    self.init(source: .named(resource.reference))
  }
}

extension Color {
  /// A colour by its resource; one of the theme by the same name is used before it.
  public init(_ resource: ColorResource) {
    self.init(.named(resource.reference))
  }
}

extension Label where Title == Text, Icon == Image {
  /// A label of a localized title and a picture.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }
}

extension Button where Label == Components.Label<Text, Image> {
  /// A button with a label of a localized title and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image resource: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      role: role, action: action, label: { Components.Label(titleKey, image: resource) },
      file: file, line: line)
  }
}
