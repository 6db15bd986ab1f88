import Components
import OSLog
import SwiftUI
import Testing
import UniformTypeIdentifiers

extension UIColor {
  convenience init(hex: UInt32) {
    func channel(_ shift: UInt32) -> CGFloat { CGFloat((hex >> shift) & 255) / CGFloat(255) }
    self.init(red: channel(16), green: channel(8), blue: channel(0), alpha: 1)
  }
}

private struct MapView: UIViewRepresentable {
  final class Coordinator {
    let parent: MapView
    init(_ parent: MapView) { self.parent = parent }
  }

  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) { _ = context.coordinator.parent }
  func makeCoordinator() -> Coordinator { Coordinator(self) }
}

private struct Sheet: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

private struct RoundedCorner: Shape {
  var radius: CGFloat = .infinity
  var corners: UIRectCorner = .allCorners

  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners,
      cornerRadii: CGSize(width: radius, height: radius))
    return Path(path.cgPath)
  }
}

private struct ShareSheet: UIViewControllerRepresentable {
  let items: [Any]

  func makeUIViewController(context: Context) -> UIActivityViewController {
    UIActivityViewController(activityItems: items, applicationActivities: nil)
  }
  func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}

private struct Blur: UIViewRepresentable {
  var style = UIBlurEffect.Style.systemMaterial

  func makeUIView(context: Context) -> UIVisualEffectView {
    UIVisualEffectView(effect: UIBlurEffect(style: style))
  }
  func updateUIView(_ view: UIVisualEffectView, context: Context) {
    view.effect = UIBlurEffect(style: style)
  }
}

/// A blur in a plain view, as code before iOS 15 has it.
private struct Frost: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    view.insertSubview(UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial)), at: 0)
    return view
  }
  func updateUIView(_ view: UIView, context: Context) {}
}

private struct Spinner: UIViewRepresentable {
  let isOn: Bool

  func makeUIView(context: Context) -> UIActivityIndicatorView {
    UIActivityIndicatorView(style: .large)
  }
  func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
    isOn ? view.startAnimating() : view.stopAnimating()
  }
}

private struct Bars: View {
  init() {
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.largeTitleTextAttributes = [:]
    UINavigationBar.appearance().standardAppearance = look
    UITabBar.appearance().backgroundColor = .red
    UISegmentedControl.appearance().selectedSegmentTintColor = .blue
    UIScrollView.appearance().bounces = false
  }

  var body: some View { Text("bars") }
}

private final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIHostingController(rootView: Bars())
    self.window = window
    window.makeKeyAndVisible()
  }
}

private struct Shop: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate

  var body: some Scene { WindowGroup { Bars() } }
}

private final class ListController: UIViewController, UITableViewDataSource {
  let list = UITableView(frame: .zero, style: .insetGrouped)

  init(title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.dataSource = self
    list.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    view.addSubview(list)
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }
}

extension PreviewTrait where T == Preview.ViewTraits {
  fileprivate static var wide: Self { .fixedLayout(width: 300, height: 20) }
}

extension UITableView {
  fileprivate var numberOfRowsInSource: Int? {
    dataSource?.tableView(self, numberOfRowsInSection: 0)
  }
}

