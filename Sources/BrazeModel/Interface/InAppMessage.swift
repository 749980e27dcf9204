public import Foundation
import HeadlessStage

extension Braze {
    /// An in-app message: a value, so changing a copy does not change the original. Sendable.
    ///
    /// The properties of `data` are also properties of the message: `message.extras`, `message.orientation = .any`.
    public indirect enum InAppMessage: BrazeInAppMessageDataLookup, Hashable, Sendable {
        /// A line of text that slides in from an edge.
        case slideup(Slideup)
        /// A card in the middle of the screen.
        case modal(Modal)
        /// An image in the middle of the screen.
        case modalImage(ModalImage)
        /// An image and texts that fill a small screen.
        case full(Full)
        /// An image that fills a small screen.
        case fullImage(FullImage)
        /// A web page.
        case html(Html)
        /// No message at all, for the control group of a campaign.
        case control(Control)

        /// The context for a message's analytics and clicks.
        public typealias Context = Braze.InAppMessageRaw.Context
    }
}

extension Braze.InAppMessage {
    /// The properties that all kinds of messages have.
    public var data: Data {
        get {
            switch self {
            case .slideup(let message): message.data
            case .modal(let message): message.data
            case .modalImage(let message): message.data
            case .full(let message): message.data
            case .fullImage(let message): message.data
            case .html(let message): message.data
            case .control(let message): message.data
            }
        }
        set {
            switch self {
            case .slideup(var message): replace(&message, newValue, Self.slideup)
            case .modal(var message): replace(&message, newValue, Self.modal)
            case .modalImage(var message): replace(&message, newValue, Self.modalImage)
            case .full(var message): replace(&message, newValue, Self.full)
            case .fullImage(var message): replace(&message, newValue, Self.fullImage)
            case .html(var message): replace(&message, newValue, Self.html)
            case .control(var message): replace(&message, newValue, Self.control)
            }
        }
    }

    private mutating func replace<Payload: BrazeInAppMessageDataLookup>(
        _ payload: inout Payload, _ data: Data, _ make: (Payload) -> Self
    ) {
        payload.data = data
        self = make(payload)
    }

    /// Whether more than one click may be logged. The vendor's rule is not known. In the model it is true for HTML
    /// messages, whose page can stay open after a click.
    public var multipleLogClickEnabled: Bool {
        if case .html = self { true } else { false }
    }
}

/// The properties of `data` that gates and bridges read for every message. They return the same as the dynamic members,
/// but copy no other data and need no key path.
extension Braze.InAppMessage {
    /// The id of the campaign's message; nil for a message made by the app.
    public var id: String? {
        get { read { $0.id } }
        set { data.id = newValue }
    }

    /// The context for analytics and clicks; nil for a message made by the app.
    public var context: Context? {
        get { read { $0.context } }
        set { data.context = newValue }
    }

    /// The campaign's key-value pairs.
    public var extras: [String: Any] {
        get { read { $0.extras } }
        set { data.extras = newValue }
    }

    private func read<Value>(_ property: (borrowing Data) -> Value) -> Value {
        switch self {
        case .slideup(let message): property(message.data)
        case .modal(let message): property(message.data)
        case .modalImage(let message): property(message.data)
        case .full(let message): property(message.data)
        case .fullImage(let message): property(message.data)
        case .html(let message): property(message.data)
        case .control(let message): property(message.data)
        }
    }
}

/// Analytics and assets without a `Context`, and without its safeguards.
extension Braze.InAppMessage {
    /// Logs an impression, each time it is called.
    public func logImpression(using braze: Braze) {
        braze.recordImpression(id: id)
    }

    /// Logs a click, each time it is called.
    ///
    /// - Parameters:
    ///   - buttonId: the button's id; nil for the message's body.
    ///   - braze: the SDK that logs the click.
    public func logClick(buttonId: String?, using braze: Braze) {
        braze.recordClick(id: id, buttonId: buttonId)
    }

    /// Makes assets local; see `Context.getLocalAssets`. Keep the result: releasing it cancels.
    public func getLocalAssets(
        using braze: Braze, urls: [URL], destinationURL: URL,
        completionHandler: @escaping (Result<[URL: URL], any Error>) -> Void
    ) -> Braze.Cancellable {
        LocalAssets(stage: braze.stage).get(urls, in: destinationURL, completionHandler)
    }

