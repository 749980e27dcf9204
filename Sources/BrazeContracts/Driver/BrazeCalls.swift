import BrazeBridge
import BrazeModel
import Foundation
import HeadlessStage
import InAppCompat
import InAppContracts
import PlatformStandIns

/// An action of an app on Braze's SDK, or of the test on the host.
typealias BrazeCall = DriverCall<BrazeDriver>

extension BrazeCall {
    /// A call on the main thread, where the SDK has to be called and makes its callbacks.
    init(
        _ name: String, _ parameters: CallSignature.Parameter..., by origin: CallSignature.Origin = .app,
        about: String, perform: @escaping @MainActor @Sendable (BrazeDriver, ShapeCall) throws -> Void
    ) {
        self.init(CallSignature(origin, name, parameters: parameters, about: about)) { driver, call in
            guard MainThread.isCurrent else {
                throw BrazeDriver.failure("\(call.name) must be called on the main thread.")
            }
            try MainThread.assume { Result { try perform(driver, call) } }.get()
        }
    }
}

/// The actions of an app on the SDK, and the switches of the host.
enum BrazeCalls {
    /// Every call.
    static let all = presenting + users + delegates + looking + views + builtInViews + host

    // MARK: Presenting and dismissing

    private static let presenting = [
        BrazeCall("presentNext", about: "BrazeInAppMessageUI.presentNext()") { driver, _ in
            driver.ui.presentNext()
        },
        BrazeCall(
            "dismiss", about: "BrazeInAppMessageUI.dismiss(), with a completion that is recorded in the trace"
        ) {
            driver, _ in
            driver.ui.dismiss { [recorder = driver.recorder] in recorder.note(.app, "dismiss completion") }
        },
        BrazeCall("presentTop", about: "BrazeInAppMessageUI.present(message:) with the top of the stack") {
            driver, _ in
            guard let top = driver.ui.stack.last else { throw BrazeDriver.failure("the stack is empty.") }
            driver.ui.present(message: top)
        },
        BrazeCall(
            "presentRaw", .payload,
            about: "BrazeInAppMessageUI.present(message:) with an untyped message without Context"
        ) { driver, call in
            driver.ui.present(message: try driver.raw(call))
        },
        BrazeCall(
            "presentOffMain", .payload,
            about:
                "BrazeInAppMessageUI.present(message:) on a background thread, bypassing the compiler's check"
        ) { driver, call in
            let message = try Braze.InAppMessage(driver.raw(call))
            driver.recorder.stage.onBackground { [ui = driver.ui] in
                // Imitates code that the compiler does not check. Only the function's type changes: isolated and
                // nonisolated closures are called in the same way.
                let present: @MainActor () -> Void = { ui.present(message: message) }
                withoutActuallyEscaping(present) { unsafeBitCast($0, to: (() -> Void).self)() }
            }
        },
        BrazeCall(
            "presentAgain", .message,
            about: "BrazeInAppMessageUI.present(message:) with a message that the delegate received"
        ) { driver, call in
            driver.ui.present(message: try driver.seen(call))
        },
        BrazeCall(
            "presentNextOffMain",
            about: "presentNext() on a background thread, bypassing the compiler's check"
        ) {
            driver, _ in
            driver.recorder.stage.onBackground { [ui = driver.ui] in
                // As in presentOffMain.
                let next: @MainActor () -> Void = { ui.presentNext() }
                withoutActuallyEscaping(next) { unsafeBitCast($0, to: (() -> Void).self)() }
            }
        },
        BrazeCall("presentNextOnNewUI", about: "presentNext() of a new BrazeInAppMessageUI") {
            driver, _ in
            let ui = BrazeInAppMessageUI()
            ui.delegate = driver.delegate.current
            ui.presentNext()
        },
        BrazeCall(
            "discardContext", .message, about: "Context.discard() of a message that the delegate received"
        ) {
            driver, call in
            try driver.seen(call).context?.discard()
        },
    ]

    // MARK: Users

