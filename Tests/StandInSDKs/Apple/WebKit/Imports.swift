// What comes along with WebKit.
@_exported public import Foundation
@_exported public import UIKit
