/// What happens in stories.
extension EventPattern {
    /// A campaign qualifies.
    public static let qualifies = EventPattern(.campaign, "qualifies")
    /// The user does something.
    public static let anyGesture = EventPattern(.user, nil)
    /// The user taps the button that leads to a web page.
    public static let tapsSecondButton = EventPattern(.user, StoryGesture.tapsSecondButton.rawValue)
    /// The app shows a message that its delegate has kept.
    public static let shows = EventPattern(.app, StoryAct.shows.rawValue)
    /// The app has the delegate asked once more.
    public static let asksAgain = EventPattern(.app, StoryAct.asksAgain.rawValue)
    /// The app takes a message away.
    public static let dismisses = EventPattern(.app, StoryAct.dismisses.rawValue)
    /// The app takes a message off the screen for the time being.
    public static let hides = EventPattern(.app, StoryAct.hides.rawValue)
    /// A call of the app's has returned.
    public static let returned = EventPattern(.app, "returned")
    /// The app hears what a script of the page says.
    public static let hears = EventPattern(.app, "hears")

    /// The campaign of a message has a different one.
    public static let changes = EventPattern(.campaign, "changes")

    /// A story has come to its end.
    public static let ends = EventPattern(.stage, "ends")

    /// The app does something with a message.
    public static func app(_ act: StoryAct) -> EventPattern { EventPattern(.app, act.rawValue) }

    /// The page does something.
    public static func page(_ name: String) -> EventPattern { EventPattern(.page, name) }

    /// A campaign with a message of a role qualifies.
    public static func qualifies(_ role: StoryRole) -> EventPattern {
        EventPattern(.campaign, "qualifies", ["role": role.rawValue])
    }
}

extension [EventPattern] {
    /// What brings a message that waits.
    public static let wanted: [EventPattern] = [.shows, .asksAgain, .qualifies, .app(.allowsAll)]
}
