import Foundation
import Testing

@testable import Import

@Suite("Import: projects")
struct ProjectTests {
  private func read(_ scratch: Scratch, _ inner: String = "") throws -> AppProject {
    try ProjectReader.read("\(scratch.path)/\(inner)", workingFolder: "/")
  }

  /// A project of the old form with one target.
  private func project(
    objects: String, settings: String = "SDKROOT = iphoneos;", phases: String = "P1"
  ) -> String {
    """
    // !$*UTF8*$!
    { objectVersion = 56; objects = {
      R = {isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L0; };
      L0 = {isa = XCConfigurationList; buildConfigurations = (); };
      T = {isa = PBXNativeTarget; name = "My Shop"; buildPhases = (\(phases)); productType =
        "com.apple.product-type.application"; buildConfigurationList = L; };
      L = {isa = XCConfigurationList; buildConfigurations = (D); };
      D = {isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
      \(objects)
    }; rootObject = R; }
    """
  }

  @Test(
    "A project, workspace or package that cannot be read is named, and its files are taken all the same",
    arguments: [
      ("App.xcodeproj/project.pbxproj", "{ objects = (", "App.xcodeproj/project.pbxproj"),
      (
        "App.xcworkspace/contents.xcworkspacedata",
        #"<Workspace><FileRef location="group:Gone.xcodeproj"/></Workspace>"#,
        "Gone.xcodeproj/project.pbxproj"
      ),
      (
        "Package.swift",
        "// swift-tools-version:5.9\nlet package = Package(name: \"P\", targets: names.map { .target(name: $0) })",
        "Package.swift"
      ),
    ])
  func unreadable(file: String, text: String, subject: String) throws {
    let scratch = try Scratch()
    try scratch.write("", to: "Views/A.swift")
    try scratch.write(text, to: file)
    let app = try read(scratch)
    #expect(app.modules.map(\.sources) == [["\(scratch.path)/Views/A.swift"]])
    #expect(app.notes.contains { $0.kind == .unread && $0.subject.hasPrefix(subject) })
  }

  @Test("An app's language is that of its project, and a package's that of its manifest")
  func languages() throws {
    let scratch = try Scratch()
    try scratch.write("", to: "A.swift")
    let text = project(
      objects: """
        G = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
        F = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        P1 = {isa = PBXSourcesBuildPhase; files = (B); }; B = {isa = PBXBuildFile; fileRef = F; };
        """)
    try scratch.write(
      text.replacing("isa = PBXProject;", with: "isa = PBXProject; developmentRegion = ru;"),
      to: "App.xcodeproj/project.pbxproj")
    #expect(try read(scratch).modules.map(\.developmentLanguage) == ["ru"])
    let package = try Scratch()
    try package.write("", to: "Sources/P/A.swift")
    try package.write(
      """
      // swift-tools-version:5.9
      let package = Package(
        name: "P", defaultLocalization: "ja", targets: [.target(name: "P")])
      """, to: "Package.swift")
    #expect(try read(package).modules.map(\.developmentLanguage) == ["ja"])
  }

