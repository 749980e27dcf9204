public import Airship18Model  // Shows AirshipAutomation.
import Foundation
public import InAppCompat

/// How traces put the callbacks of Airship's delegate into words: `CheckedAirship18Delegate` on a device, and the recorders of
/// Airship's contracts. Any thread, as the callbacks are.
nonisolated extension TracedCall {
    /// A question, or an event of a message's life.
    /// - Parameters:
    ///   - name: the name of the delegate's method.
    ///   - message: what it is about; traces call it by its name.
    ///   - scheduleID: the schedule that is named with it.
    public static func airship(_ name: String, _ message: InAppMessage, _ scheduleID: String) -> TracedCall {
        TracedCall(name, [Argument("message", message.name), Argument("scheduleID", scheduleID)])
    }
}
