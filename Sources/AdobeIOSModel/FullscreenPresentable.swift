/// Something that can be shown. Class-bound, as an Objective-C protocol is; not bound to an actor.
public protocol Showable: AnyObject {
    /// Shows it. Returns at once (AI-021). For a message the delegate is asked first (AI-020). Any thread.
    func show()
}

/// Something that can be dismissed. Class-bound, as an Objective-C protocol is; not bound to an actor.
public protocol Dismissible: AnyObject {
    /// Takes it off the screen. Returns at once (AI-070). Any thread.
    func dismiss()
}

/// What the UI service makes of an HTML page: a full-screen message. Not bound to an actor.
public protocol FullscreenPresentable: Showable, Dismissible {}
