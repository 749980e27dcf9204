// The types that vendor signatures and delegates use: the real ones where they exist, otherwise stand-ins.
@_exported public import Foundation

#if canImport(FoundationNetworking)
    @_exported public import FoundationNetworking
#endif

#if canImport(UIKit)
    @_exported public import UIKit
    @_exported public import WebKit
#endif
