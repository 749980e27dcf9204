public import Airship17Model
import Foundation
public import InAppCompat

/// How traces put the callbacks of Airship's delegate into words: `CheckedAirship17Delegate` on a device, and the recorders of
/// Airship's contracts. Any thread, as the callbacks are.
nonisolated extension TracedCall {
    /// A question, or an event of a message's life.
    /// - Parameters:
    ///   - name: the name of the delegate's method.
    ///   - message: what it is about.
    ///   - scheduleID: the schedule that is named with it, if one is.
    ///   - resolution: how the message went away, if that is told.
    public static func airship(
        _ name: String, _ message: InAppMessage, _ scheduleID: String? = nil,
        _ resolution: InAppMessageResolution? = nil
    ) -> TracedCall {
        TracedCall(
            name,
            [Argument("message", self.name(of: message))]
                + (scheduleID.map { [Argument("scheduleID", $0)] } ?? [])
                + (resolution.map(words) ?? []),
            observed: looks(of: message))
    }

    /// What traces call a message: its name.
    public static func name(of message: InAppMessage) -> String { message.name ?? "unnamed" }

    /// What can be seen of a message: the kind and the display behavior, each as `extend` left it.
    public static func looks(of message: InAppMessage) -> [Argument] {
        [
            Argument("type", word(for: message.displayType)), Argument("behavior", message.displayBehavior),
        ]
    }

    /// A resolution as arguments: its type, and the button's identifier if there is one.
    public static func words(_ resolution: InAppMessageResolution) -> [Argument] {
        [Argument("resolution", word(for: resolution.type))]
            + (resolution.buttonInfo.map { [Argument("button", $0.identifier)] } ?? [])
    }

    private static func word(for type: InAppMessageDisplayType) -> String {
        switch type {
        case .banner: "banner"
        case .fullScreen: "fullScreen"
        case .modal: "modal"
        case .HTML: "HTML"
        case .custom: "custom"
        case .airshipLayout: "airshipLayout"
        @unknown default: "\(type.rawValue)"
        }
    }

    /// The type of a resolution as pages and payloads call it.
    private static func word(for type: InAppMessageResolutionType) -> String {
        switch type {
        case .buttonClick: "button_click"
        case .messageClick: "message_click"
        case .userDismissed: "user_dismissed"
        case .timedOut: "timed_out"
        @unknown default: "\(type.rawValue)"
        }
    }
}
