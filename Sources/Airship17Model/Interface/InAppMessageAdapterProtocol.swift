import AirshipShared
public import Foundation
import HeadlessStage
import PlatformStandIns

/// Shows messages of one display type: one adapter for each preparation (AS-018).
///
/// `prepare` and `display` have two forms: with a completion handler and asynchronous. An adapter implements one form
/// of each, and the other form then calls it. The SDK isolates nothing: it calls the forms with a completion handler,
/// on the main thread. Swift decides where an asynchronous form runs, and its result is reported from there.
public protocol InAppMessageAdapterProtocol: NSObjectProtocol {
    /// Makes an adapter. The SDK never calls it; factory blocks do (section 1.6).
    ///
    /// - Parameter message: the message after `extend`.
    static func adapter(for message: InAppMessage) -> Self

    /// Prepares the display. Main thread (AS-013). Called again after each `retry` (AS-020).
    ///
    /// - Parameters:
    ///   - assets: the message's cached files.
    ///   - completionHandler: to be called once, on any thread, with the next step. Until then no other message is
    ///     prepared (AS-021).
    @preconcurrency func prepare(
        with assets: InAppMessageAssets,
        completionHandler: @escaping @Sendable (InAppMessagePrepareResult) -> Void)

    /// Prepares the display; the asynchronous form.
    ///
    /// - Parameter assets: the message's cached files.
    /// - Returns: the next step.
    func prepare(with assets: InAppMessageAssets) async -> InAppMessagePrepareResult

    /// Whether the message could be displayed now. Asked after the coordinator agreed (AS-026). After a refusal it is
    /// asked again only when something else changes (AS-027). Main thread; if it returns true, `display` may follow
    /// before any other work of the main thread (AS-029).
    func isReadyToDisplay() -> Bool

    /// Displays the message. Main thread.
    ///
    /// In late versions an adapter may lack it: the SDK logs a warning, and the display never ends (AS-039).
    /// - Parameter completionHandler: to be called once, on any thread, with the way in which the display ended. A
    ///   second call counts another display (AS-046); without a call the default coordinator never becomes ready
    ///   (AS-047).
    @preconcurrency func display(_ completionHandler: @escaping @Sendable (InAppMessageResolution) -> Void)

    /// Displays the message; the asynchronous form.
    ///
    /// - Returns: the way in which the display ended.
    func display() async -> InAppMessageResolution
}

/// Default implementations: each form calls the other one.
extension InAppMessageAdapterProtocol {
    /// Reports the result of the asynchronous form. Without either form the preparation never ends, and the log says
    /// so.
    @preconcurrency public func prepare(
        with assets: InAppMessageAssets,
        completionHandler: @escaping @Sendable (InAppMessagePrepareResult) -> Void
    ) {
        // The assets' mutable state is protected by a lock.
        let assets = Carried(assets)
        AsynchronousForm.run("prepare(with:)", of: self, report: completionHandler) {
            await $0.prepare(with: assets.value)
        }
    }

    /// Waits for the report of the form with a completion handler. Without a report it never returns.
    public func prepare(with assets: InAppMessageAssets) async -> InAppMessagePrepareResult {
        await AsynchronousForm.wait("prepare(with:)", of: self, or: .success) { report in
            prepare(with: assets, completionHandler: report)
        }
    }

    /// Reports the result of the asynchronous form. Without either form the display never ends, and the log says so
    /// (AS-039).
    @preconcurrency public func display(
        _ completionHandler: @escaping @Sendable (InAppMessageResolution) -> Void
    ) {
        AsynchronousForm.run("display", of: self, report: completionHandler) { await $0.display() }
    }

    /// Waits for the report of the form with a completion handler. Without a report it never returns.
    public func display() async -> InAppMessageResolution {
        await AsynchronousForm.wait("display", of: self, or: .userDismissed()) { report in
            display(report)
        }
    }
}

/// Connects an adapter's two forms of a function, and detects that neither is implemented: then the default of one form
/// is called by the default of the other.
enum AsynchronousForm {
    /// A call of an asynchronous form from the default of the other form.
    final class Call: Sendable {
        private let adapter: ObjectIdentifier
        private let name: String
        private let missing = Locked(false)

        init(_ name: String, of adapter: any InAppMessageAdapterProtocol) {
            self.adapter = ObjectIdentifier(adapter)
            self.name = name
        }

        /// Whether this is the call of `name` on `adapter`: an adapter may wait for another adapter during its own
        /// call.
        func asks(_ name: String, of adapter: any InAppMessageAdapterProtocol) -> Bool {
            self.adapter == ObjectIdentifier(adapter) && self.name == name
        }

        /// Whether the asynchronous form was a default too.
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
    /// form made this call.
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

// The names with the SDK's prefix, used by Swift in versions 13 and 14, and by Objective-C in all versions.

/// The name of `InAppMessageAdapterProtocol` in Objective-C.
public typealias UAInAppMessageAdapterProtocol = InAppMessageAdapterProtocol
/// The name of `InAppMessageBannerAdapter` in Objective-C.
public typealias UAInAppMessageBannerAdapter = InAppMessageBannerAdapter
/// The name of `InAppMessageModalAdapter` in Objective-C.
public typealias UAInAppMessageModalAdapter = InAppMessageModalAdapter
/// The name of `InAppMessageFullScreenAdapter` in Objective-C.
public typealias UAInAppMessageFullScreenAdapter = InAppMessageFullScreenAdapter
/// The name of `InAppMessageHTMLAdapter` in Objective-C.
public typealias UAInAppMessageHTMLAdapter = InAppMessageHTMLAdapter