    /// Makes the message's assets local; see `Context.withLocalAssets`. Keep the result: releasing it cancels.
    public func withLocalAssets(
        using braze: Braze, destinationURL: URL,
        completionHandler: @escaping (Result<Braze.InAppMessage, any Error>) -> Void
    ) -> Braze.Cancellable {
        LocalAssets(stage: braze.stage).localise(self, in: destinationURL, completionHandler)
    }
}

/// The message as a message of one kind. Each property is nil for a message of another kind. Then assigning to it is
/// ignored, and so is assigning nil. The vendor's rule for this type is not known; the similar type `ViewAttributes`
/// behaves in this way.
extension Braze.InAppMessage {
    /// The message as a slideup.
    public var slideup: Slideup? {
        get { if case .slideup(let message) = self { message } else { nil } }
        set { if case .slideup = self, let newValue { self = .slideup(newValue) } }
    }

    /// The message as a modal.
    public var modal: Modal? {
        get { if case .modal(let message) = self { message } else { nil } }
        set { if case .modal = self, let newValue { self = .modal(newValue) } }
    }

    /// The message as a modal image.
    public var modalImage: ModalImage? {
        get { if case .modalImage(let message) = self { message } else { nil } }
        set { if case .modalImage = self, let newValue { self = .modalImage(newValue) } }
    }

    /// The message as a full message.
    public var full: Full? {
        get { if case .full(let message) = self { message } else { nil } }
        set { if case .full = self, let newValue { self = .full(newValue) } }
    }

    /// The message as a full image.
    public var fullImage: FullImage? {
        get { if case .fullImage(let message) = self { message } else { nil } }
        set { if case .fullImage = self, let newValue { self = .fullImage(newValue) } }
    }

    /// The message as an HTML message.
    public var html: Html? {
        get { if case .html(let message) = self { message } else { nil } }
        set { if case .html = self, let newValue { self = .html(newValue) } }
    }

    /// The message as a control message.
    public var control: Control? {
        get { if case .control(let message) = self { message } else { nil } }
        set { if case .control = self, let newValue { self = .control(newValue) } }
    }
}

extension Braze.InAppMessage {
    /// The properties that all kinds of messages have. Sendable.
    public struct Data: Hashable, Sendable {
        /// The id of the campaign's message; nil for a message made by the app.
        public var id: String?
        /// The effect of a click on the message's body.
        public var clickAction: ClickAction
        /// How the message closes.
        public var messageClose: MessageClose
        /// The required orientation of the screen.
        public var orientation: Orientation
        /// Whether the message enters with an animation.
        public var animateIn: Bool
        /// Whether the message leaves with an animation.
        public var animateOut: Bool
        /// The additional values of the message, as text.
        public var messageExtras: String?
        /// The context for analytics and clicks; nil for a message made by the app.
        public var context: Context?
        /// Whether the message is a test from the dashboard.
        public internal(set) var isTestSend = false
        var extrasObject: JSONObject

        /// The campaign's key-value pairs.
        ///
        /// The model keeps JSON values: a value that JSON cannot represent is kept as its description.
        public var extras: [String: Any] {
            get { extrasObject.values }
            set { extrasObject = JSONObject(newValue) }
        }

        /// Makes the data of a message without an id and `Context`; assign these afterwards.
        public init(
            clickAction: ClickAction = .none, messageClose: MessageClose = .userInteraction,
            orientation: Orientation = .any, animateIn: Bool = true, animateOut: Bool = true,
            extras: [String: Any] = [:], messageExtras: String? = nil
        ) {
            self.clickAction = clickAction
            self.messageClose = messageClose
            self.orientation = orientation
            self.animateIn = animateIn
            self.animateOut = animateOut
            self.messageExtras = messageExtras
            extrasObject = JSONObject(extras)
        }
    }
}

/// A type with a message's data, whose properties are also its own: `message.extras`, `slideup.clickAction`.
@dynamicMemberLookup public protocol BrazeInAppMessageDataLookup {
    /// The properties that all kinds of messages have.
    var data: Braze.InAppMessage.Data { get set }
}

extension BrazeInAppMessageDataLookup {
    /// A property of `data`.
    public subscript<Value>(dynamicMember keyPath: WritableKeyPath<Braze.InAppMessage.Data, Value>) -> Value {
        get { data[keyPath: keyPath] }
        set { data[keyPath: keyPath] = newValue }
    }
}

/// A type with themes: every kind of message except HTML and control.
public protocol BrazeInAppMessageThemeable {
    /// The message's themes, by name.
    var themes: Braze.InAppMessage.Themes { get }
}
