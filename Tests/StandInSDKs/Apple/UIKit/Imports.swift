// What comes along with UIKit.
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import QuartzCore
