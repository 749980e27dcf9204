/// Something that a handler can ask for and that a shape may or may not support.
public enum Capability: String, Sendable, Hashable, CaseIterable {
    /// `decideDisplay` is asked before a message appears.
    case gate
    /// `decideDisplay` is asked also about a message that the app shows itself through the SDK.
    case gateBeforeAppShow
    /// `decideDisplay` is asked about a message that qualifies while another one is up.
    case gateWhileVisible
    /// `decideDisplay` is asked about a message that qualifies while another one leaves.
    case gateWhileLeaving
    /// `decideDisplay` is asked about a message that qualifies while another one is hidden.
    case gateWhileHidden
    /// `decideDisplay` is asked again when a campaign qualifies again while its message is held.
    case gateEachTrigger
    /// `CompatMessage.view` is there while `decideDisplay` is asked.
    case viewInGate
    /// A decision to hold keeps the message.
    case hold
    /// A decision to discard drops the message.
    case discard
    /// A discard applies to this trigger only: the campaign may bring the message again. Without this capability a
    /// discard deletes the campaign.
    case discardOnce
    /// `CompatMessage.show()` shows a held message.
    case showLater
    /// A message that has gone can be shown again without its campaign.
    case showAgain
    /// `CompatMessage.dismiss()` takes a message away.
    case dismiss
    /// `CompatMessage.dismiss()` takes a message away that the SDK shows in a view of its own.
    case dismissBuiltIn
    /// A message that qualifies while another one is up is decided about at that moment: the SDK does not show it by
    /// itself later.
    case conflictAtOnce
    /// A resolution says how the user dismissed a view of the SDK's own: with which button, or by closing it.
    case builtInResolution
    /// `CompatMessage.hide()` takes a message off the screen so that it can come back.
    case hide
    /// `prepare` is called when a message is about to be shown, also after it was held.
    case prepareWhenShown
    /// A plan's `content` changes what is shown.
    case prepareContent
    /// A plan's `orientation` turns the interface.
    case prepareOrientation
    /// A plan's `statusBar` hides or shows the status bar.
    case prepareStatusBar
    /// A plan's `windowScene` chooses the scene, `windowLevel` the window's level.
    case prepareScene
    /// A plan's `customView` replaces the SDK's view.
    case customView
    /// A plan's `autoClose` makes the message go away by itself.
    case autoClose
    /// `willPresent` is called.
    case willPresent
    /// `didPresent` is called.
    case didPresent
    /// `didHide` is called.
    case didHide
    /// `shouldPerform` is asked, and false keeps the SDK from acting on a click.
    case shouldPerform
    /// `didLoad` is called for links that the SDK acted on.
    case didLoad
    /// `willDismiss` is called.
    case willDismiss
    /// `didDismiss` is called.
    case didDismiss
    /// A message stays on the screen when the user follows a link of its page to the web.
    case staysOnWebLinks
    /// `shouldPerform` or `didLoad` is called for links to the web that leave the message on the screen.
    case webLinks
    /// Campaigns can bring messages that go away by themselves.
    case timedCampaigns
    /// Campaigns can bring messages for a control group, which are not displayed.
    case controlCampaigns
    /// `didDismiss` says how the message went away.
    case resolution
    /// `didFail` is called when a message that was let through does not appear.
    case failure
    /// `CompatMessage.track(_:)` counts with the vendor.
    case track
    /// `CompatMessage.evaluateJavaScript` runs a script in the message's page.
    case evaluateScript
    /// `CompatMessage.onScriptMessage` listens to the message's page.
    case scriptMessages
    /// `CompatMessage.view` is the view that the SDK shows.
    case view

    /// The name that commands and reports use.
    public var name: String { rawValue }
}

/// How a shape supports a capability.
public enum Support: Sendable, Hashable {
    /// The SDK does it.
    case native
    /// The bridge derives it from what the SDK does; the note says how, and where it differs.
    case emulated(String)
    /// It cannot be done; the note says why.
    case unavailable(String)

    /// Why it is unavailable, or how it is emulated; empty for native support.
    public var note: String {
        switch self {
        case .native: ""
        case .emulated(let note), .unavailable(let note): note
        }
    }

    /// Whether the capability is native or emulated.
    public var isAvailable: Bool {
        if case .unavailable = self { false } else { true }
    }
}

/// What a shape can do for a handler: native, emulated with a note, or unavailable with a note. Each bridge has
/// one, which its engine and its messages carry.
///
/// Sendable; a value.
public struct CapabilityTable: Sendable {
    /// The shape that is described.
    public let shape: SDKShape
    private let supports: [Capability: Support]

    /// Describes a shape.
    /// - Parameters:
    ///   - shape: the shape.
    ///   - support: returns how a capability is supported. Called once for each, before this returns.
    public init(_ shape: SDKShape, _ support: (Capability) -> Support) {
        self.shape = shape
        supports = Dictionary(
            uniqueKeysWithValues: Capability.allCases.map { ($0, support($0)) })
    }

    /// How the shape supports a capability.
    public func support(of capability: Capability) -> Support {
        supports[capability] ?? .unavailable("The table of \(shape) has no entry for it.")
    }
}

/// One vendor's in-app message delegate API of one generation.
///
/// A struct instead of an enum, so that a further shape breaks no `switch`: each bridge declares its own, such as
/// `SDKShape.example`, also in another package. Two shapes are the same if their names are.
public struct SDKShape: Sendable, Hashable, CustomStringConvertible {
    /// The name that commands, reports and documents use.
    public let name: String

    /// Names a shape.
    public init(_ name: String) {
        self.name = name
    }

    public var description: String { name }
}
