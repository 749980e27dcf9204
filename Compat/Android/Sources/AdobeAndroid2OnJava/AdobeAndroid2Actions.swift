import AdobeAndroid2Model
import AdobeAndroidOnJava
import JavaMachine

/// Actions of Java's objects on the model's messages. Sendable: it has no state.
struct AdobeAndroid2Actions: ModelActions {
    func command(_ name: String, of number: Int64) throws {
        let view = try Self.view(number)
        let message = view.getParent() as? any Message
        switch name {
        case "show": view.show()
        case "showAsking": view.show(true)
        case "showUnasked": view.show(false)
        case "dismiss": view.dismiss()
        case "showMessage": message?.show()
        case "dismissMessage": message?.dismiss(false)
        case "dismissQuietly": message?.dismiss(true)
        case "autoTrack": message?.setAutoTrack(true)
        case "noAutoTrack": message?.setAutoTrack(false)
        default: throw JavaMachineError("There is no command \(name).")
        }
    }

    func value(_ name: String, of number: Int64) throws -> String? {
        let view = try Self.view(number)
        let message = view.getParent() as? any Message
        switch name {
        case "messageId": return message?.getId() ?? ""
        case "autoTrack": return "\(message?.getAutoTrack() ?? true)"
        case "webView": return view.getWebView().map { _ in "a view" }
        case "settings": return view.getMessageSettings().map { _ in "settings" }
        default: return try view.getMessageSettings()?.text(of: name)
        }
    }

    func set(_ name: String, _ value: String?, of number: Int64) throws {
        let view = try Self.view(number)
        if name == "openUrl" { return view.openUrl(value ?? "") }
        try view.getMessageSettings()?.set(name, value)
    }

    func track(_ interaction: String?, _ eventType: String?, of number: Int64) throws {
        let type = MessagingEdgeEventType.allCases.first { JavaConstant.name(of: $0) == eventType }
        (try Self.view(number).getParent() as? any Message)?.track(interaction, type)
    }

    func listen(_ name: String, _ callback: @escaping (String?) -> Void, of number: Int64) throws {
        (try Self.view(number).getParent() as? any Message)?.handleJavascriptMessage(name, callback)
    }

    func evaluate(_ script: String, _ callback: @escaping (String?) -> Void, of number: Int64) throws {
        try Self.view(number).getWebView()?.evaluateJavascript(script, callback)
    }

    private static func view(_ number: Int64) throws -> any FullscreenMessage {
        try NativeHandles.object(number, as: (any FullscreenMessage).self)
    }
}

/// The settings' values as texts, by the names of Java's fields.
extension MessageSettings {
    fileprivate func text(of name: String) throws -> String? {
        switch name {
        case "width": "\(getWidth())"
        case "height": "\(getHeight())"
        case "verticalAlign": getVerticalAlign()?.rawValue
        case "horizontalAlign": getHorizontalAlign()?.rawValue
        case "verticalInset": "\(getVerticalInset())"
        case "horizontalInset": "\(getHorizontalInset())"
        case "uiTakeover": "\(getUITakeover())"
        case "displayAnimation": getDisplayAnimation()?.rawValue
        case "dismissAnimation": getDismissAnimation()?.rawValue
        case "backdropColor": getBackdropColor()
        case "backdropOpacity": "\(getBackdropOpacity())"
        case "cornerRadius": "\(getCornerRadius())"
        case "gestures": getGestures().map(Self.text)
        default: throw JavaMachineError("There is no setting \(name).")
        }
    }

    fileprivate func set(_ name: String, _ value: String?) throws {
        let number = Int(value ?? "") ?? 0
        let fraction = Float(value ?? "") ?? 0
        switch name {
        case "width": setWidth(number)
        case "height": setHeight(number)
        case "verticalAlign": setVerticalAlign(value.flatMap(MessageAlignment.init))
        case "horizontalAlign": setHorizontalAlign(value.flatMap(MessageAlignment.init))
        case "verticalInset": setVerticalInset(number)
        case "horizontalInset": setHorizontalInset(number)
        case "uiTakeover": setUiTakeover(value == "true")
        case "displayAnimation": setDisplayAnimation(value.flatMap(MessageAnimation.init))
        case "dismissAnimation": setDismissAnimation(value.flatMap(MessageAnimation.init))
        case "backdropColor": setBackdropColor(value)
        case "backdropOpacity": setBackdropOpacity(fraction)
        case "cornerRadius": setCornerRadius(fraction)
        case "gestures": setGestures(value.map(Self.gestures))
        default: throw JavaMachineError("There is no setting \(name).")
        }
    }

    /// Name, NUL, link, NUL.
    private static func text(_ gestures: [MessageGesture: String]) -> String {
        gestures.map { "\(JavaConstant.name(of: $0))\0\($1)\0" }.joined()
    }

    private static func gestures(_ text: String) -> [MessageGesture: String] {
        let parts = text.split(separator: "\0", omittingEmptySubsequences: false).map(String.init)
        let pairs = stride(from: 0, to: parts.count - 1, by: 2).compactMap { place in
            MessageGesture.allCases.first { JavaConstant.name(of: $0) == parts[place] }
                .map { ($0, parts[place + 1]) }
        }
        return Dictionary(pairs) { first, _ in first }
    }
}
