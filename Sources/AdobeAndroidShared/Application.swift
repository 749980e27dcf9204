/// An Android app: what a subclass sets up the SDK in. It has only its identity here.
open class Application {
    /// Makes an app.
    public init() {}

    /// The system has started the app. Does nothing here; whoever plays the system calls it. Main thread.
    open func onCreate() {}
}

@available(*, unavailable) extension Application: Sendable {}

/// One screen of an Android app. It has only its identity here. Whoever plays the system calls its functions,
/// which do nothing here.
open class Activity {
    /// Makes a screen.
    public init() {}

    /// The system has made the screen. Main thread.
    open func onCreate() {}
    /// The screen has come to the front. Main thread.
    open func onResume() {}
    /// The screen is no longer in front. Main thread.
    open func onPause() {}
    /// The screen is gone. Main thread.
    open func onDestroy() {}
}

@available(*, unavailable) extension Activity: Sendable {}
