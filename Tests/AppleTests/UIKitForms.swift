// Lines as apps that mix UIKit in write them; that they compile is the test.
import Combine
import SwiftUI
import UIKit

private final class FormController: UIViewController, UITextFieldDelegate, UITextViewDelegate {
  private let stack: UIStackView = {
    let stack = UIStackView()
    stack.axis = .vertical
    stack.spacing = 8
    stack.alignment = .fill
    stack.translatesAutoresizingMaskIntoConstraints = false
    return stack
  }()
  private lazy var name: UITextField = {
    let field = UITextField(frame: .zero)
    field.attributedPlaceholder = NSAttributedString(
      string: "Name", attributes: [.foregroundColor: UIColor.placeholderText])
    field.keyboardType = .emailAddress
    field.returnKeyType = .done
    field.delegate = self
    return field
  }()
  private let notes = UITextView()
  private let send = UIButton(type: .system)
  private let wheel = UIActivityIndicatorView(style: .large)
  private let gradient = CAGradientLayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.close() })
    let title = UILabel()
    title.font = .preferredFont(forTextStyle: .headline)
    title.numberOfLines = 0
    title.textAlignment = .center
    send.setTitle("Send", for: .normal)
    send.setImage(UIImage(systemName: "paperplane"), for: .normal)
    send.titleLabel?.font = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .boldSystemFont(ofSize: 17))
    send.layer.cornerRadius = 12
    send.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    send.layer.shadowColor = UIColor.black.cgColor
    send.addTarget(self, action: Selector("close"), for: .touchUpInside)
    notes.delegate = self
    notes.textContainerInset = .zero
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    gradient.frame = view.bounds
    view.layer.insertSublayer(gradient, at: 0)
    for item in [title, name, notes, send, wheel] as [UIView] { stack.addArrangedSubview(item) }
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      stack.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor),
      send.heightAnchor.constraint(equalToConstant: 44),
      send.widthAnchor.constraint(equalTo: stack.widthAnchor, multiplier: 0.5),
    ])
    let tap = UITapGestureRecognizer(target: view, action: Selector("endEditing:"))
    tap.cancelsTouchesInView = false
    view.addGestureRecognizer(tap)
  }

  override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
  func textViewDidChange(_ textView: UITextView) { send.isEnabled = !textView.text.isEmpty }

  private func close() {
    UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseOut]) { self.view.alpha = 0 }
    let alert = UIAlertController(title: "Sent", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in })
    present(alert, animated: true)
    navigationController?.popViewController(animated: true)
    if let sheet = sheetPresentationController { sheet.detents = [.medium(), .large()] }
  }
}

private final class GridController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  private final class Cell: UICollectionViewCell {
    override var isSelected: Bool { didSet { contentView.alpha = isSelected ? 0.5 : 1 } }
  }

  private lazy var grid = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

  override func viewDidLoad() {
    super.viewDidLoad()
    grid.register(Cell.self, forCellWithReuseIdentifier: "cell")
    grid.dataSource = self
    grid.delegate = self
  }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
  func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.contentConfiguration = UIHostingConfiguration { Text("\(indexPath.item)") }.margins(
      .all, 0)
    return cell
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

private final class Entries: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "\(indexPath.row)"
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}

private struct Camera: UIViewControllerRepresentable {
  @Binding var image: UIImage?
  @Environment(\.presentationMode) private var mode

  func makeUIViewController(context: Context) -> UIImagePickerController {
    let picker = UIImagePickerController()
    picker.sourceType = .camera
    picker.delegate = context.coordinator
    return picker
  }
  func updateUIViewController(_ controller: UIImagePickerController, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator(self) }

  final class Coordinator: NSObject, UINavigationControllerDelegate,
    UIImagePickerControllerDelegate
  {
    let parent: Camera
    init(_ parent: Camera) { self.parent = parent }

    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      parent.image = info[.originalImage] as? UIImage
      parent.mode.wrappedValue.dismiss()
    }
  }
}

