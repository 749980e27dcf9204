// An app file that imported the SDK's modules must compile with one of the models alone, so the types of those modules
// are exported here.
@_exported public import Foundation
@_exported public import PlatformStandIns

#if canImport(FoundationNetworking)
    @_exported public import FoundationNetworking
#endif
