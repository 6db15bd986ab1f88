// Without effect: a sheet, dialog or popover has the look and the size of its kind.

public import Foundation

extension View {
  public func dialogIcon(_ icon: Image?) -> some View { notDrawn(unless: icon == nil) }
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { notDrawn(unless: !isPresented.wrappedValue) }
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { notDrawn(unless: !isPresented.wrappedValue) }
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType,
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { notDrawn(unless: !isPresented.wrappedValue) }
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType,
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { notDrawn(unless: !isPresented.wrappedValue) }
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument { notDrawn(unless: !isPresented.wrappedValue) }
  public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { notDrawn(unless: !isPresented.wrappedValue) }
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { notDrawn(unless: !isPresented.wrappedValue) }
  public func findNavigator(isPresented: Binding<Bool>) -> some View {
    notDrawn(unless: !isPresented.wrappedValue)
  }
  public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { notDrawn() }
  @_disfavoredOverload
  public func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View { notDrawn() }
  public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
    notDrawn()
  }
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { notDrawn() }
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { notDrawn() }
  public func quickLookPreview(_ item: Binding<URL?>) -> some View {
    notDrawn(unless: item.wrappedValue == nil)
  }
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { notDrawn() }
  public func presentationSizing(_ sizing: PresentationSizing) -> some View { notDrawn() }
}
