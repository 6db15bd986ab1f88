@_exported public import Combine
@_exported public import Components
@_exported public import CoreGraphics
@_exported public import class Render.ImageRenderer
@_exported public import UIKit

/// The entries of an app's menus.
public typealias Commands = CommandContent
