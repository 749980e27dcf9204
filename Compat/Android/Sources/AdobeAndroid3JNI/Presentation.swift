import AdobeAndroidJNI
public import JavaMachine

/// The presented content. Alerts and buttons are of this type.
///
/// `@unchecked Sendable` is sound: it adds nothing to its base class.
public class Presentation: JavaStandIn, @unchecked Sendable {
    public required init(_ java: JavaObject) { super.init(java) }

    /// Its id in the SDK.
    public var id: String { text("getId") ?? "" }
}

/// An in-app message.
///
/// `@unchecked Sendable` is sound: it adds nothing to its base class.
public final class InAppMessage: Presentation, @unchecked Sendable {
    /// Its page and appearance settings.
    public var settings: InAppMessageSettings {
        let found = NativeCall.attempt(or: nil) {
            try java.object("getSettings", "()\(Name.type("\(Name.page)/InAppMessageSettings"))")
        }
        return InAppMessageSettings(found ?? java)
    }

    /// The page's JavaScript.
    public var eventHandler: any InAppMessageEventHandler {
        let found = NativeCall.attempt(or: nil) {
            try java.object("getEventHandler", "()\(Name.type("\(Name.page)/InAppMessageEventHandler"))")
        }
        return JavaEventHandler(found ?? java)
    }
}

/// A function that the SDK calls with a text, or with null.
public typealias AdobeCallback<Value> = (Value?) -> Void

/// The page of an in-app message (A3-110).
public protocol InAppMessageEventHandler: AnyObject {
    /// Listens to a name in the page's scripts. The last listener of a name wins (A3-111).
    func handleJavascriptMessage(_ handlerName: String, _ callback: @escaping AdobeCallback<String>)
    /// Runs a script in the page, if there is one (A3-114).
    func evaluateJavascript(_ jsContent: String, _ callback: @escaping AdobeCallback<String>)
}

/// The event handler of a Java message.
///
/// `@unchecked Sendable` is sound: it adds nothing to its base class.
final class JavaEventHandler: JavaStandIn, InAppMessageEventHandler, @unchecked Sendable {
    func handleJavascriptMessage(_ handlerName: String, _ callback: @escaping AdobeCallback<String>) {
        call("handleJavascriptMessage", handlerName, callback)
    }

    func evaluateJavascript(_ jsContent: String, _ callback: @escaping AdobeCallback<String>) {
        call("evaluateJavascript", jsContent, callback)
    }
}
