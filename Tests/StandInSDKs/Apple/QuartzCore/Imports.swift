// What comes along with QuartzCore.
@_exported public import CoreGraphics
@_exported public import Foundation
