// An app file that imported the SDK's modules must compile with this module alone, so the types of those modules are
// exported here.
@_exported public import Foundation
@_exported public import PlatformStandIns

// Shared with the model of Android 3.x, and part of the SDK's API under this name.
@_exported public import enum AdobePayload.MessagingEdgeEventType

#if canImport(FoundationNetworking)
    @_exported public import FoundationNetworking
#endif
