// The fake UIKit has the names of WebKit too.
@_exported public import UIKit
