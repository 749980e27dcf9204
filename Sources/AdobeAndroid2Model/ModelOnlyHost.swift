// Model-only API: nothing in this file exists in the SDK. What the system and the user do on Android.

import HeadlessStage
import PlatformStandIns

extension AdobeAndroid2Host {
    /// Whether the SDK knows the campaigns that trigger; true at first. While it does not, messages are shown
    /// and not tracked (A2-012). Any thread.
    public var isCampaignKnown: Bool {
        get { isCampaignKnownBox.withLock { $0 } }
        set { isCampaignKnownBox.withLock { $0 = newValue } }
    }

    /// Whether the SDK was given the application; true at first (A2-030). Whether there is an activity is
    /// `stage.app.hasRootViewController`. Any thread.
    public var hasApplicationContext: Bool {
        get { ServiceProvider.of(stage).state.withLock { $0.hasApplicationContext } }
        set { ServiceProvider.of(stage).state.withLock { $0.hasApplicationContext = newValue } }
    }

    /// The user presses the back button: an alert is left without an answer (A2-212), else the topmost message is
    /// dismissed (A2-056). On the main thread it is done before the call returns.
    public func pressBack() {
        stage.onMainNow { [stage] in
            let contents = ActivityContents.of(stage)
            if let alert = contents.alert {
                alert.cancel()
            } else if let fragment = contents.fragments.last {
                fragment.message.dismiss(isBackPress: true)
            } else {
                stage.log.record(.error, from: AdobeLog.source, "No message takes the back button")
            }
        }
    }

    /// The activity goes away, with all messages on it: the monitor is free, and nobody is told (A2-041). Set
    /// `stage.app.hasRootViewController` for another one to come. On the main thread it is done before
    /// the call returns.
    public func destroyActivity() {
        stage.app.hasRootViewController = false
        stage.onMainNow { [stage] in
            for fragment in ActivityContents.of(stage).fragments { fragment.detach() }
        }
    }

    /// The device is turned: the activity is made anew, with its messages (A2-041). On the main thread it is
    /// done before the call returns.
    public func rotate() {
        stage.onMainNow { [stage] in
            for fragment in ActivityContents.of(stage).fragments { fragment.rotate() }
        }
    }
}