private struct Spinner: UIViewRepresentable {
  func makeUIView(context: Context) -> some UIView { UIActivityIndicatorView(style: .medium) }
  func updateUIView(_ view: UIViewType, context: Context) {}
}

@MainActor private final class Coordinator {
  let navigation = UINavigationController(rootViewController: Entries(style: .plain))

  func start() {
    navigation.pushViewController(UIHostingController(rootView: Text("a")), animated: true)
    navigation.navigationBar.topItem?.backButtonDisplayMode = .minimal
    navigation.setNavigationBarHidden(true, animated: false)
  }
}

extension UIApplication {
  fileprivate func endEditing() {
    sendAction(Selector("resignFirstResponder"), to: nil, from: nil, for: nil)
  }
  fileprivate var topController: UIViewController? {
    connectedScenes.filter { $0.activationState == .foregroundActive }
      .compactMap { $0 as? UIWindowScene }.first?.windows.first { $0.isKeyWindow }?
      .rootViewController?.presentedViewController
  }
}

extension UIImage {
  fileprivate func resized(to size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
  }
}

private struct Documents: View {
  struct File: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text = ""
    init() {}
    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }
  struct Note: Codable, Transferable {
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      ProxyRepresentation(exporting: \.text)
    }
    var text = ""
  }

  @State private var shows = false
  @State private var amount = 0.5
  @State private var names = ["a"]
  @Environment(\.undoManager) private var undo
  @Environment(\.backgroundMaterial) private var material

  var body: some View {
    ForEach($names, id: \.self, editActions: [.delete]) { $name in TextField("a", text: $name) }
      .fileExporter(isPresented: $shows, document: File(), contentType: .plainText) { _ in }
    Label(LocalizedStringResource("key"), systemImage: "star")
    Button(LocalizedStringResource("key")) {}
    Toggle(LocalizedStringResource("key"), isOn: $shows)
    Slider(
      value: $amount, in: 0...1, step: 0.1, onEditingChanged: { _ in },
      minimumValueLabel: Text("0"), maximumValueLabel: Text("1"), label: { Text("L") })
    Rectangle().colorEffect(ShaderLibrary.waves(.float(0.5), .color(.red)))
      .previewContext(Widget())
      .task { for await _ in NotificationCenter.default.notifications(named: .init("a")) {} }
  }
}

private struct Widget: PreviewContext {
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

private final class Badge: UIView, UIPointerInteractionDelegate {
  private let back = CAGradientLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addInteraction(UIPointerInteraction(delegate: self))
    back.delegate = self
    back.colors = [UIColor.darkText.cgColor, UIColor.magenta.cgColor]
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSublayers(of layer: CALayer) {
    super.layoutSublayers(of: layer)
    back.frame = bounds
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    interaction.view.map { UITargetedPreview(view: $0) }.map { UIPointerEffect.lift($0) }
      .map { UIPointerStyle(effect: $0) }
  }
}

extension UIApplication {
  fileprivate static var keyboard: UITextInputMode? { shared.delegate?.window??.textInputMode }
}

extension UIImage {
  fileprivate func faded(_ value: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in
      draw(at: .zero, blendMode: .normal, alpha: value)
    }
  }
}

extension UIFont {
  fileprivate func withWeight(_ weight: UIFont.Weight) -> UIFont {
    let traits: [UIFontDescriptor.TraitKey: Any] = [.weight: weight]
    return UIFont(descriptor: fontDescriptor.addingAttributes([.traits: traits]), size: 0)
  }
}

private final class Tabs: UIControl {
  private let label = UILabel()
  private let scroll = UIScrollView()
  private var observers: Set<AnyCancellable> = []
  private var observation: NSKeyValueObservation?

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.inset(by: UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 20))
    label.maximumContentSizeCategory = .extraLarge
    shouldGroupAccessibilityChildren = true
    accessibilityContainerType = .semanticGroup
    scroll.publisher(for: \.contentOffset, options: [.new])
      .sink { [weak self] in self?.alpha = $0.y }.store(in: &observers)
    observation = scroll.observe(\.contentSize, options: [.new]) { _, change in
      print(change.newValue ?? .zero)
    }
  }
}
