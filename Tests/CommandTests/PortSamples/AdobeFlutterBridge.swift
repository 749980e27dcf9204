import AEPCore
import AEPMessaging
import AEPServices
import Flutter
import Foundation

/// As the official plugin does: messages are kept by id, and Dart acts on them.
public class MessagingPlugin: NSObject, FlutterPlugin, MessagingDelegate {
    private let channel: FlutterMethodChannel
    private var messageCache = [String: Message]()
    private var latestMessage: Message?
    private let dispatchQueue = DispatchQueue(label: "messaging.cache")

    public static func register(with registrar: FlutterPluginRegistrar) {
        let channel = FlutterMethodChannel(
            name: "flutter_aepmessaging", binaryMessenger: registrar.messenger())
        let instance = MessagingPlugin(channel: channel)
        registrar.addMethodCallDelegate(instance, channel: channel)
        MobileCore.messagingDelegate = instance
    }

    init(channel: FlutterMethodChannel) {
        self.channel = channel
        super.init()
    }

    public func handle(_ call: FlutterMethodCall, result: @escaping FlutterResult) {
        let args = call.arguments as? [String: Any] ?? [:]
        switch call.method {
        case "extensionVersion":
            result(Messaging.extensionVersion)
        case "refreshInAppMessages":
            Messaging.refreshInAppMessages()
            result(nil)
        case "getCachedMessages":
            result(messageCache.values.map { ["id": $0.id, "autoTrack": $0.autoTrack] as [String: Any] })
        case "clearMessage":
            guard let id = args["id"] as? String else { return }
            messageCache.removeValue(forKey: id)
        case "dismissMessage":
            guard let id = args["id"] as? String, let message = messageCache[id] else { return }
            message.dismiss(suppressAutoTrack: args["suppressAutoTrack"] as? Bool ?? false)
        case "setAutoTrack":
            guard let id = args["id"] as? String else { return }
            messageCache[id]?.autoTrack = args["autoTrack"] as? Bool ?? true
        case "showMessage":
            latestMessage?.show()
        case "trackMessage":
            if let id = args["id"] as? String, let event = args["eventType"] as? Int,
                let type = MessagingEdgeEventType(rawValue: event)
            {
                messageCache[id]?.track(args["interaction"] as? String, withEdgeEventType: type)
            }
            result(nil)
        default: result(FlutterMethodNotImplemented)
        }
    }

    public func onDismiss(message: Showable) {
        guard let fullscreenMessage = message as? FullscreenMessage else { return }
        let parent = fullscreenMessage.parent
        channel.invokeMethod("onDismiss", arguments: ["message": parent.map(convert)])
    }

    public func onShow(message: Showable) {
        guard let parent = (message as? FullscreenMessage)?.parent else { return }
        channel.invokeMethod("onShow", arguments: ["message": convert(parent)])
    }

    public func shouldShowMessage(message: Showable) -> Bool {
        guard let fullscreenMessage = message as? FullscreenMessage,
            let parent = fullscreenMessage.parent
        else { return true }
        latestMessage = parent
        let semaphore = DispatchSemaphore(value: 0)
        var shouldShow = true
        channel.invokeMethod("shouldSaveMessage", arguments: ["message": convert(parent)]) { result in
            if result as? Bool == true { self.messageCache[parent.id] = parent }
            semaphore.signal()
        }
        channel.invokeMethod("shouldShowMessage", arguments: ["message": convert(parent)]) { result in
            shouldShow = result as? Bool ?? true
            semaphore.signal()
        }
        semaphore.wait()
        semaphore.wait()
        return shouldShow
    }

    public func urlLoaded(_ url: URL, byMessage message: Showable) {
        channel.invokeMethod("urlLoaded", arguments: ["url": url.absoluteString])
    }

    private func convert(_ message: Message) -> [String: Any] {
        ["id": message.id, "autoTrack": message.autoTrack]
    }
}
