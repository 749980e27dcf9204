import Foundation

/// Whether everything is played that can be played. `swift test` plays a part that includes each kind of fault;
/// `.ci/long pairs` plays the rest.
package enum LongRun {
    /// `INAPP_COMPAT_LONG=1` in the environment.
    package static let isOn = ProcessInfo.processInfo.environment["INAPP_COMPAT_LONG"] == "1"

    /// All of a list in a long run, else a part of it.
    ///
    /// The lane plays all of each suite whose file, of the suite's name, speaks of this type.
    /// - Parameters:
    ///   - list: the elements that could be played.
    ///   - step: one of this many elements is taken.
    ///   - place: where to start. Callers that start at different places cover the whole list together.
    package static func share<Element>(of list: [Element], one step: Int, from place: Int) -> [Element] {
        isOn ? list : list.indices.filter { $0 % step == place % step }.map { list[$0] }
    }
}
