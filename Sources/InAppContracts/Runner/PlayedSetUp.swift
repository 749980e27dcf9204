import HeadlessStage
import InAppCompat

/// An app's own set-up in a scenario: it registers the delegate itself, and may do so too late.
@MainActor final class PlayedSetUp {
    private let setUp: AppParts<AnyObject>.SetUp
    /// What the app registers: it stands in for the app's delegate, and records its calls.
    private var recording: AnyObject?
    /// Whether the set-up has ended without a delegate, and no message has qualified since.
    private var isAwaitingDelegate = false
    /// Whether a message has qualified, after a start of the app, before the app had set its delegate.
    private(set) var wasDelegateMissing = false

    init(_ setUp: @escaping AppParts<AnyObject>.SetUp) {
        self.setUp = setUp
    }

    /// Has the app register the recording delegate, with what it has beside it.
    func play(around delegate: AnyObject, on driver: any ShapeDriver, _ stage: HeadlessStage) throws {
        guard let recording = driver.registeredDelegate else {
            let shape = type(of: driver).shape
            throw ScenarioError(.stepFailed, at: "", "the driver of \(shape) plays no set-ups of apps.")
        }
        self.recording = recording
        driver.registeredDelegate = nil
        try stage.run {
            try driver.checkParts(of: delegate) { try setUp(recording, driver.host) }
        }
    }

    /// The app has started: what it had put off is done.
    func end(on driver: any ShapeDriver) {
        isAwaitingDelegate = driver.registeredDelegate == nil
    }

    /// A campaign is about to qualify.
    func messageQualifies(on driver: any ShapeDriver) {
        if isAwaitingDelegate, driver.registeredDelegate == nil { wasDelegateMissing = true }
        isAwaitingDelegate = false
    }

    /// Does a step of the app's. It knows the app's own delegate only; where it registers that, the recording one takes its
    /// place.
    func during(_ step: () throws -> Void, on driver: any ShapeDriver) throws {
        let before = driver.registeredDelegate
        try step()
        if let now = driver.registeredDelegate, now !== before, now !== recording {
            driver.registeredDelegate = recording
        }
    }
}
