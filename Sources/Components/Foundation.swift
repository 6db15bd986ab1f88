// Author code gets `CGFloat`, `CGSize` and the rest with this module, as it does with SwiftUI.
@_exported public import Foundation
