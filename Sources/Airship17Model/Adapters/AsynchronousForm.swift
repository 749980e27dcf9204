import AirshipShared
import Foundation
import HeadlessStage
import PlatformStandIns

/// How an adapter's two forms of a function call each other, and how it shows that neither is implemented: the default
/// of one is then asked for by the default of the other.
enum AsynchronousForm {
    /// A call of an asynchronous form by the default of the other form.
    final class Call: Sendable {
        private let adapter: ObjectIdentifier
        private let name: String
        private let missing = Locked(false)

        init(_ name: String, of adapter: any InAppMessageAdapterProtocol) {
            self.adapter = ObjectIdentifier(adapter)
            self.name = name
        }

        /// Whether this is the call that the default of `name` of `adapter` is part of: an adapter may well wait for
        /// another one.
        func asks(_ name: String, of adapter: any InAppMessageAdapterProtocol) -> Bool {
            self.adapter == ObjectIdentifier(adapter) && self.name == name
        }

        /// Whether the asynchronous form, too, was a default.
        var isMissing: Bool { missing.current }

        func markMissing() {
            missing.withLock { $0 = true }
        }
    }

    @TaskLocal private static var call: Call?

    /// Calls an asynchronous form and reports its result; if it is missing, logs that and never reports.
    static func run<Result>(
        _ name: String, of adapter: any InAppMessageAdapterProtocol,
        report: @escaping @Sendable (Result) -> Void,
        _ form: @escaping @Sendable (any InAppMessageAdapterProtocol) async -> Result
    ) {
        let adapter = Carried(adapter)
        let stage = HeadlessStage.current
        Task {
            let call = Call(name, of: adapter.value)
            let result = await $call.withValue(call) { await form(adapter.value) }
            if call.isMissing {
                stage.log.record(.error, from: StageLink.source, "The adapter does not implement \(name)")
            } else {
                report(result)
            }
        }
    }

    /// Waits for a report of the form with a completion handler; later reports are ignored. Returns `nothing` when that
    /// form is what asked.
    static func wait<Result>(
        _ name: String, of adapter: any InAppMessageAdapterProtocol, or nothing: @autoclosure () -> Result,
        _ form: (@escaping @Sendable (Result) -> Void) -> Void
    ) async -> Result {
        if let call, call.asks(name, of: adapter) {
            call.markMissing()
            return nothing()
        }
        let result: Carried<Result> = await withCheckedContinuation { continuation in
            let isReported = Locked(false)
            form { result in
                let isFirst = isReported.withLock { isReported in
                    defer { isReported = true }
                    return !isReported
                }
                if isFirst { continuation.resume(returning: Carried(result)) }
            }
        }
        return result.value
    }
}
