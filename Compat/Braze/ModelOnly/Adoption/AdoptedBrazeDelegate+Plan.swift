import BrazeModel
import InAppCore

/// What a Braze delegate changed in `prepareWith`, as changes of the neutral plan.
extension AdoptedBrazeDelegate {
    func carryOver(
        _ context: BrazeInAppMessageUI.PresentationContext, from adopted: Adopted,
        to plan: inout PresentationPlan
    ) {
        let before = BrazeContent.read(adopted.native)
        let after = BrazeContent.read(context.message)
        if before != after { carryOver(after, before, to: &plan.content) }
        let untouched = BrazeInAppMessageUI.PresentationContext(modelOnly: adopted.native)
        if let view = context.customView { plan.customView = shown(view, context, adopted) }
        if context.preferredOrientation != untouched.preferredOrientation {
            plan.orientation = context.preferredOrientation.isLandscape ? .landscape : .portrait
        }
        switch context.statusBarHideBehavior {
        case .auto: break
        case .hidden: plan.statusBar = .hidden
        case .visible: plan.statusBar = .visible
        }
        if context.windowScene !== untouched.windowScene { plan.windowScene = context.windowScene }
        if context.windowLevel != untouched.windowLevel { plan.windowLevel = context.windowLevel }
    }

    /// A view of the app's as the driving SDK can show it: another SDK than Braze's knows nothing of how such a view
    /// is made to enter, and of how it reports its life (BZ-072), so it is shown inside a controller that does.
    private func shown(
        _ view: any InAppMessageView, _ context: BrazeInAppMessageUI.PresentationContext,
        _ adopted: Adopted
    ) -> UIView {
        guard let message = adopted.message, !isOwn(message),
            message.capabilities.support(of: .customView).isAvailable
        else { return view }
        let controller = ui.modelOnlyController(for: view, context)
        adopted.controller = controller
        return controller.view
    }

    /// Only what was changed is written, so that nothing is lost that Braze has no word for. A time is not: Braze has
    /// settled by then when a message closes (BZ-045).
    private func carryOver(
        _ after: MessageContent, _ before: MessageContent, to content: inout MessageContent
    ) {
        /// One piece of code serves all fields, where the compiler would copy it for each.
        func carry<Value: Equatable>(_ path: WritableKeyPath<MessageContent, Value>) {
            if after[keyPath: path] != before[keyPath: path] {
                content[keyPath: path] = after[keyPath: path]
            }
        }
        carry(\.layout)
        carry(\.isImageOnly)
        carry(\.header)
        carry(\.body)
        carry(\.graphic)
        carry(\.buttons)
        carry(\.clickEffect)
        carry(\.orientation)
        carry(\.edge)
        carry(\.themes)
        carry(\.page)
        carry(\.motion)
        carry(\.language)
        carry(\.extras)
    }
}

/// What was changed in a look. Looks have closures and cannot be compared as they are, so their fields are: a closure
/// that takes the place of another one goes unnoticed.
enum BrazeLookChange {
    /// The names of the fields that differ; `kind` where the looks are of different kinds of views.
    static func fields(
        from before: BrazeInAppMessageUI.ViewAttributes?, to after: BrazeInAppMessageUI.ViewAttributes?
    ) -> [String] {
        guard let (name, old) = look(before), let (newName, new) = look(after), name == newName else {
            return look(before)?.name == look(after)?.name ? [] : ["kind"]
        }
        let (ones, others) = (parts(of: old), parts(of: new))
        var fields: [String] = []
        for (place, one) in ones.enumerated()
        where place < others.count && !isSame(one.value, others[place].value) {
            if let label = one.label { fields.append(label) }
        }
        return fields
    }

    /// The look inside, with the name of its kind.
    private static func look(_ attributes: BrazeInAppMessageUI.ViewAttributes?) -> (name: String?, look: Any)?
    {
        guard let attributes, let look = parts(of: attributes).first else { return nil }
        return (look.label, look.value)
    }

    private static func parts(of value: Any) -> [Mirror.Child] {
        Array(Mirror(reflecting: value).children)
    }

    private static func isSame(_ one: Any, _ other: Any) -> Bool {
        if let one = one as? any Equatable { return isEqual(one, other) }
        let (ones, others) = (parts(of: one), parts(of: other))
        guard ones.count == others.count else { return false }
        for (place, one) in ones.enumerated() where !isSame(one.value, others[place].value) { return false }
        return true
    }

    private static func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool {
        other as? Value == one
    }
}
