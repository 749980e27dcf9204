// Model-only API: nothing in this file exists in the SDK.

public import AdobeAndroidShared
import HeadlessStage
import PlatformStandIns

extension AdobeAndroid3Host {
    private var system: AndroidSystem { .of(stage) }

    /// Whether the SDK knows the campaigns of messages that it sees for the first time; true at first. Without
    /// that they are shown but not tracked (A3-105). Any thread.
    public var isTrackingInfoKnown: Bool {
        get { system.switches.withLock { $0.isTrackingInfoKnown } }
        set { system.switches.withLock { $0.isTrackingInfoKnown = newValue } }
    }

    /// Decides what the system can open; at first everything but the SDK's own scheme (A3-083). Any thread.
    public func setOpener(_ canOpen: @escaping @Sendable (String) -> Bool) {
        system.switches.withLock { $0.canOpen = canOpen }
    }

    /// Decides what a script in a page results in; at first the text `null`. Any thread.
    public func setScriptResult(_ result: @escaping @Sendable (String) -> String?) {
        system.switches.withLock { $0.scriptResult = result }
    }

    /// What a presentable of the app's own can be made with: the stage's activity and its opener. Any thread.
    public var utilityProvider: any PresentationUtilityProvider {
        DefaultPresentationUtilityProvider(stage: stage)
    }

    /// Forgets every message, as the end of the process does; presentables that are there stay (A3-091). Any
    /// thread.
    public func forgetMessages() {
        MessageMap.of(stage).removeAll()
    }

    /// Forgets the app's delegate, as the start of a process has none; presentables that are there keep theirs
    /// (A3-002). The SDK offers no such thing (A3-001). Any thread.
    public func forgetDelegate() {
        stage.run { ServiceProvider.getInstance().forgetDelegate() }
    }

    /// Presses the back button, which goes to the message or alert that is visible (A3-070). Done before this
    /// returns when called on the main thread.
    public func pressBack() {
        let stage = stage
        stage.onMainNow {
            if VisiblePresentations.of(stage).pressBack() { return }
            stage.log.record(
                .error, from: AdobeLog.source, "Nothing on the screen takes a press of the back button")
        }
    }

    /// Lets the page of the visible message ask for a text that need not be a URL (A3-080 to A3-084). Done before
    /// this returns when called on the main thread.
    public func navigatePage(to text: String?) {
        let stage = stage
        stage.onMainNow {
            if VisiblePresentations.of(stage).navigatePage(to: text) { return }
            stage.log.record(.error, from: AdobeLog.source, "No page on the screen can navigate")
        }
    }

    /// Moves a finger across the message or button on the screen (A3-072): a swipe if it is far and fast enough.
    /// - Parameters:
    ///   - x: pixels to the right.
    ///   - y: pixels down.
    ///   - velocity: pixels a second.
    public func drag(x: Double, y: Double, velocity: Double) {
        switch MessageGesture(x: x, y: y, velocity: velocity) {
        case .swipeUp: stage.user.swipe(.up)
        case .swipeDown: stage.user.swipe(.down)
        case .swipeLeft: stage.user.swipe(.left)
        case .swipeRight: stage.user.swipe(.right)
        case .tapBackground, nil: break
        }
    }

    /// Brings an activity to the front (A3-060, A3-061); the app has a root view controller then. Done before
    /// this returns when called on the main thread.
    public func resumeActivity(_ activity: Activity = Activity()) {
        let stage = stage
        system.switches.withLock { $0.activity = activity }
        stage.app.hasRootViewController = true
        let carried = Carried(activity)
        stage.onMainNow {
            for observer in ActivityWatch.of(stage).all { observer.activityResumed(carried.value) }
        }
    }

    /// Ends the activity in front, with no other behind it (A3-060). Done before this returns when called on the
    /// main thread.
    public func destroyActivity() {
        let stage = stage
        guard let activity = system.switches.withLock({ $0.activity.take() }).map(Carried.init) else {
            return
        }
        stage.onMainNow {
            for observer in ActivityWatch.of(stage).all { observer.activityDestroyed(activity.value) }
        }
    }
}
