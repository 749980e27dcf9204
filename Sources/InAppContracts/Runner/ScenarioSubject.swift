public import InAppCompat

/// Who is called while a scenario is played.
public enum ScenarioSubject {
    /// A recording delegate of the vendor's kind that behaves as the scenario's script says.
    case scriptedDelegate
    /// A recording handler that behaves as the scenario's script says, through the shape's bridge.
    case scriptedHandler
    /// An app's own delegate, which the script does not concern. It is called through a recording delegate.
    case delegate(AnyObject)
    /// An app's own handler, which the script does not concern, through the shape's bridge.
    case handler(any InAppMessageHandler)
    /// A recording delegate of a shape, the host's or another, that behaves as the scenario's script says,
    /// adopted and driven through the bridge of the host's shape. Its callbacks are traced as `adopted`.
    case adoptedDelegate(ShapeKit)
}

extension ScenarioSubject {
    /// Reactions happen inside the host's callbacks, before a handler is called. To an adopted delegate that
    /// would look as if its own callbacks came out of order.
    var allowsReactions: Bool {
        if case .adoptedDelegate = self { false } else { true }
    }
}

// A delegate need not be Sendable, and a subject is used on the main actor only.
@available(*, unavailable)
extension ScenarioSubject: Sendable {}
