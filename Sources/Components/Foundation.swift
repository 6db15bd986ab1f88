// Author code gets `CGFloat`, `CGSize`, `@Observable` and the rest with this module, as it does
// with SwiftUI.
@_exported public import Foundation
@_exported public import Observation
