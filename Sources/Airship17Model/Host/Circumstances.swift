import Foundation
import HeadlessStage
import PlatformStandIns

/// What surrounds the SDK and is not on the stage: where the app and the device are, and what the parts of the
/// SDK decide that are not modelled. Sendable: it is behind a lock.
final class Circumstances: Sendable {
    struct Values: Sendable {
        var era = Airship17Era.late
        var screen: String?
        /// The region in which the device is: one at a time (AS-109).
        var region: String?
        var scheduleLimit = 1000
        var isURLAllowed: @Sendable (URL, Airship17URLScope) -> Bool = { _, _ in true }
        var isOverFrequencyLimit: @Sendable (String) -> Bool = { _ in false }
        var isInAudience: @Sendable (String) -> Bool = { _ in true }
        var predicate: @Sendable (_ json: String, _ argument: String) -> Bool = { _, _ in true }
        /// What the server answers for a URL of a deferred schedule; nil when it has nothing.
        var deferredAnswer: @Sendable (URL) -> Data? = { _ in nil }
        var isRunning = false
        /// Whether the app has begun to use the SDK.
        var hasTakenOff = false
        var isInBackground = false
        /// The identifiers of the campaigns that the host has let in.
        var campaigns: Set<String> = []
        var lastNumber = 0
    }

    private let values = Locked(Values())
    /// Gets the actions that the SDK runs; nil when nobody listens.
    let actionRunner = Locked<Carried<(String, Any, String) -> Void>?>(nil)

    subscript<Value>(member: WritableKeyPath<Values, Value>) -> Value {
        get { values.withLock { $0[keyPath: member] } }
        set { values.withLock { $0[keyPath: member] = newValue } }
    }

    var current: Values { values.current }

    /// True once: for the one who observes the stage.
    func claimObservation() -> Bool {
        values.withLock { values in
            defer { values.isRunning = true }
            return !values.isRunning
        }
    }

    /// The app begins to use the SDK. True once.
    func takeOff() -> Bool {
        values.withLock { values in
            defer { values.hasTakenOff = true }
            return !values.hasTakenOff
        }
    }

    func enterBackground() {
        self[\.isInBackground] = true
    }

    /// Whether the app was in the background until now.
    func leaveBackground() -> Bool {
        values.withLock { values in
            defer { values.isInBackground = false }
            return values.isInBackground
        }
    }

    /// Whether a campaign comes for the first time.
    func isNew(_ id: String) -> Bool {
        values.withLock { $0.campaigns.insert(id).inserted }
    }

    /// The device leaves a region. That only the current one counts is inferred.
    func leave(_ region: String) {
        values.withLock { if $0.region == region { $0.region = nil } }
    }

    /// A number for a campaign without a name.
    func nextNumber() -> Int {
        values.withLock { values in
            values.lastNumber += 1
            return values.lastNumber
        }
    }

    /// The end of the process: nobody is on a screen any more.
    func forgetProcess() {
        self[\.screen] = nil
    }

    /// Whether a trigger counts an event with this argument (AS-060).
    func admits(_ argument: String?, by predicate: JSONPredicate?) -> Bool {
        guard let argument, let predicate else { return true }
        switch predicate.kind {
        case .equals(let text): return text == argument
        case .version(let constraint): return constraint.admits(argument)
        case .json(let json): return self[\.predicate](json.text, argument)
        }
    }
}

extension JSONValue {
    /// The value as JSON text, its members in the order of their names.
    var text: String {
        let options: JSONSerialization.WritingOptions = [
            .fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes,
        ]
        let data = try? JSONSerialization.data(withJSONObject: foundationValue, options: options)
        return data.map { String(decoding: $0, as: UTF8.self) } ?? "null"
    }
}
