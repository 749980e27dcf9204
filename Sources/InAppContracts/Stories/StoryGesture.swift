import Foundation
public import HeadlessStage

/// What the user does in a story, in neutral words. Each shape says how its messages are operated (`StoryHost`).
public enum StoryGesture: String, Sendable, Hashable, CaseIterable {
    /// A tap on the button that only closes.
    case tapsFirstButton
    /// A tap on the button that leads to a web page.
    case tapsSecondButton
    /// A tap on the message where it has no button, which leads to a web page.
    case tapsMessage
    /// A tap on a link of the page to a web page.
    case followsLink
    /// A tap on what closes the message inside its page, by the page's own means.
    case closesInPage
    /// The same by another of the page's own means, where there are two.
    case closesInPageOtherwise
    /// A tap on what closes the message without a click.
    case closes
    /// A finger moves the message off the screen.
    case swipes

    /// A link to the web, as pages of stories have one.
    public static var webLink: UserGesture? {
        URL(string: "https://shop.example/terms").map(UserGesture.openLink)
    }
}
