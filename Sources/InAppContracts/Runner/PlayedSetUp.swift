import HeadlessStage
import InAppCompat

/// An app's own set-up in a scenario: the set-up registers the delegate itself, and may do so too late.
@MainActor final class PlayedSetUp {
    private let setUp: AppParts<AnyObject>.SetUp
    /// The delegate that the app registers. It stands in for the app's own delegate and records its calls.
    private var recording: AnyObject?
    /// Whether the set-up ended without a registered delegate, and no message has qualified since.
    private var isAwaitingDelegate = false
    /// Whether a message qualified after a start of the app, before the app had set its delegate.
    private(set) var wasDelegateMissing = false

    init(_ setUp: @escaping AppParts<AnyObject>.SetUp) {
        self.setUp = setUp
    }

    /// Runs the app's set-up, which registers the recording delegate together with the app's other parts.
    func play(around delegate: AnyObject, on driver: any ShapeDriver, _ stage: HeadlessStage) throws {
        guard let recording = driver.registeredDelegate else {
            let shape = type(of: driver).shape
            throw ScenarioError(
                .stepFailed, at: "", "the driver of \(shape) cannot play the set-up of an app.")
        }
        self.recording = recording
        driver.registeredDelegate = nil
        try stage.run {
            try driver.checkParts(of: delegate) { try setUp(recording, driver.host) }
        }
    }

    /// Called after the app has started and the work that its set-up deferred has run.
    func end(on driver: any ShapeDriver) {
        isAwaitingDelegate = driver.registeredDelegate == nil
    }

    /// Called when a campaign is about to qualify.
    func messageQualifies(on driver: any ShapeDriver) {
        if isAwaitingDelegate, driver.registeredDelegate == nil { wasDelegateMissing = true }
        isAwaitingDelegate = false
    }

    /// Runs a step of the app. The app knows only its own delegate; if the step registers that one, it is replaced by
    /// the recording delegate.
    func during(_ step: () throws -> Void, on driver: any ShapeDriver) throws {
        let before = driver.registeredDelegate
        try step()
        if let now = driver.registeredDelegate, now !== before, now !== recording {
            driver.registeredDelegate = recording
        }
    }
}
