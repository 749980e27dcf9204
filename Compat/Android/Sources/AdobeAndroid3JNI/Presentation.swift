public import JavaMachine

/// What is presented. Alerts and buttons are this kind.
///
/// `@unchecked Sendable` is sound: it adds nothing to its base class.
public class Presentation: JavaStandIn, @unchecked Sendable {
    public required init(_ java: JavaObject) { super.init(java) }

    /// What the SDK calls it by.
    public var id: String { NativeCall.attempt(or: "") { try java.text("getId") ?? "" } }
}

/// An in-app message.
///
/// `@unchecked Sendable` is sound: it adds nothing to its base class.
public final class InAppMessage: Presentation, @unchecked Sendable {
    /// How it looks, and its page.
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

/// What the SDK calls with a text, or with null.
public typealias AdobeCallback<Value> = (Value?) -> Void

/// The page of an in-app message (A3-110).
public protocol InAppMessageEventHandler: AnyObject {
    /// Listens to what the page's scripts say under a name. The last listener of a name wins (A3-111).
    func handleJavascriptMessage(_ handlerName: String, _ callback: @escaping AdobeCallback<String>)
    /// Runs a script in the page, if there is one (A3-114).
    func evaluateJavascript(_ jsContent: String, _ callback: @escaping AdobeCallback<String>)
}

/// The page of a message of the machine's.
///
/// `@unchecked Sendable` is sound: it adds nothing to its base class.
final class JavaEventHandler: JavaStandIn, InAppMessageEventHandler, @unchecked Sendable {
    private static let signature = "(Ljava/lang/String;\(Name.type(Name.callback)))V"

    func handleJavascriptMessage(_ handlerName: String, _ callback: @escaping AdobeCallback<String>) {
        call("handleJavascriptMessage", handlerName, callback)
    }

    func evaluateJavascript(_ jsContent: String, _ callback: @escaping AdobeCallback<String>) {
        call("evaluateJavascript", jsContent, callback)
    }

    private func call(_ name: String, _ text: String, _ callback: @escaping AdobeCallback<String>) {
        NativeCall.attempt {
            let callback = try NativeCallback(callback).java()
            try java.call(name, Self.signature, .text(text), .object(callback))
        }
    }
}
