// An app file that imported the SDK's modules has to compile with this module alone, so what those bring
// along comes along here too.
@_exported public import Foundation
@_exported public import PlatformStandIns

#if canImport(FoundationNetworking)
    @_exported public import FoundationNetworking
#endif
