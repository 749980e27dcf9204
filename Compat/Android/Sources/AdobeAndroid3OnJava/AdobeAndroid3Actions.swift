import AdobeAndroid3Model
import AdobeAndroidOnJava
import JavaMachine

/// Actions of Java's objects on the model's presentables. Sendable: it has no state.
struct AdobeAndroid3Actions: ModelActions {
    func command(_ name: String, of number: Int64) throws {
        switch name {
        case "show": try Self.presentable(number).show()
        case "hide": try Self.presentable(number).hide()
        case "dismiss": try Self.presentable(number).dismiss()
        case "showMessage": try Self.message(number)?.show()
        case "dismissMessage": try Self.message(number)?.dismiss()
        case "recordDisplay": try Self.message(number)?.recordDisplay()
        case "autoTrack": try Self.message(number)?.setAutoTrack(true)
        case "noAutoTrack": try Self.message(number)?.setAutoTrack(false)
        default: throw JavaMachineError("There is no command \(name).")
        }
    }

    func value(_ name: String, of number: Int64) throws -> String? {
        switch name {
        case "state": "\(try Self.presentable(number).getState())".uppercased()
        case "messageId": try Self.message(number)?.getId() ?? ""
        default: "\(try Self.message(number)?.getAutoTrack() ?? true)"
        }
    }

    func set(_ name: String, _ value: String?, of number: Int64) throws {
        throw JavaMachineError("\(name) cannot be set.")
    }

    func track(_ interaction: String?, _ eventType: String?, of number: Int64) throws {
        let type = MessagingEdgeEventType.allCases.first { JavaConstant.name(of: $0) == eventType }
        try Self.message(number)?.track(interaction, type)
    }

    func listen(_ name: String, _ callback: @escaping (String?) -> Void, of number: Int64) throws {
        try Self.page(number)?.handleJavascriptMessage(name, callback)
    }

    func evaluate(_ script: String, _ callback: @escaping (String?) -> Void, of number: Int64) throws {
        try Self.page(number)?.evaluateJavascript(script, callback)
    }

    private static func presentable(_ number: Int64) throws -> any Presentable {
        try NativeHandles.object(number, as: (any Presentable).self)
    }

    /// The campaign's message of a presentable.
    static func message(_ number: Int64) throws -> (any Message)? {
        MessagingUtils.getMessageForPresentable(try presentable(number) as? any Presentable<InAppMessage>)
    }

    private static func page(_ number: Int64) throws -> (any InAppMessageEventHandler)? {
        (try presentable(number).getPresentation() as? InAppMessage)?.eventHandler
    }
}
