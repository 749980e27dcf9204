public import Foundation
import HeadlessStage
import PlatformStandIns

extension Braze.InAppMessageRaw {
    /// The context for the analytics and clicks of one displayed message.
    ///
    /// The vendor does not specify the following behaviour, which is chosen here:
    /// - `valid` becomes false with the first impression ("used") and with `discard()`.
    /// - A second impression is not passed on. A second click is not either, if only one may be logged. A click before
    ///   any impression is passed on. Each of these is logged as one of `Error`'s cases.
    /// - After `discard()` only errors are passed on.
    ///
    /// Sendable; any thread. Closures are called on the caller's thread.
    public final class Context: NSObject, Sendable {
        /// The user for whom the message may be displayed (BZ-043).
        public let userIDMatchBehavior: UserIDMatchBehavior
        private let actions: ContextActions
        private let multipleLogClickEnabled: Bool
        private let use = Locked(ContextUse())

        init(
            _ userIDMatchBehavior: UserIDMatchBehavior, _ actions: ContextActions,
            multipleLogClickEnabled: Bool
        ) {
            self.userIDMatchBehavior = userIDMatchBehavior
            self.actions = actions
            self.multipleLogClickEnabled = multipleLogClickEnabled
        }

        /// Makes the context of a message that uses an SDK object, which is held weakly.
        public convenience init(
            message: Braze.InAppMessage, using braze: Braze,
            userIDMatchBehavior: UserIDMatchBehavior = .ignore
        ) {
            self.init(
                userIDMatchBehavior, ContextActions(message, using: braze),
                multipleLogClickEnabled: message.multipleLogClickEnabled)
        }

        /// Makes a context from closures: for tests, and for layers above the SDK.
        public convenience init(
            userIDMatchBehavior: UserIDMatchBehavior = .ignore,
            logImpression: @escaping () -> Void,
            logClick: @escaping (String?) -> Void,
            processClickAction: @escaping (Braze.InAppMessage.ClickAction, Any?) -> Void,
            logError: @escaping (any Swift.Error) -> Void,
            braze: @escaping () -> Any?,
            getLocalAssets:
                @escaping ([URL], URL, @escaping (Result<[URL: URL], any Swift.Error>) -> Void) ->
                Braze.Cancellable,
            withLocalAssets:
                @escaping (
                    Braze.InAppMessage, URL, @escaping (Result<Braze.InAppMessage, any Swift.Error>) -> Void
                ) -> Braze.Cancellable,
            multipleLogClickEnabled: Bool
        ) {
            let actions = ContextActions(
                logImpression: logImpression, logClick: logClick, processClickAction: processClickAction,
                logError: logError, discard: {}, braze: braze, getLocalAssets: getLocalAssets,
                withLocalAssets: withLocalAssets)
            self.init(userIDMatchBehavior, actions, multipleLogClickEnabled: multipleLogClickEnabled)
        }

        /// Whether the message may still be displayed (BZ-032, BZ-040): neither an impression was logged nor was it
        /// discarded.
        public var valid: Bool { use.current.isValid }

        /// The `Braze` object behind the context, if it still exists.
        public var braze: Any? { actions.braze() }

        /// Logs that the message was displayed.
        public func logImpression() {
            apply(use.withLock { $0.impression() }) { actions.logImpression() }
        }

        /// Logs a click.
        ///
        /// - Parameter buttonId: the button's id; nil for the message's body.
        public func logClick(buttonId: String? = nil) {
            let verdict = use.withLock { $0.click(mayRepeat: multipleLogClickEnabled) }
            apply(verdict) { actions.logClick(buttonId) }
        }

        /// Carries out a click action: a URL is offered to `BrazeDelegate`, then opened (BZ-089).
        ///
        /// On the main thread all of this is done when the call returns; it is not known whether the vendor's is
        /// synchronous.
        /// - Parameters:
        ///   - clickAction: the action.
        ///   - target: the view controller that presents a page.
        public func processClickAction(_ clickAction: Braze.InAppMessage.ClickAction, target: Any? = nil) {
            guard !use.current.isDiscarded else { return }
            actions.processClickAction(clickAction, target)
        }

        /// Carries out a click action from untyped values. The action `url` without a URL is logged as
        /// `Error.processClickActionMissingUri`.
        public func processClickAction(
            _ clickAction: Braze.InAppMessageRaw.ClickAction, url: URL?, useWebView: Bool, target: Any? = nil
        ) {
            switch (clickAction, url) {
            case (.none, _): processClickAction(.none, target: target)
            case (.url, let url?): processClickAction(.url(url, useWebView: useWebView), target: target)
            case (.url, nil): logError(Error.processClickActionMissingUri)
            }
        }

        /// Makes the context invalid: the message will not be displayed, or no longer is. A second call does nothing.
        public func discard() {
            guard use.withLock({ $0.discard() }) else { return }
            actions.discard()
        }

        /// Logs an error about the message.
        public func logError(_ error: any Swift.Error) {
            actions.logError(error)
        }

        /// Logs an error about the message from a text.
        public func logError(flattened error: String) {
            actions.logError(Braze.ErrorString(error))
        }

        /// Logs an error of the user interface.
        func logError(_ error: BrazeInAppMessageUI.Error) {
            actions.logError(Braze.ErrorString(error.sentence, named: error.name))
        }

