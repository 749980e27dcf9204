import BrazeModel
import InAppCore

/// Converts the changes of a Braze delegate in `prepareWith` into changes of the neutral plan.
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

    /// An app's own view in a form that the driving SDK can show. Other SDKs do not call the view to enter, and do not
    /// receive its reports (BZ-072), so it is shown inside a controller that does.
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

    /// Only changed values are written, so values that Braze does not have are kept. A duration is not written: by then
    /// Braze has already decided when a message closes (BZ-045).
    private func carryOver(
        _ after: MessageContent, _ before: MessageContent, to content: inout MessageContent
    ) {
        /// One function serves all fields, because the compiler would otherwise copy the code for each.
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

/// The changes of an appearance. Appearances contain closures and are not equatable, so their fields are compared; a
/// replaced closure is not detected.
enum BrazeLookChange {
    /// The names of the fields that differ; `kind` if the appearances are of different kinds of views.
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

    /// The appearance inside, with the name of its kind.
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
