/// Something that an app tells the SDK's parts. The rules do not cover it: its members are the SDK's public ones
/// as far as known. Immutable; made by its `Builder`.
public final class Event {
    private let name: String
    private let type: String
    private let source: String
    private let eventData: [String: Any]?

    fileprivate init(_ name: String, _ type: String, _ source: String, _ eventData: [String: Any]?) {
        self.name = name
        self.type = type
        self.source = source
        self.eventData = eventData
    }

    /// What it is called in logs.
    public func getName() -> String { name }
    /// What kind of event it is, such as `com.adobe.eventType.edge`.
    public func getType() -> String { type }
    /// What it is about, such as `com.adobe.eventSource.requestContent`.
    public func getSource() -> String { source }
    /// The particulars.
    public func getEventData() -> [String: Any]? { eventData }

    /// Collects what an event says; not for more than one thread at once.
    public final class Builder {
        private let name: String
        private let type: String
        private let source: String
        private var eventData: [String: Any]?

        /// Makes a builder.
        /// - Parameters:
        ///   - name: what the event is called in logs.
        ///   - type: what kind of event it is.
        ///   - source: what it is about.
        public init(_ name: String, _ type: String, _ source: String) {
            self.name = name
            self.type = type
            self.source = source
        }

        /// Sets the particulars.
        @discardableResult public func setEventData(_ data: [String: Any]?) -> Builder {
            eventData = data
            return self
        }

        /// The event as it stands now.
        public func build() -> Event { Event(name, type, source, eventData) }
    }
}

@available(*, unavailable) extension Event: Sendable {}
@available(*, unavailable) extension Event.Builder: Sendable {}

/// A part of the SDK that an app registers. It has only its identity here.
public class Extension {
    init() {}
}

@available(*, unavailable) extension Extension: Sendable {}

/// The part that talks with the Edge network. Not in the rules: from what apps register beside `Messaging`.
public enum Edge: Sendable {
    private final class Part: Extension {}

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// What `MobileCore.registerExtensions` wants to know of it.
    public static let EXTENSION: Extension.Type = Part.self
}

/// The part that knows the user. Not in the rules: from what apps register beside `Messaging`.
public enum Identity: Sendable {
    private final class Part: Extension {}

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// What `MobileCore.registerExtensions` wants to know of it.
    public static let EXTENSION: Extension.Type = Part.self
}

/// The part that measures sessions. Not in the rules: from what apps register beside `Messaging`.
public enum Lifecycle: Sendable {
    private final class Part: Extension {}

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// What `MobileCore.registerExtensions` wants to know of it.
    public static let EXTENSION: Extension.Type = Part.self
}

/// The part that connects to the vendor's debugger. Not in the rules: from what apps register beside `Messaging`.
public enum Assurance: Sendable {
    private final class Part: Extension {}

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// What `MobileCore.registerExtensions` wants to know of it.
    public static let EXTENSION: Extension.Type = Part.self
}

/// An Android app: what a subclass sets up the SDK in. It has only its identity here.
open class Application {
    /// Makes an app.
    public init() {}

    /// The system has started the app. Does nothing here; the code that plays the system calls it. Main thread.
    open func onCreate() {}
}

@available(*, unavailable) extension Application: Sendable {}

/// One screen of an Android app. It has only its identity here. Whoever plays the system calls its functions,
/// which do nothing here.
open class Activity {
    /// Makes a screen.
    public init() {}

    /// The system has made the screen. Main thread.
    open func onCreate() {}
    /// The screen has come to the front. Main thread.
    open func onResume() {}
    /// The screen is no longer in front. Main thread.
    open func onPause() {}
    /// The screen is gone. Main thread.
    open func onDestroy() {}
}

@available(*, unavailable) extension Activity: Sendable {}

/// Something for another app to do, as Android calls it: here, to open a URI. Sendable: it is immutable.
public final class Intent: Sendable {
    private let uri: String

    /// Makes the intent to open a URI.
    /// - Parameter uri: the URI.
    public init(uri: String) {
        self.uri = uri
    }

    /// The URI.
    public func getDataString() -> String { uri }
}

/// Decides what a URI opens (A3-083). The rules name the type only; its requirement is the SDK's public one as
/// far as known.
public protocol URIHandler: AnyObject {
    /// What a URI opens. On the thread that opens it.
    /// - Parameter uri: the URI.
    /// - Returns: nil to leave it to the system.
    func getURIDestination(_ uri: String) -> Intent?
}
