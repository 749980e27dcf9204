import HeadlessStage

#if canImport(BrazeUI)
    import BrazeKit
    import BrazeUI
#else
    import BrazeModel
#endif

/// A user interface on a stage of its own, with a recording delegate and spying contexts.
@MainActor final class Fixture {
    let stage = HeadlessStage()
    let trace = Trace()
    let ui: BrazeInAppMessageUI
    let delegate: RecordingDelegate
    /// The Braze instance that the spying contexts return.
    var braze: Braze?
    /// Called when an action is processed.
    var onProcess: () -> Void = {}
    /// The asset requests that were not answered at once, in order.
    var pendingAssets: [(Result<Braze.InAppMessage, any Error>) -> Void] = []
    /// Whether asset requests wait in `pendingAssets`.
    var holdsAssets = false
    /// The results of asset requests.
    var assets: (Braze.InAppMessage) -> Result<Braze.InAppMessage, any Error> = { .success($0) }

    init() {
        ui = stage.run { BrazeInAppMessageUI() }
        delegate = RecordingDelegate(trace)
        ui.delegate = delegate
    }

    // A message on the screen retains its stage.
    deinit { stage.endProcess() }

    var lines: [String] { trace.lines }
    /// The errors that the user interface logged without a context.
    var errors: [String] { stage.log.entries(of: .error).filter { $0.source == "Braze" }.map(\.name) }
    var stackIds: [String?] { ui.stack.map(\.id) }

    /// Presents a message, and runs until the stage is idle.
    func show(_ message: Braze.InAppMessage) {
        ui.present(message: message)
        stage.runUntilIdle()
    }

    /// Gives a message a context that writes into the trace.
    func spied(
        _ message: Braze.InAppMessage, user: Braze.InAppMessage.Context.UserIDMatchBehavior = .ignore
    ) -> Braze.InAppMessage {
        let id = message.id ?? "-"
        let trace = trace
        var message = message
        message.context = Braze.InAppMessage.Context(
            userIDMatchBehavior: user,
            logImpression: { trace.note("impression(\(id))") },
            logClick: { trace.note("click(\($0 ?? "body"), \(id))") },
            processClickAction: { [weak self] action, _ in
                trace.note("process(\(action.text), \(id))")
                MainThread.assume { self?.onProcess() }
            },
            logError: { trace.note("error(\(Self.name(of: $0)))") },
            braze: { [weak self] in MainThread.assume { self?.braze } },
            getLocalAssets: { _, _, _ in .empty },
            withLocalAssets: { [weak self] message, _, completion in
                trace.note("withLocalAssets(\(message.id ?? "-"))")
                return MainThread.assume { self?.request(message, completion) ?? .empty }
            },
            multipleLogClickEnabled: false)
        return message
    }

    /// The name of an error in the trace: the case's name, even where a context gets a sentence (BZ-159).
    private static func name(of error: any Error) -> String {
        #if canImport(BrazeUI)
            "\(error)"
        #else
            (error as? Braze.ErrorString)?.name ?? "\(error)"
        #endif
    }

    private func request(
        _ message: Braze.InAppMessage, _ completion: @escaping (Result<Braze.InAppMessage, any Error>) -> Void
    ) -> Braze.Cancellable {
        guard holdsAssets else {
            completion(assets(message))
            return .empty
        }
        pendingAssets.append(completion)
        #if canImport(BrazeUI)
            return .empty
        #else
            return Braze.Cancellable { [trace] in trace.note("cancelled(\(message.id ?? "-"))") }
        #endif
    }
}

/// An error to fail with.
struct TestFailure: Error {}
