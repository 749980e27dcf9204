/// An event that an app sends to the SDK's extensions. The rules do not cover it: its members are the SDK's public ones
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

    /// Its name in logs.
    public func getName() -> String { name }
    /// Its type, such as `com.adobe.eventType.edge`.
    public func getType() -> String { type }
    /// Its source, such as `com.adobe.eventSource.requestContent`.
    public func getSource() -> String { source }
    /// The event data.
    public func getEventData() -> [String: Any]? { eventData }

    /// Collects the values of an event. Not thread-safe.
    public final class Builder {
        private let name: String
        private let type: String
        private let source: String
        private var eventData: [String: Any]?

        /// Makes a builder.
        /// - Parameters:
        ///   - name: the name in logs.
        ///   - type: the event type.
        ///   - source: the event source.
        public init(_ name: String, _ type: String, _ source: String) {
            self.name = name
            self.type = type
            self.source = source
        }

        /// Sets the event data.
        @discardableResult public func setEventData(_ data: [String: Any]?) -> Builder {
            eventData = data
            return self
        }

        /// The event with the current values.
        public func build() -> Event { Event(name, type, source, eventData) }
    }
}

@available(*, unavailable) extension Event: Sendable {}
@available(*, unavailable) extension Event.Builder: Sendable {}

/// An extension of the SDK that an app registers. It has no members here.
public class Extension {
    init() {}
}

@available(*, unavailable) extension Extension: Sendable {}

/// The extension for the Edge network. Not in the rules: apps register it together with `Messaging`.
public enum Edge: Sendable {
    private final class Part: Extension {}

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The type to pass to `MobileCore.registerExtensions`.
    public static let EXTENSION: Extension.Type = Part.self
}

/// The extension for the user's identity. Not in the rules: apps register it together with `Messaging`.
public enum Identity: Sendable {
    private final class Part: Extension {}

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The type to pass to `MobileCore.registerExtensions`.
    public static let EXTENSION: Extension.Type = Part.self
}

/// The extension that measures sessions. Not in the rules: apps register it together with `Messaging`.
public enum Lifecycle: Sendable {
    private final class Part: Extension {}

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The type to pass to `MobileCore.registerExtensions`.
    public static let EXTENSION: Extension.Type = Part.self
}

/// The extension that connects to the vendor's debugger. Not in the rules: apps register it together with `Messaging`.
public enum Assurance: Sendable {
    private final class Part: Extension {}

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The type to pass to `MobileCore.registerExtensions`.
    public static let EXTENSION: Extension.Type = Part.self
}

/// An Android app; a subclass sets up the SDK. It has only its lifecycle methods here.
open class Application {
    /// Makes an app.
    public init() {}

    /// The system has started the app. Does nothing here; the code that stands in for the system calls it. Main thread.
    open func onCreate() {}
}

@available(*, unavailable) extension Application: Sendable {}

/// One screen of an Android app. It has only its lifecycle methods here, which do nothing; the code that stands in for
/// the system calls them.
open class Activity {
    /// Makes an activity.
    public init() {}

    /// The system has created the activity. Main thread.
    open func onCreate() {}
    /// The activity has come to the front. Main thread.
    open func onResume() {}
    /// The activity is no longer in front. Main thread.
    open func onPause() {}
    /// The activity is gone. Main thread.
    open func onDestroy() {}
}

@available(*, unavailable) extension Activity: Sendable {}

/// Android's request to another app: here, to open a URI. Sendable: it is immutable.
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

/// Decides what a URI opens (A3-083). The rules name only the type; its requirement is the SDK's public one as far as
/// known.
public protocol URIHandler: AnyObject {
    /// The intent that opens a URI. Called on the thread that opens it.
    /// - Parameter uri: the URI.
    /// - Returns: nil to leave it to the system.
    func getURIDestination(_ uri: String) -> Intent?
}