    private static let users = [
        BrazeCall(
            "changeUser", CallSignature.Parameter("userId", .string), about: "Braze.changeUser(userId:)"
        ) { driver, call in
            driver.braze.braze.changeUser(userId: call.string("userId") ?? "")
        },
        BrazeCall("wipeData", about: "Braze.wipeData()") { driver, _ in driver.braze.braze.wipeData() },
    ]

    // MARK: The host

    private static let host = [
        BrazeCall("attachesContext", .value, by: .host, about: "whether triggered messages have a Context") {
            driver, call in
            driver.braze.attachesContext = call.flag("value")
        }
    ]
}

extension BrazeDriver {
    /// The untyped message of a payload.
    fileprivate func raw(_ call: ShapeCall) throws -> Braze.InAppMessageRaw {
        let name = call.string("payload") ?? ""
        guard let raw = payload(name).flatMap({ Braze.InAppMessageRaw.decoding(json: $0) }) else {
            throw Self.failure("the payload \(name) is not an untyped message.")
        }
        return raw
    }

    /// A message that the delegate saw.
    @MainActor func seen(_ call: ShapeCall) throws -> Braze.InAppMessage {
        let id = call.string("message") ?? ""
        guard let message = delegate.current?.seen[id] else {
            throw ScenarioError.unseen(id)
        }
        return message
    }
}

/// Actions of an app on its delegates and its presenter.
extension BrazeCalls {
    static let delegates = [
        BrazeCall("removeDelegate", about: "BrazeInAppMessageUI.delegate = nil") { driver, _ in
            driver.ui.delegate = nil
        },
        BrazeCall("releaseDelegate", about: "the app drops its last reference to the delegate") { driver, _ in
            driver.delegate.withLock { $0 = nil }
        },
        BrazeCall(
            "useEmptyDelegate", about: "BrazeInAppMessageUI.delegate = a delegate that implements nothing"
        ) { driver, _ in
            driver.use(EmptyBrazeDelegate())
        },
        BrazeCall(
            "useSecondDelegate",
            about: "BrazeInAppMessageUI.delegate = another delegate, traced as \"second delegate\""
        ) { driver, _ in
            driver.use(RecordingBrazeDelegate(driver.recorder, as: TraceEvent.Source("second delegate")))
        },
        BrazeCall(
            "useSDKDelegate", CallSignature.Parameter("opensURLs", .flag),
            about: "Braze.delegate = a traced delegate, with its answer about URLs"
        ) { driver, call in
            let delegate = RecordingBrazeSDKDelegate(driver.recorder, opensURLs: call.flag("opensURLs"))
            driver.kept.keep(delegate)
            driver.braze.braze.delegate = delegate
        },
        BrazeCall(
            "useOwnPresenter",
            about: "Braze.inAppMessagePresenter = a custom presenter without dismiss(reason:)"
        ) { driver, _ in
            driver.braze.braze.inAppMessagePresenter = RecordingBrazePresenter(recorder: driver.recorder)
        },
        BrazeCall("sayLater", about: "the delegate answers DisplayChoice.later instead of .reenqueue") {
            driver, _ in
            driver.delegate.current?.saysLater = true
        },
        BrazeCall(
            "edit", CallSignature.Parameter("what", .string),
            CallSignature.Parameter("value", .string, isRequired: false),
            about: "the next prepareWith changes something: "
                + BrazePresentationEdit.Subject.allCases.map(\.rawValue).joined(separator: ", ")
        ) { driver, call in
            let what = call.string("what") ?? ""
            guard let subject = BrazePresentationEdit.Subject(rawValue: what) else {
                throw BrazeDriver.failure("prepareWith cannot change \(what).")
            }
            let edit = BrazePresentationEdit(subject: subject, value: call.string("value") ?? "")
            driver.delegate.current?.edits.append(edit)
        },
    ]
}

extension BrazeDriver {
    /// Sets a delegate on the SDK, and retains it.
    @MainActor fileprivate func use(_ delegate: some BrazeInAppMessageUIDelegate & Sendable) {
        kept.keep(delegate)
        ui.delegate = delegate
    }
}

/// A delegate that implements nothing (BZ-004).
@MainActor private final class EmptyBrazeDelegate: BrazeInAppMessageUIDelegate {}