  @Test("A project of the old form: groups, variants, settings, and a script that is named")
  func readsOpenStep() throws {
    let scratch = try Scratch()
    try scratch.write("", to: "App/Views/A.swift")
    try scratch.write("", to: "App/de.lproj/Localizable.strings")
    try scratch.write(
      project(
        objects: """
          G = {isa = PBXGroup; children = (G1); sourceTree = "<group>"; };
          G1 = {isa = PBXGroup; children = (G2, V); path = App; sourceTree = "<group>"; };
          G2 = {isa = PBXGroup; children = (F1, F2); path = Views; sourceTree = "<group>"; };
          F1 = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
          F2 = {isa = PBXFileReference; path = "Gone \\"2\\".swift"; sourceTree = "<group>"; };
          V = {isa = PBXVariantGroup; children = (F3); name = x; sourceTree = "<group>"; };
          F3 = {isa = PBXFileReference; path = de.lproj/Localizable.strings; sourceTree = "<group>"; };
          P1 = {isa = PBXSourcesBuildPhase; files = (B1, B2); };
          P2 = {isa = PBXResourcesBuildPhase; files = (B3); };
          P3 = {isa = PBXShellScriptBuildPhase; name = Lint; shellScript = "rm -rf /"; };
          B1 = {isa = PBXBuildFile; fileRef = F1; };
          B2 = {isa = PBXBuildFile; fileRef = F2; };
          B3 = {isa = PBXBuildFile; fileRef = V; };
          """,
        settings: """
          SWIFT_VERSION = 6.0; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG SHOP $(inherited)";
          PRODUCT_NAME = "$(TARGET_NAME)"; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;
          """, phases: "P1, P2, P3"), to: "Shop.xcodeproj/project.pbxproj")
    let app = try read(scratch)
    let module = try #require(app.modules.first)
    #expect(app.modules.count == 1)
    #expect(module.name == "My_Shop")
    #expect(module.sources == ["\(scratch.path)/App/Views/A.swift"])
    #expect(module.resources == ["\(scratch.path)/App/de.lproj/Localizable.strings"])
    #expect(module.settings.languageMode == "6")
    // Its syntax, and not its checks of threads.
    #expect(module.settings.flags.starts(with: ["-swift-version", "5"]))
    #expect(module.settings.flags.contains("BareSlashRegexLiterals"))
    #expect(module.settings.defines == ["DEBUG", "SHOP"])
    #expect(module.settings.isMainActor)
    #expect(
      app.notes == [
        ImportNote(
          .unread, "App/Views/Gone \"2\".swift",
          "there is no such file; something may have to make it"),
        ImportNote(.script, "My Shop", "the script “Lint” is not run"),
      ])
  }

  @Test("A synchronised folder gives all its files but for the exceptions")
  func readsSynchronizedFolders() throws {
    let scratch = try Scratch()
    for name in ["App/A.swift", "App/Old/B.swift", "App/C.swift", "Kit/D.swift", "Kit/E.swift"] {
      try scratch.write("", to: name)
    }
    let text = project(
      objects: """
        G = {isa = PBXGroup; children = (S1, S2); sourceTree = "<group>"; };
        S1 = {isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = (X1);
          sourceTree = "<group>"; };
        S2 = {isa = PBXFileSystemSynchronizedRootGroup; path = Kit; exceptions = (X2);
          sourceTree = "<group>"; };
        X1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
          membershipExceptions = (Old, C.swift); };
        X2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
          membershipExceptions = (E.swift); };
        """, phases: ""
    ).replacing("name = \"My Shop\";", with: "name = Shop; fileSystemSynchronizedGroups = (S1);")
    try scratch.write(text, to: "Shop.xcodeproj/project.pbxproj")
    // Of the other target's folder only the exception for this target belongs to it.
    #expect(
      try read(scratch).modules.map(\.sources) == [
        ["\(scratch.path)/App/A.swift", "\(scratch.path)/Kit/E.swift"]
      ])
  }

  @Test("Files outside of the folder are named and not read")
  func staysInside() throws {
    let outer = try Scratch()
    try outer.write("", to: "Secret.swift")
    try outer.write("", to: "app/In.swift")
    try outer.link("app/Link.swift", to: "\(outer.path)/Secret.swift")
    try outer.write(
      project(
        objects: """
          G = {isa = PBXGroup; children = (F1, F2, F3); sourceTree = "<group>"; };
          F1 = {isa = PBXFileReference; path = ../Secret.swift; sourceTree = "<group>"; };
          F2 = {isa = PBXFileReference; path = In.swift; sourceTree = "<group>"; };
          F3 = {isa = PBXFileReference; path = Link.swift; sourceTree = "<group>"; };
          P1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3); };
          B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; };
          B3 = {isa = PBXBuildFile; fileRef = F3; };
          """), to: "app/Shop.xcodeproj/project.pbxproj")
    let app = try read(outer, "app")
    #expect(app.modules.map(\.sources) == [["\(outer.path)/app/In.swift"]])
    #expect(app.notes.map(\.kind) == [.outside, .outside])
  }

  @Test(
    "Damaged projects say where",
    arguments: [
      ("{ a = ; }", "line 1, column 7: a value is expected"),
      ("{ a = (1, 2; }", "line 1, column 12: “,” or “)” is expected in a list"),
      ("{ a = \"b", "line 1, column 9: a text has no closing quote"),
      ("{ a = 1 }", "line 1, column 9: “;” is expected after the value of a"),
      ("/* x", "line 1, column 5: a comment has no end"),
      (
        "<?xml?><plist><dict>",
        "line 1, column 21: it is no property list: it ends before its elements do"
      ),
      (
        "<?xml?>\n<plist></dict>",
        "line 2, column 8: it is no property list: </dict> ends <plist>, which begins at line 2, column 1"
      ),
    ])
  func refusesDamage(text: String, message: String) {
    #expect {
      try ProjectValue(Array(text.utf8), path: "p")
    } throws: { "\($0)" == "p, \(message)" }
  }

  @Test("Deep nesting is refused before the stack ends")
  func boundsDepth() {
    let text = String(repeating: "(", count: 100_000)
    #expect(throws: ImportError.self) { try ProjectValue(Array(text.utf8), path: "p") }
  }

  @Test("A manifest is read and not run; what has to be run is named")
  func readsManifest() throws {
    let scratch = try Scratch()
    try scratch.write("", to: "Sources/Kit/A.swift")
    try scratch.write("", to: "Sources/Kit/Skip/B.swift")
    try scratch.write("", to: "Sources/Kit/Art/Media.json")
    try scratch.write("", to: "Other/C.swift")
    try scratch.write(
      """
      // swift-tools-version:5.9
      import PackageDescription
      let common: [SwiftSetting] = [.define("KIT"), .enableUpcomingFeature("ExistentialAny")]
      let package = Package(
        name: "Kit",
        dependencies: [.package(url: "https://example.com/Thing.git", from: "1.0.0")],
        targets: [
          .target(name: "Kit", exclude: ["Skip"], resources: [.process("Art")],
            swiftSettings: common + [.define("MORE", .when(configuration: .debug))]),
          .executableTarget(name: "Tool", dependencies: ["Kit"], path: "Other"),
          .target(name: "Kit" + suffix()),
          .testTarget(name: "KitTests"),
        ])
      """, to: "Package.swift")
    let app = try read(scratch)
    #expect(app.modules.map(\.name) == ["Kit", "Tool"])
    #expect(app.modules.first?.sources == ["\(scratch.path)/Sources/Kit/A.swift"])
    #expect(app.modules.first?.resources == ["\(scratch.path)/Sources/Kit/Art/Media.json"])
    #expect(app.modules.first?.settings.defines == ["DEBUG", "KIT", "MORE"])
    #expect(app.modules.first?.settings.features == ["ExistentialAny"])
    #expect(
      app.notes.map(\.subject) == ["Package.swift:11", "", "Thing"].filter { !$0.isEmpty }
        || app.notes.contains { $0.subject == "Thing" })
  }

  @Test("A workspace has the projects and packages of its groups")
  func readsWorkspace() throws {
    let scratch = try Scratch()
    try scratch.write("", to: "Packages/Kit/Sources/Kit/A.swift")
    try scratch.write(
      "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])",
      to: "Packages/Kit/Package.swift")
    try scratch.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version="1.0"><Group location="container:Packages" name="P">
      <FileRef location="group:Kit"></FileRef></Group>
      <FileRef location="group:../elsewhere.xcodeproj"></FileRef></Workspace>
      """, to: "All.xcworkspace/contents.xcworkspacedata")
    let app = try read(scratch)
    #expect(app.form == "Xcode workspace All.xcworkspace")
    #expect(app.modules.map(\.sources) == [["\(scratch.path)/Packages/Kit/Sources/Kit/A.swift"]])
    #expect(app.notes.map(\.kind) == [.outside])
  }

  @Test("A folder without a project is one module, and says which program would make one")
  func readsFolder() throws {
    let scratch = try Scratch()
    try scratch.write("", to: "Sources/A.swift")
    try scratch.write("", to: "Tests/T.swift")
    try scratch.write("name: Shop", to: "project.yml")
    let app = try read(scratch)
    #expect(app.modules.map(\.sources) == [["\(scratch.path)/Sources/A.swift"]])
    #expect(app.notes.map(\.subject) == ["project.yml", "Tests"])
  }

  @Test(
    "A folder whose name ends in Test is the app's; a file that imports a test framework is not")
  func leavesTestsOut() throws {
    let scratch = try Scratch()
    try scratch.write("import SwiftUI", to: "LoadingTest/A.swift")
    try scratch.write("import XCTest", to: "Checks/T.swift")
    let app = try read(scratch)
    #expect(app.modules.map(\.sources) == [["\(scratch.path)/LoadingTest/A.swift"]])
    #expect(app.notes.map(\.subject) == ["Checks/T.swift"])
  }

  @Test("The list of an app has what its settings say")
  func infoLists() throws {
    var settings = BuildSettings()
    settings.add([
      "TARGET_NAME": "Shop", "PRODUCT_NAME": "$(TARGET_NAME)", "MARKETING_VERSION": "1.2",
      "CURRENT_PROJECT_VERSION": "7",
    ])
    func entries(_ own: String?) throws -> [String: String] {
      let bytes = try #require(InfoList.bytes(own.map { Array($0.utf8) }, settings: settings))
      let list = unsafe try PropertyListSerialization.propertyList(
        from: Data(bytes), options: [], format: nil)
      return try #require(list as? [String: String])
    }
    #expect(
      try entries(nil) == [
        "CFBundleName": "Shop", "CFBundleShortVersionString": "1.2", "CFBundleVersion": "7",
      ])
    let own = """
      <plist version="1.0"><dict><key>CFBundleName</key><string>$(PRODUCT_NAME) A&amp;B</string>
      <key>CFBundleVersion</key><string>9</string></dict></plist>
      """
    #expect(
      try entries(own) == [
        "CFBundleName": "Shop A&B", "CFBundleShortVersionString": "1.2", "CFBundleVersion": "9",
      ])
  }

  @Test("Settings that name others many times are expanded in bounded time")
  func doublingSettings() {
    var settings = BuildSettings()
    for level in 0..<16 {
      settings.add(["A\(level)": String(repeating: "x$(A\(level + 1))", count: 10)])
    }
    #expect(settings.expanding("$(A0)").count < 100_000)
    #expect(InfoList.bytes(Array("bplist00".utf8), settings: settings) == nil)
  }

  @Test("Several projects are not guessed between")
  func refusesToGuess() throws {
    let scratch = try Scratch()
    try scratch.write("", to: "A.xcodeproj/project.pbxproj")
    try scratch.write("", to: "B.xcodeproj/project.pbxproj")
    #expect {
      try read(scratch)
    } throws: { "\($0)".contains("it holds A.xcodeproj and B.xcodeproj") }
  }
}
