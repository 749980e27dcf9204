import BrazeKit
import BrazeUI
import Flutter
import UIKit

/// The app's own plugin: Dart hears of messages, and decides by a flag.
public class MessagesPlugin: NSObject, FlutterPlugin {
    static var channels: [FlutterMethodChannel] = []
    var braze: Braze?
    let presenter = CustomPresenter()

    public static func register(with registrar: FlutterPluginRegistrar) {
        let channel = FlutterMethodChannel(name: "shop/messages", binaryMessenger: registrar.messenger())
        let instance = MessagesPlugin()
        channels.append(channel)
        registrar.addMethodCallDelegate(instance, channel: channel)
    }

    public func handle(_ call: FlutterMethodCall, result: @escaping FlutterResult) {
        switch call.method {
        case "logClick":
            guard let arguments = call.arguments as? [String: Any],
                let text = arguments["message"] as? String,
                let message = Self.message(from: text), let braze = braze
            else { return result(nil) }
            if let button = arguments["button"] as? String {
                message.logClick(buttonId: button, using: braze)
            } else {
                message.logClick(buttonId: nil, using: braze)
            }
            result(nil)
        case "logImpression":
            guard let text = call.arguments as? String, let message = Self.message(from: text),
                let braze = braze
            else {
                return
            }
            message.logImpression(using: braze)
            result(nil)
        case "next":
            presenter.presentNext()
            result(nil)
        case "hide":
            presenter.dismiss()
            result(nil)
        default:
            result(FlutterMethodNotImplemented)
        }
    }

    static func message(from text: String) -> Braze.InAppMessage? {
        guard let data = text.data(using: .utf8) else { return nil }
        guard let raw = Braze.InAppMessageRaw.decoding(json: data) else { return nil }
        return try? Braze.InAppMessage(raw)
    }

    static func tell(_ message: Braze.InAppMessage) {
        guard let data = message.json(), let text = String(data: data, encoding: .utf8) else { return }
        for channel in channels {
            channel.invokeMethod("handleBrazeInAppMessage", arguments: ["inAppMessage": text])
        }
    }
}

/// Presents nothing while a call is on.
final class CustomPresenter: BrazeInAppMessageUI {
    var isInCall = false

    override func present(message: Braze.InAppMessage) {
        MessagesPlugin.tell(message)
        if isInCall || message.extras["silent"] != nil { return }
        super.present(message: message)
    }
}

/// Decides by what Dart said last.
final class DartDelegate: BrazeInAppMessageUIDelegate {
    var choice: BrazeInAppMessageUI.DisplayChoice = .now

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice {
        MessagesPlugin.tell(message)
        return choice
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, willDismiss message: Braze.InAppMessage, view: InAppMessageView
    ) {
        MessagesPlugin.channels.forEach { $0.invokeMethod("willDismiss", arguments: message.id) }
    }
}

extension AppDelegate {
    func setUpMessages(_ braze: Braze, _ plugin: MessagesPlugin) {
        let ui = plugin.presenter
        ui.delegate = DartDelegate()
        braze.inAppMessagePresenter = ui
    }
}