@MainActor
@Suite("UIKit in views")
struct UIKitTests {
  private func components(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  @Test("A colour has the components that it was made of")
  func components() {
    #expect(components(UIColor(hex: 0xFF0033)) == [1, 0, 0.2, 1])
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    // Green, half as bright, with a quarter of white: hue 1/3, saturation 1 − 0.125/0.5.
    UIColor(red: 0.125, green: 0.5, blue: 0.125, alpha: 1).getHue(
      &hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    #expect([hue * 3, saturation, brightness] == [1, 0.75, 0.5])
  }

  @Test("Only the corners that are named are round, and no radius is larger than half a side")
  func corners() {
    let path = RoundedCorner(corners: [.topLeft, .bottomRight])
      .path(in: CGRect(x: 0, y: 0, width: 20, height: 10))
    // The radius is 5: (0.5, 0.5) lies 6.4 from the centre (5, 5) of its corner.
    #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(!path.contains(CGPoint(x: 19.5, y: 9.5)))
    #expect(path.contains(CGPoint(x: 19.5, y: 0.5)))
    #expect(path.contains(CGPoint(x: 0.5, y: 9.5)))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(
      RoundedCorner(radius: .nan).path(in: CGRect(x: 0, y: 0, width: 4, height: 4))
        .contains(CGPoint(x: 0.1, y: 0.1)))
  }

  @Test("UIKit's arc turns clockwise as it is seen")
  func arcs() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addArc(
      withCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    path.close()
    // From the right over the bottom right to the bottom: y points down.
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 5, y: -5)))
    path.apply(CGAffineTransform(translationX: 100, y: 0))
    #expect(path.contains(CGPoint(x: 105, y: 5)))
    #expect(UIColor(hex: 0xFF0033).cgColor.components == [1, 0, 0.2, 1])
  }

  @Test("Blurs and spinners of UIKit are those of SwiftUI")
  func drawnViews() {
    func picture(_ view: some View) -> Data? {
      ImageRenderer(content: Color.blue.frame(width: 40, height: 40).overlay { view })
        .uiImage?.pngData()
    }
    #expect(picture(Blur()) == picture(Rectangle().fill(.regularMaterial)))
    #expect(picture(Frost()) == picture(Blur()))
    #expect(picture(Blur(style: .dark)) != picture(Blur(style: .light)))
    #expect(picture(Spinner(isOn: true)) != picture(EmptyView()))
    #expect(picture(Spinner(isOn: false)) == picture(EmptyView()))
  }

  @Test("What is set for all bars is told as not drawn")
  func appearance() {
    let gaps = PictureGaps.found { Bars() }.gaps.map(\.text)
    for name in ["UINavigationBar", "UITabBar", "UISegmentedControl", "UIScrollView"] {
      #expect(gaps.contains("\(name).appearance() is not drawn"))
    }
  }

  @Test("An app's delegates, windows and lists compile as apps write them and do nothing")
  func delegates() {
    _ = Shop()
    #expect(UIApplication.shared.connectedScenes.count == 1)
    let keyWindow = UIApplication.shared.connectedScenes
      .compactMap { $0 as? UIWindowScene }.flatMap(\.windows).first { $0.isKeyWindow }
    #expect(keyWindow != nil && keyWindow === UIApplication.shared.keyWindow)
    #expect(UIApplication.shared.windows.first?.rootViewController != nil)
    let controller = ListController(title: "Orders")
    controller.viewDidLoad()
    #expect(controller.view.subviews == [controller.list])
    #expect(controller.list.numberOfRowsInSource == 3)
    _ = SceneDelegate()
  }

  @Test("Words that are measured where no picture is made are told")
  func measuredWords() {
    let gaps = PictureGaps.found { _ = "Aa".size(withAttributes: nil) }.gaps.map(\.text)
    #expect(gaps == ["words are measured by their number, outside of a body on the main thread"])
  }

  @Test("What an app paints by itself is told as not drawn")
  func painting() {
    let size = CGSize(width: 4, height: 3)
    var picture: UIImage?
    let gaps = PictureGaps.found {
      picture = UIGraphicsImageRenderer(size: size).image {
        $0.fill(CGRect(origin: .zero, size: size))
      }
    }.gaps.map(\.text)
    #expect(gaps == ["what UIGraphicsImageRenderer paints is not drawn"])
    #expect(picture?.size == size)
  }

  @Test("A picture that is read has its pixels")
  func pixels() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 3, height: 2))
    let picture = try #require(renderer.uiImage?.cgImage)
    #expect(picture.width == 3)
    #expect(picture.height == 2)
    #expect(
      UIImage(cgImage: picture, scale: 2, orientation: .up).size == CGSize(width: 1.5, height: 1))
    #expect(UIImage(systemName: "star")?.cgImage == nil)
  }

  @Test("Lists and distances in time are written as in English outside of a picture")
  func formatters() {
    #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
    let formatter = RelativeDateTimeFormatter()
    #expect(formatter.localizedString(fromTimeInterval: 3 * 3_600) == "in 3 hours")
    #expect(formatter.localizedString(fromTimeInterval: -120) == "2 minutes ago")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.localizedString(fromTimeInterval: -120) == "2m ago")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(fromTimeInterval: -86_400) == "yesterday")
  }

  @Test("A subscriber of a connectable publisher waits for the connection")
  func connecting() {
    let source = PassthroughSubject<Int, Never>()
    let shared = source.makeConnectable()
    var seen: [Int] = []
    let sink = shared.sink { seen.append($0) }
    source.send(1)
    #expect(seen.isEmpty)
    let connection = shared.connect()
    source.send(2)
    #expect(seen == [2])
    connection.cancel()
    source.send(3)
    #expect(seen == [2])
    sink.cancel()
  }

  @Test("A dynamic colour is asked for each appearance")
  func dynamic() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : UIColor(hex: 0x0000FF) }
    #expect(components(color) == [0, 0, 1, 1])
    let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(components(dark) == [1, 1, 1, 1])
  }

  @Test("A view of UIKit is a placeholder of the size that is proposed")
  func placeholder() throws {
    let renderer = ImageRenderer(content: MapView().frame(width: 40, height: 30))
    let picture = try renderer.pixmap()
    #expect(picture.width == 40)
    #expect(picture.height == 30)
    _ = try ImageRenderer(content: Sheet().frame(width: 10, height: 10)).pixmap()
  }

  @Test("Fonts have their sizes")
  func fonts() {
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    #expect(UIFont.boldSystemFont(ofSize: 12).withSize(20).pointSize == 20)
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
  }

  @Test("Text sizes by UIKit's names are those of SwiftUI, in their order")
  func sizeCategories() {
    let sizes = DynamicTypeSize.allCases.map { UIContentSizeCategory($0) }
    #expect(sizes == sizes.sorted() && Set(sizes).count == 12)
    #expect(sizes.compactMap { DynamicTypeSize($0) } == DynamicTypeSize.allCases)
    #expect(sizes.filter(\.isAccessibilityCategory).count == 5)
    #expect(UIContentSizeCategory.unspecified < .extraSmall)
    #expect(DynamicTypeSize(UIContentSizeCategory.unspecified) == nil)
    let larger = UIContentSizeCategory.accessibilityExtraLarge
    #expect(ContentSizeCategory(larger) == .accessibilityExtraLarge)
  }

  @Test("Logs and types of files compile as apps write them")
  func logs() {
    let logger = Logger(subsystem: "shop", category: "cart")
    logger.info("\(3, privacy: .public) of \(4.5, format: .fixed(precision: 1))")
    logger.log(level: .error, "failed: \(UTType.png.identifier)")
    os_log("%d items", type: .info, 3)
    let lock = OSAllocatedUnfairLock(initialState: 1)
    #expect(
      lock.withLock {
        $0 += 1; return $0
      } == 2)
  }

  @Test("Fixed colours are not those of the system: red is #FF0000 in every appearance")
  func fixedColors() {
    func tenths(_ color: UIColor) -> [CGFloat] {
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return [red, green, blue, alpha].map { ($0 * 10).rounded() }
    }
    #expect(tenths(.red) == [10, 0, 0, 10])
    #expect(tenths(.brown) == [6, 4, 2, 10])
    #expect(UIColor.red != UIColor.systemRed)
  }

  @Test("A weight added to a descriptor is that of the font; numbers are the nearest weight")
  func descriptorWeights() {
    func font(_ weight: Any) -> UIFont {
      let traits: [UIFontDescriptor.TraitKey: Any] = [.weight: weight]
      let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor
      return UIFont(descriptor: descriptor.addingAttributes([.traits: traits]), size: 0)
    }
    #expect(font(UIFont.Weight.medium) == .systemFont(ofSize: 20, weight: .medium))
    #expect(font(CGFloat(0.4)) == .systemFont(ofSize: 20, weight: .bold))
  }

  @Test("A property is sent as it is now, if that is asked for")
  func keyValuePublishers() {
    let scroll = UIScrollView()
    scroll.contentOffset = CGPoint(x: 0, y: 3)
    var offsets: [CGFloat] = []
    let all = scroll.publisher(for: \.contentOffset).sink { offsets.append($0.y) }
    let later = scroll.publisher(for: \.contentOffset, options: [.new]).sink { _ in
      offsets.append(-1)
    }
    withExtendedLifetime((all, later)) { #expect(offsets == [3]) }
  }

  @Test("A colour by a leading dot is UIKit's, as in an app")
  func colorsByDots() {
    #expect(Color(.black) == Color(UIColor.black))
    #expect(Color(.white) == Color(UIColor.white))
    #expect(Color(.clear) == Color(UIColor.clear))
    // A view's colour stays itself.
    let own = Color(red: 0.5, green: 0.25, blue: 1)
    #expect(Color(own) == own)
  }

  @Test("An attributed text is begun without words")
  func attributedText() {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "a", attributes: [.foregroundColor: UIColor.red]))
    #expect(text.string == "a")
  }
}
