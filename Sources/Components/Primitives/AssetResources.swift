public import Foundation

/// A picture by name, as code that is generated from an asset catalogue names it.
public struct ImageResource: Hashable, Sendable {
  let name: String

  /// Makes a resource from the picture's name; pictures of all bundles are found together.
  public init(name: String, bundle: Bundle) {
    self.name = name
  }
}

/// A colour by name, as code that is generated from an asset catalogue names it.
public struct ColorResource: Hashable, Sendable {
  let name: String

  /// Makes a resource from the colour's name, by which the theme defines it.
  public init(name: String, bundle: Bundle) {
    self.name = name
  }
}

extension Image {
  /// A picture by its resource; it is found where a picture of its name is.
  public init(_ resource: ImageResource) {
    self.init(resource.name)
  }
}

extension Color {
  /// A colour that the theme defines by the resource's name.
  public init(_ resource: ColorResource) {
    self.init(resource.name)
  }
}

extension Label where Title == Text, Icon == Image {
  /// A label of a localized title and a picture.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(titleKey, image: resource.name)
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
