public import Foundation

/// Shows messages of one display type: one adapter each preparation (AS-018).
///
/// `prepare` and `display` come in two forms, with a completion handler and asynchronous; an adapter implements one
/// form of each, and the other then calls it. The SDK isolates nothing: it calls the forms with a completion handler,
/// on the main thread. An asynchronous one runs where Swift runs it, and what it returns is reported from there.
public protocol InAppMessageAdapterProtocol: NSObjectProtocol {
    /// Makes an adapter. The SDK never calls it; factory blocks do (section 1.6).
    ///
    /// - Parameter message: the message as `extend` left it.
    static func adapter(for message: InAppMessage) -> Self

    /// Gets ready to display. Main thread (AS-013). Called again after each `retry` (AS-020).
    ///
    /// - Parameters:
    ///   - assets: the message's cached files.
    ///   - completionHandler: to be called once, on any thread, with what comes next. Until then no other message is
    ///     prepared (AS-021).
    @preconcurrency func prepare(
        with assets: InAppMessageAssets,
        completionHandler: @escaping @Sendable (InAppMessagePrepareResult) -> Void)

    /// Gets ready to display; the asynchronous form.
    ///
    /// - Parameter assets: the message's cached files.
    /// - Returns: what comes next.
    func prepare(with assets: InAppMessageAssets) async -> InAppMessagePrepareResult

    /// Asks whether the message could be displayed now, after its coordinator said yes (AS-026). A no is asked about
    /// again only when something else changes (AS-027). Main thread; when it is true, `display` may follow before any
    /// other work of the main thread (AS-029).
    func isReadyToDisplay() -> Bool

    /// Displays the message. Main thread.
    ///
    /// An adapter without it is allowed in late versions: the SDK logs a warning, and the display never ends (AS-039).
    /// - Parameter completionHandler: to be called once, on any thread, with how the display ended. Calling it again
    ///   counts another display (AS-046); never calling it keeps the default coordinator from being ready (AS-047).
    @preconcurrency func display(_ completionHandler: @escaping @Sendable (InAppMessageResolution) -> Void)

    /// Displays the message; the asynchronous form.
    ///
    /// - Returns: how the display ended.
    func display() async -> InAppMessageResolution
}

/// Each form by means of the other one.
extension InAppMessageAdapterProtocol {
    /// Reports what the asynchronous form returns. Without either form the preparation never ends, and the log says so.
    @preconcurrency public func prepare(
        with assets: InAppMessageAssets,
        completionHandler: @escaping @Sendable (InAppMessagePrepareResult) -> Void
    ) {
        // What changes in the assets is behind a lock.
        let assets = Carried(assets)
        AsynchronousForm.run("prepare(with:)", of: self, report: completionHandler) {
            await $0.prepare(with: assets.value)
        }
    }

    /// Waits for what the form with a completion handler reports. Without a report it never returns.
    public func prepare(with assets: InAppMessageAssets) async -> InAppMessagePrepareResult {
        await AsynchronousForm.wait("prepare(with:)", of: self, or: .success) { report in
            prepare(with: assets, completionHandler: report)
        }
    }

    /// Reports what the asynchronous form returns. Without either form the display never ends, and the log says so
    /// (AS-039).
    @preconcurrency public func display(
        _ completionHandler: @escaping @Sendable (InAppMessageResolution) -> Void
    ) {
        AsynchronousForm.run("display", of: self, report: completionHandler) { await $0.display() }
    }

    /// Waits for what the form with a completion handler reports. Without a report it never returns.
    public func display() async -> InAppMessageResolution {
        await AsynchronousForm.wait("display", of: self, or: .userDismissed()) { report in
            display(report)
        }
    }
}
