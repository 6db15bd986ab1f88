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
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { notDrawn(unless: !isPresented.wrappedValue) }
  public func findNavigator(isPresented: Binding<Bool>) -> some View {
    notDrawn(unless: !isPresented.wrappedValue)
  }
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { notDrawn() }
  public func quickLookPreview(_ item: Binding<URL?>) -> some View {
    notDrawn(unless: item.wrappedValue == nil)
  }
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { notDrawn() }
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    notDrawn()
  }
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { notDrawn() }
  public func presentationSizing(_ sizing: PresentationSizing) -> some View { notDrawn() }
}
