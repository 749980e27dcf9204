import BrazeBridge
import BrazeModel
import InAppCompat
import InAppContracts
import PlatformStandIns

/// What an app does with its delegates and its presenter.
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
            about: "BrazeInAppMessageUI.delegate = another one, traced as \"second delegate\""
        ) { driver, _ in
            driver.use(RecordingBrazeDelegate(driver.recorder, as: TraceEvent.Source("second delegate")))
        },
        BrazeCall(
            "useSDKDelegate", CallSignature.Parameter("opensURLs", .flag),
            about: "Braze.delegate = one that is traced, with its answer about URLs"
        ) { driver, call in
            let delegate = RecordingBrazeSDKDelegate(driver.recorder, opensURLs: call.flag("opensURLs"))
            driver.kept.keep(delegate)
            driver.braze.braze.delegate = delegate
        },
        BrazeCall(
            "useOwnPresenter",
            about: "Braze.inAppMessagePresenter = one of the app's own without dismiss(reason:)"
        ) { driver, _ in
            driver.braze.braze.inAppMessagePresenter = RecordingBrazePresenter(recorder: driver.recorder)
        },
        BrazeCall("sayLater", about: "the delegate says DisplayChoice.later where it would say .reenqueue") {
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
                throw BrazeDriver.failure("\(what) is nothing that prepareWith can change.")
            }
            let edit = BrazePresentationEdit(subject: subject, value: call.string("value") ?? "")
            driver.delegate.current?.edits.append(edit)
        },
    ]
}

extension BrazeDriver {
    /// Makes a delegate the SDK's, and keeps it.
    @MainActor fileprivate func use(_ delegate: some BrazeInAppMessageUIDelegate & Sendable) {
        kept.keep(delegate)
        ui.delegate = delegate
    }
}

/// A delegate that implements nothing (BZ-004).
@MainActor private final class EmptyBrazeDelegate: BrazeInAppMessageUIDelegate {}
