public import Airship18Model  // Shows AirshipAutomation.
import Foundation
public import InAppCompat

/// The form of callbacks of Airship's delegate in traces, for `CheckedAirship18Delegate` on a device and the
/// recorders of Airship's contracts. Any thread, as for the callbacks.
nonisolated extension TracedCall {
    /// A question, or an event of a message.
    /// - Parameters:
    ///   - name: the name of the delegate's method.
    ///   - message: the message; its name identifies it in traces.
    ///   - scheduleID: its schedule.
    public static func airship(_ name: String, _ message: InAppMessage, _ scheduleID: String) -> TracedCall {
        TracedCall(name, [Argument("message", message.name), Argument("scheduleID", scheduleID)])
    }
}
