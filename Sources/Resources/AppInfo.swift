import Foundation
import JSON

/// What an app's `Info.plist` says of its fonts and its language.
enum AppInfo {
  /// Notes the fonts of `UIAppFonts`, and the language that the app is written in.
  static func read(_ file: ResourceFile, into contents: inout ResourceContents) {
    let list = unsafe try? PropertyListSerialization.propertyList(
      from: Data(file.bytes), options: [], format: nil)
    guard let list = list as? [String: Any] else {
      contents.issues.append(
        ResourceIssue(path: file.path, reason: "it is no property list that can be read"))
      return
    }
    contents.appFonts += (list["UIAppFonts"] as? [String] ?? []).map { (file.path, $0) }
    // A setting of Xcode's in place of the language is not known here.
    if let language = list["CFBundleDevelopmentRegion"] as? String,
      language != "Base", !language.isEmpty, !language.contains("$")
    {
      contents.strings.developmentLanguage = language
    }
  }

  /// Tells which fonts that the lists name are not there, by the names of their files.
  static func issues(of contents: ResourceContents) -> [ResourceIssue] {
    let names = contents.fonts.map { Self.name($0.path) }
    return contents.appFonts.filter { !names.contains(Self.name($0.font)) }.map { list, font in
      ResourceIssue(
        path: list, place: "UIAppFonts", reason: "there is no font file \"\(font)\"",
        nearest: nearestName(to: Self.name(font), in: names))
    }
  }

  private static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
