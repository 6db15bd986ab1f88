import Graphics
import Testing

@testable import Resources

@Suite("Resources: asset catalogs")
struct AssetCatalogTests {
  /// A catalog whose files are made here.
  private func resources(_ files: [String: String]) throws -> Resources {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write("Assets.xcassets/" + name, text) }
    return try Resources(folder: folder.path)
  }

  private func color(_ body: String) throws -> ColorSet.Value? {
    let resources = try resources([
      "c.colorset/Contents.json": #"{"colors":[{"idiom":"universal","color":\#(body)}]}"#
    ])
    #expect(resources.issues == [])
    return resources.catalogs.colors["c"]?.value(for: AssetTraits())
  }

  @Test("Components are numbers, parts of 255 or hexadecimal")
  func components() throws {
    let value = try color(
      #"{"color-space":"srgb","components":{"red":"0x80","green":"51","blue":"0.250","alpha":1}}"#)
    #expect(
      value == .color(ResolvedColor(red: 128.0 / 255, green: 0.2, blue: 0.25, alpha: 1)))
  }

  @Test("A component of 1 is the whole beside shares and in alpha, and of 255 beside whole numbers")
  func ones() throws {
    let space = #""color-space":"srgb""#
    let shares = try color(
      #"{\#(space),"components":{"red":"1","green":"0.5","blue":"0","alpha":"1"}}"#)
    #expect(shares == .color(ResolvedColor(red: 1, green: 0.5, blue: 0)))
    let numbers = try color(
      #"{\#(space),"components":{"red":"1","green":"51","blue":"0","alpha":"1.000"}}"#)
    #expect(numbers == .color(ResolvedColor(red: 1.0 / 255, green: 0.2, blue: 0)))
  }

  @Test(
    "Colours of other spaces in sRGB, clipped by the matrices of their primaries",
    arguments: [
      // The red and the green of P3 are beyond sRGB.
      ("display-p3", #""red":"1.0","green":"0.0","blue":"0.0""#, 0xFF0000),
      // 0.5 of each channel is a grey in both.
      ("display-p3", #""red":"0.5","green":"0.5","blue":"0.5""#, 0x808080),
      // By the matrices of the primaries, P3 (0.8, 0.4, 0.3) is sRGB (0.8596, 0.3704, 0.2674).
      ("display-p3", #""red":"0.8","green":"0.4","blue":"0.3""#, 0xDB5E44),
      ("extended-srgb", #""red":"1.2","green":"-0.1","blue":"0.5""#, 0xFF0080),
      // Light of 0.2158605 is encoded as 128 / 255.
      ("extended-linear-srgb", #""red":"0.2158605","green":"0.0","blue":"2.0""#, 0x8000FF),
      // 0.5 to the power of 2.2 is a light of 0.217638, encoded as 0.50379.
      ("gray-gamma-22", #""white":"0.5""#, 0x808080),
      ("extended-gray", #""white":"0.2""#, 0x333333),
    ])
  func spaces(space: String, components: String, hex: Int) throws {
    let value = try color(#"{"color-space":"\#(space)","components":{\#(components)}}"#)
    guard case .color(let color)? = value else {
      Issue.record("no colour")
      return
    }
    let bytes = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    #expect(bytes == [hex >> 16, hex >> 8 & 255, hex & 255])
  }

  @Test("The entry that fits best: dark before light, contrast only where it is asked for")
  func appearances() throws {
    func entry(_ white: String, _ appearances: String) -> String {
      #"{"idiom":"universal","appearances":[\#(appearances)],"color":{"color-space":"extended-gray","components":{"white":"\#(white)"}}}"#
    }
    let dark = #"{"appearance":"luminosity","value":"dark"}"#
    let high = #"{"appearance":"contrast","value":"high"}"#
    let set = [
      entry("0.1", ""), entry("0.2", dark), entry("0.3", high), entry("0.4", "\(dark),\(high)"),
    ]
    let resources = try resources([
      "c.colorset/Contents.json": #"{"colors":[\#(set.joined(separator: ","))]}"#
    ])
    let colors = try #require(resources.catalogs.colors["c"])
    func white(_ isDark: Bool, _ hasHighContrast: Bool) -> Double? {
      let traits = AssetTraits(isDark: isDark, hasHighContrast: hasHighContrast)
      guard case .color(let color)? = colors.value(for: traits) else { return nil }
      return color.red
    }
    #expect(white(false, false) == 0.1)
    #expect(white(true, false) == 0.2)
    #expect(white(false, true) == 0.3)
    #expect(white(true, true) == 0.4)
  }

  @Test(
    "A phone has the compact width; what is for one model's screen or a phone on its side is left out"
  )
  func widths() throws {
    let images = [
      #"{"idiom":"iphone","subtype":"retina4","scale":"2x","filename":"1.png"}"#,
      #"{"idiom":"universal","height-class":"compact","width-class":"compact","filename":"1.png"}"#,
      #"{"idiom":"universal","width-class":"regular","filename":"2.png"}"#,
      #"{"idiom":"universal","width-class":"compact","filename":"3.png"}"#,
    ]
    let resources = try resources([
      "i.imageset/Contents.json": #"{"images":[\#(images.joined(separator: ","))]}"#,
      "i.imageset/1.png": "one", "i.imageset/2.png": "two", "i.imageset/3.png": "three",
    ])
    let set = try #require(resources.catalogs.images["i"])
    #expect(set.entry(for: AssetTraits())?.file.path.hasSuffix("3.png") == true)
    #expect(set.entry(for: AssetTraits(idiom: .ipad))?.file.path.hasSuffix("2.png") == true)
  }

  @Test("The scale of a picture: the same, else the next larger, else the next smaller")
  func scales() throws {
    let images = (1...3).filter { $0 != 2 }.map {
      #"{"idiom":"universal","scale":"\#($0)x","filename":"\#($0).png"}"#
    }
    let resources = try resources([
      "i.imageset/Contents.json": #"{"images":[\#(images.joined(separator: ","))]}"#,
      "i.imageset/1.png": "one", "i.imageset/3.png": "three",
    ])
    let set = try #require(resources.catalogs.images["i"])
    func file(_ scale: Double) -> String? {
      set.entry(for: AssetTraits(scale: scale))?.file.path.suffix(5).description
    }
    #expect(file(1) == "1.png")
    #expect(file(2) == "3.png")
    #expect(file(3) == "3.png")
    #expect(file(4) == "3.png")
  }

  @Test("Language, direction and device choose among the files of a set")
  func places() throws {
    func image(_ name: String, _ place: String) -> String {
      #"{"idiom":"universal","filename":"\#(name)"\#(place)}"#
    }
    let images = [
      image("a", ""), image("b", #","language-direction":"right-to-left""#),
      image("c", #","locale":"fr""#), image("d", "").replacing("universal", with: "ipad"),
    ]
    var files = ["i.imageset/Contents.json": #"{"images":[\#(images.joined(separator: ","))]}"#]
    for name in ["a", "b", "c", "d"] { files["i.imageset/" + name] = name }
    let set = try #require(try resources(files).catalogs.images["i"])
    func file(_ traits: AssetTraits) -> String? {
      set.entry(for: traits)?.file.path.suffix(1).description
    }
    #expect(file(AssetTraits()) == "a")
    #expect(file(AssetTraits(isRightToLeft: true, locale: "ar")) == "b")
    #expect(file(AssetTraits(locale: "fr-CA")) == "c")
    #expect(file(AssetTraits(idiom: .ipad)) == "d")
  }

  @Test("Groups that provide a namespace come before the name, others do not")
  func namespaces() throws {
    let empty = #"{"colors":[]}"#
    let resources = try resources([
      "Icons/Contents.json": #"{"properties":{"provides-namespace":true}}"#,
      "Icons/star.colorset/Contents.json": empty,
      "Icons/Plain/moon.colorset/Contents.json": empty,
      "Group/Contents.json": "{}", "Group/sun.colorset/Contents.json": empty,
    ])
    #expect(resources.catalogs.colors.keys.sorted() == ["Icons/moon", "Icons/star", "sun"])
    #expect(resources.catalogs.complaint(noColor: "star").contains("did you mean \"Icons/star\"?"))
  }

  @Test("Slices are in pixels of the file, and points where they are used")
  func slices() throws {
    let image = #"""
      {"idiom":"universal","scale":"2x","filename":"a","resizing":{"mode":"9-part",
      "center":{"mode":"tile","width":2,"height":4},
      "cap-insets":{"top":8,"left":27,"bottom":16,"right":28}}}
      """#
    let resources = try resources([
      "i.imageset/Contents.json": #"{"images":[\#(image)]}"#, "i.imageset/a": "a",
    ])
    let entry = resources.catalogs.images["i"]?.entry(for: AssetTraits())
    #expect(
      entry?.slices
        == ImageSlices(
          top: 4, left: 13.5, bottom: 8, right: 14, centerWidth: 1, centerHeight: 2, isTiled: true))
  }

  @Test("What is broken is told with its place and costs itself alone")
  func damage() throws {
    let good = #"{"idiom":"universal","color":{"components":{"red":1,"green":0,"blue":0}}}"#
    let resources = try resources([
      "a.colorset/Contents.json": #"{"colors":[\#(good),{"idiom":"univresal","color":{}}]}"#,
      "b.colorset/Contents.json": #"{"colors":[}"#,
      "c.imageset/Contents.json":
        #"{"images":[{"idiom":"universal","filename":"../../../../etc/passwd"},{"idiom":"universal","filename":"hera.png"}]}"#,
      "c.imageset/hero.png": "x",
      "d.imagset/Contents.json": "{}", "e.colorset/other.txt": "",
    ])
    let texts = resources.issues.map(\.description)
    #expect(
      texts.contains { $0.contains("a.colorset") && $0.contains("did you mean \"universal\"?") })
    #expect(texts.contains { $0.contains("b.colorset/Contents.json: 1:12") })
    #expect(texts.contains { $0.contains("is no file of this set; only those are read") })
    #expect(texts.contains { $0.contains("\"hera.png\"; did you mean \"hero.png\"?") })
    #expect(
      texts.contains { $0.contains("d.imagset") && $0.contains("did you mean \"imageset\"?") })
    #expect(texts.contains { $0.contains("e.colorset: it has no Contents.json") })
    #expect(resources.catalogs.colors["a"]?.value(for: AssetTraits()) != nil)
    #expect(resources.catalogs.colors["a"]?.source.problem != nil)
    #expect(resources.catalogs.colors["b"]?.source.problem != nil)
    #expect(resources.files.allSatisfy { !$0.path.contains("passwd") })
  }

  @Test("A compiled catalog is told by name, with what to give instead")
  func compiled() throws {
    let folder = try TemporaryFolder()
    try folder.write("Assets.car", "x")
    let issues = try Resources(folder: folder.path).issues
    #expect(issues.map(\.path) == ["Assets.car"])
    #expect(issues.first?.reason.contains(".xcassets") == true)
  }

  @Test(
    "The digest is that of what is read, wherever it lies; a changed file changes its set alone")
  func digests() throws {
    let empty = #"{"colors":[]}"#
    let files = ["a.colorset/Contents.json": empty, "b.colorset/Contents.json": empty]
    let one = try resources(files)
    let same = try resources(files)
    let other = try resources(files.merging(["b.colorset/Contents.json": empty + " "]) { $1 })
    #expect(one == same)
    #expect(one != other)
    func hash(_ resources: Resources, _ name: String) -> String? {
      resources.catalogs.colors[name]?.source.sha256
    }
    #expect(hash(one, "a") == hash(other, "a"))
    #expect(hash(one, "b") != hash(other, "b"))
  }

  @Test(
    "Names as Swift code are those of files that Xcode generated",
    arguments: [
      ("celebrate-blink", "celebrateBlink"), ("Leg Lifts with Hip Raises", "legLiftsWithHipRaises"),
      ("Seated Knee-ups", "seatedKneeUps"), ("U-Crunches", "uCrunches"),
      ("naapfa_logo", "naapfaLogo"),
      ("girlmascot1", "girlmascot1"), ("logo 1", "logo1"),
      ("QR-Code Icon Black", "qrCodeIconBlack"),
      ("QRpedia_QR-Code Blue", "qRpediaQRCodeBlue"), ("Locate me OFF", "locateMeOFF"),
      ("FTU-screen1", "ftuScreen1"), ("TShirtBlack Image", "tShirtBlack"),
      ("AppIconImage", "appIcon"),
      ("adult_products_image", "adultProducts"), ("final-image", "final"), ("Image", "image"),
      ("welcomeVCimage", "welcomeVCimage"),
      ("BlackColorUnSelected Icons", "blackColorUnSelectedIcons"),
      ("AddToCart2Selected Icons", "addToCart2SelectedIcons"), ("1", "_1"), ("3d", "_3D"),
      ("15d058e5b1d372de38f21d8055f89223", "_15D058E5B1D372De38F21D8055F89223"),
      ("210421-citykey-layout-city-key-55", "_210421CitykeyLayoutCityKey55"), ("AC", "AC"),
      ("10C", "_10_C"), ("A1", "A_1"), ("default", "`default`"),
    ])
  func imageSymbols(name: String, identifier: String) {
    #expect(AssetSymbols.identifier(name, of: .image) == identifier)
  }

  @Test(
    "Names of colours are those of files that Xcode generated",
    arguments: [
      ("AccentColor", "accent"), ("greenColor", "green"), ("buttoncolor", "buttoncolor"),
      ("Color", "color"), ("Color-1", "color1"), ("GradientColor1", "gradientColor1"),
      ("accent_color1", "accentColor1"), ("UIColour", "uiColour"), ("BGColorOne", "bgColorOne"),
      ("Launch_screen_colour", "launchScreenColour"), ("color_FF453A", "colorFF453A"),
      ("color_9DA2A5", "color9DA2A5"), ("c50000", "c50000"), ("121212", "_121212"),
      ("2B3041", "_2_B_3041"), ("DCAC00", "DCAC_00"), ("CLR_CITY_KEY_BLUE", "CLR_CITY_KEY_BLUE"),
      ("CLR_LAUNCH_SCREEN_COLOR", "CLR_LAUNCH_SCREEN"),
    ])
  func colorSymbols(name: String, identifier: String) {
    #expect(AssetSymbols.identifier(name, of: .color) == identifier)
  }

  @Test("Extensions leave out what a type has or the app declares, and keep namespaces")
  func symbolExtensions() throws {
    let color =
      #"{"colors":[{"idiom":"universal","color":{"components":{"red":"1","green":"0","blue":"0"}}}]}"#
    var files = ["Night/Contents.json": #"{"properties":{"provides-namespace":true}}"#]
    for name in ["BrandColor", "PrimaryColor", "Night/BackColor", "own"] {
      files["\(name).colorset/Contents.json"] = color
    }
    let catalog = try resources(files).catalogs
    let text = AssetSymbols.extensions(of: catalog, besides: ["Color": ["own"]])
    #expect(
      text.hasPrefix(
        """

        extension SwiftUI.Color {
          static var brand: SwiftUI.Color { .init(ColorResource.brand) }
          enum Night {
            static var back: SwiftUI.Color { .init(ColorResource.Night.back) }
          }
        }

        extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {
          static var brand: SwiftUI.Color { .init(ColorResource.brand) }
          static var own: SwiftUI.Color { .init(ColorResource.own) }
        }

        extension UIKit.UIColor {
          @_disfavoredOverload static var brand: UIKit.UIColor { .init(resource: ColorResource.brand) }
        """))
  }
}