        /// Makes files local.
        ///
        /// The model writes no file: it requests each URL from the stage's network and returns the URL that the file
        /// would have. The result comes on the main queue, never inside this call.
        /// - Parameters:
        ///   - urls: the URLs to fetch.
        ///   - destinationURL: the folder for the files.
        ///   - completionHandler: gets the local URL of each remote one, or the first error. Not called after
        ///     cancellation.
        /// - Returns: an object that cancels the work. Keep it: releasing it cancels too.
        public func getLocalAssets(
            urls: [URL], destinationURL: URL,
            completionHandler: @escaping (Result<[URL: URL], any Swift.Error>) -> Void
        ) -> Braze.Cancellable {
            actions.getLocalAssets(urls, destinationURL, completionHandler)
        }

        /// Makes a message's assets local, as `getLocalAssets` does.
        ///
        /// - Parameters:
        ///   - message: a message with remote URLs.
        ///   - destinationURL: the folder for the files.
        ///   - completionHandler: gets the message with local URLs (BZ-037), or the first error (BZ-035). Not
        ///     called after cancellation.
        /// - Returns: an object that cancels the work. Keep it: releasing it cancels too.
        public func withLocalAssets(
            message: Braze.InAppMessage, destinationURL: URL,
            completionHandler: @escaping (Result<Braze.InAppMessage, any Swift.Error>) -> Void
        ) -> Braze.Cancellable {
            actions.withLocalAssets(message, destinationURL, completionHandler)
        }

        private func apply(_ verdict: ContextUse.Verdict, _ action: () -> Void) {
            if let error = verdict.error { actions.logError(error) }
            if verdict.isPassedOn { action() }
        }
    }
}

extension Braze.InAppMessageRaw.Context {
    /// The users for whom a message may be displayed. Sendable.
    public enum UserIDMatchBehavior: Hashable, Sendable {
        /// Any user.
        case ignore
        /// Only this user; nil is the anonymous user.
        case enforce(userID: String?)
    }

    /// The errors in the use of a context. Only logged, never thrown.
    public enum Error: Swift.Error, Hashable {
        /// An impression was logged before.
        case extraLogImpression
        /// A click was logged before, and the message may have only one.
        case extraLogClick
        /// A click was logged for a message without an impression.
        case noLogImpression
        /// There is no URL to open.
        case processClickActionMissingUri
    }
}

/// The effects of a `Context`, as closures.
///
/// `@unchecked Sendable`: the properties are constants, so only the closures are shared. Those of the SDK below capture
/// only Sendable values. Those of an app run on the thread on which the app uses the context, as with the vendor's SDK:
/// the public initialiser does not require `@Sendable` closures, and the model itself uses a context only on the main
/// thread.
struct ContextActions: @unchecked Sendable {
    let logImpression: () -> Void
    let logClick: (String?) -> Void
    let processClickAction: (Braze.InAppMessage.ClickAction, Any?) -> Void
    let logError: (any Error) -> Void
    let discard: () -> Void
    let braze: () -> Any?
    let getLocalAssets: ([URL], URL, @escaping (Result<[URL: URL], any Error>) -> Void) -> Braze.Cancellable
    let withLocalAssets:
        (Braze.InAppMessage, URL, @escaping (Result<Braze.InAppMessage, any Error>) -> Void) ->
            Braze.Cancellable
}

extension ContextActions {
    /// The effects of the context of a campaign's message. The SDK object is held weakly, because it holds the message
    /// through its presenter.
    init(_ message: Braze.InAppMessage, using braze: Braze) {
        let (id, extras, stage) = (message.id, message.data.extrasObject, braze.stage)
        self.init(
            logImpression: { [weak braze] in braze?.recordImpression(id: id) },
            logClick: { [weak braze] buttonId in braze?.recordClick(id: id, buttonId: buttonId) },
            processClickAction: { [weak braze] action, target in
                braze?.process(action, id: id, extras: extras, target: target)
            },
            logError: { error in
                let details = id.map { ["messageId": $0] } ?? [:]
                stage.log.record(.error, from: "Braze", Braze.ErrorString(error).name, details)
            },
            discard: { [weak braze] in braze?.record(.note, "discard", id: id) },
            braze: { [weak braze] in braze },
            getLocalAssets: LocalAssets(stage: stage).get,
            withLocalAssets: LocalAssets(stage: stage).localise)
    }
}

/// Records the use of a `Context`, and decides whether further impressions and clicks are logged.
struct ContextUse: Sendable {
    /// The decision about an impression or a click that is to be logged.
    struct Verdict {
        /// Whether it is logged.
        var isPassedOn = true
        /// The error in its use, if any.
        var error: Braze.InAppMessageRaw.Context.Error?

        static let ignored = Verdict(isPassedOn: false)
    }

    private(set) var isDiscarded = false
    private var hasImpression = false
    private var hasClick = false

    var isValid: Bool { !isDiscarded && !hasImpression }

    mutating func impression() -> Verdict {
        guard !isDiscarded else { return .ignored }
        guard !hasImpression else { return Verdict(isPassedOn: false, error: .extraLogImpression) }
        hasImpression = true
        return Verdict()
    }

    mutating func click(mayRepeat: Bool) -> Verdict {
        guard !isDiscarded else { return .ignored }
        guard !hasClick || mayRepeat else { return Verdict(isPassedOn: false, error: .extraLogClick) }
        hasClick = true
        return Verdict(error: hasImpression ? nil : .noLogImpression)
    }

    /// True the first time.
    mutating func discard() -> Bool {
        defer { isDiscarded = true }
        return !isDiscarded
    }
}
