// What an app's code sees when it imports this module in the place of the vendor's.
@_exported public import Foundation
@_exported public import PlatformStandIns

#if canImport(FoundationNetworking)
    @_exported public import FoundationNetworking
#endif
