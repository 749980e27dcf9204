public import AdobePayload

// Code that qualifies a type with the SDK's module name, such as `AEPServices.Showable`, must still compile after its
// imports were changed.

/// The types of the SDK's module of this name. It has no values. Sendable.
public enum AEPCore: Sendable {
    /// See the type of this name.
    public typealias MobileCore = AdobeIOSModel.MobileCore
    /// See the type of this name.
    public typealias Event = AdobeIOSModel.Event
    /// See the type of this name.
    public typealias EventType = AdobeIOSModel.EventType
    /// See the type of this name.
    public typealias EventSource = AdobeIOSModel.EventSource
    /// See the type of this name.
    public typealias EventListener = AdobeIOSModel.EventListener
}

/// The types of the SDK's module of this name. It has no values. Sendable.
public enum AEPServices: Sendable {
    /// See the type of this name.
    public typealias MessagingDelegate = AdobeIOSModel.MessagingDelegate
    /// See the type of this name.
    public typealias Showable = AdobeIOSModel.Showable
    /// See the type of this name.
    public typealias Dismissible = AdobeIOSModel.Dismissible
    /// See the type of this name.
    public typealias FullscreenPresentable = AdobeIOSModel.FullscreenPresentable
    /// See the type of this name.
    public typealias FullscreenMessage = AdobeIOSModel.FullscreenMessage
    /// See the type of this name.
    public typealias FullscreenMessageDelegate = AdobeIOSModel.FullscreenMessageDelegate
    /// See the type of this name.
    public typealias PresentationError = AdobeIOSModel.PresentationError
    /// See the type of this name.
    public typealias MessageSettings = AdobeIOSModel.MessageSettings
    /// See the type of this name.
    public typealias MessageAlignment = AdobeIOSModel.MessageAlignment
    /// See the type of this name.
    public typealias MessageAnimation = AdobeIOSModel.MessageAnimation
    /// See the type of this name.
    public typealias MessageGesture = AdobeIOSModel.MessageGesture
    /// See the type of this name.
    public typealias UIService = AdobeIOSModel.UIService
    /// See the type of this name.
    public typealias ServiceProvider = AdobeIOSModel.ServiceProvider
    /// See the type of this name.
    public typealias URLOpening = AdobeIOSModel.URLOpening
    /// See the type of this name.
    public typealias Networking = AdobeIOSModel.Networking
    /// See the type of this name.
    public typealias NetworkRequest = AdobeIOSModel.NetworkRequest
    /// See the type of this name.
    public typealias HttpConnection = AdobeIOSModel.HttpConnection
    /// See the type of this name.
    public typealias Logging = AdobeIOSModel.Logging
    /// See the type of this name.
    public typealias FloatingButton = AdobeIOSModel.FloatingButton
    /// See the type of this name.
    public typealias FloatingButtonPresentable = AdobeIOSModel.FloatingButtonPresentable
    /// See the type of this name.
    public typealias FloatingButtonDelegate = AdobeIOSModel.FloatingButtonDelegate
    /// See the type of this name.
    public typealias FloatingButtonPosition = AdobeIOSModel.FloatingButtonPosition
    /// See the type of this name.
    public typealias Log = AdobeIOSModel.Log
    /// See the type of this name.
    public typealias LogLevel = AdobeIOSModel.LogLevel
}

/// The types of the SDK's module of this name. It has no values. Sendable.
public enum AEPMessaging: Sendable {
    /// See the type of this name.
    public typealias Message = AdobeIOSModel.Message
    /// See the type of this name.
    public typealias Messaging = AdobeIOSModel.Messaging
    /// See the type of this name.
    public typealias MessagingEdgeEventType = AdobePayload.MessagingEdgeEventType
    /// See the type of this name.
    public typealias InAppSchemaData = AdobeIOSModel.InAppSchemaData
    /// See the type of this name.
    public typealias SchemaType = AdobeIOSModel.SchemaType
    /// See the type of this name.
    public typealias ContentType = AdobeIOSModel.ContentType
    /// See the type of this name.
    public typealias Surface = AdobeIOSModel.Surface
    /// See the type of this name.
    public typealias Proposition = AdobeIOSModel.Proposition
    /// See the type of this name.
    public typealias PropositionItem = AdobeIOSModel.PropositionItem
    /// See the type of this name.
    public typealias PushTrackingStatus = AdobeIOSModel.PushTrackingStatus
}
