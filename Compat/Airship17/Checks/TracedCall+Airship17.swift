public import Airship17Model
import Foundation
public import InAppCompat

/// The form of callbacks of Airship's delegate in traces, for `CheckedAirship17Delegate` on a device and the recorders
/// of Airship's contracts. Any thread, as for the callbacks.
nonisolated extension TracedCall {
    /// A question, or an event of a message.
    /// - Parameters:
    ///   - name: the name of the delegate's method.
    ///   - message: the message.
    ///   - scheduleID: its schedule, if the callback has one.
    ///   - resolution: how the message was dismissed, if the callback has it.
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

    /// The name of a message in traces.
    public static func name(of message: InAppMessage) -> String { message.name ?? "unnamed" }

    /// The visible values of a message after `extend`: its kind and its display behavior.
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

    /// The name of a resolution's type in pages and payloads.
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
