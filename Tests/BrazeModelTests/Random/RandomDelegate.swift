import HeadlessStage

#if canImport(BrazeUI)
    import BrazeKit
    import BrazeUI
#else
    import BrazeModel
#endif

/// A delegate that writes down what it hears in a random sequence.
@MainActor final class RandomDelegate: BrazeInAppMessageUIDelegate {
    private let number: Int
    private weak var world: RandomWorld?
    /// The messages of the sequence.
    var known: [String: RandomMessage] = [:]

    init(_ number: Int, _ world: RandomWorld) {
        self.number = number
        self.world = world
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice {
        world?.note(.asked, message, by: number)
        return world?.answer(about: message) ?? .now
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, prepareWith context: inout BrazeInAppMessageUI.PresentationContext
    ) {
        world?.note(.prepared, context.message, by: number)
        guard let world, let own = context.message.id.flatMap({ known[$0] }), own.kind == .own else { return }
        context.customView = TimedView(on: world.stage, enter: own.times.enter, leave: own.times.leave)
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, willPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) {
        world?.see(view, of: message)
        world?.note(.willPresent, message, by: number)
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) {
        world?.note(.didPresent, message, by: number)
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, willDismiss message: Braze.InAppMessage, view: any InAppMessageView
    ) {
        world?.note(.willDismiss, message, by: number)
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, didDismiss message: Braze.InAppMessage, view: any InAppMessageView
    ) {
        world?.note(.didDismiss, message, by: number)
        world?.isGone()
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, shouldProcess clickAction: Braze.InAppMessage.ClickAction,
        buttonId: String?, message: Braze.InAppMessage, view: any InAppMessageView
    ) -> Bool {
        world?.note(.clicked, message, by: number)
        return world?.allows(clickOn: message) ?? true
    }
}

extension RandomMessage {
    /// The message, with a context that writes down what it is used for.
    @MainActor func made(for world: RandomWorld) -> Braze.InAppMessage {
        var message = content
        message.id = id
        message.animateIn = animates
        message.animateOut = animates
        if closesItself { message.messageClose = .auto(after: 0.5) }
        let note: @MainActor (LifeEvent.Kind) -> Void = { [weak world, id] in world?.note(LifeEvent($0, id)) }
        message.context = Braze.InAppMessage.Context(
            logImpression: { MainThread.assume { note(.impression) } },
            logClick: { _ in MainThread.assume { note(.click) } },
            processClickAction: { _, _ in MainThread.assume { note(.processed) } }, logError: { _ in },
            braze: { nil }, getLocalAssets: { _, _, _ in .empty },
            withLocalAssets: { message, _, completion in
                completion(.success(message))
                return .empty
            }, multipleLogClickEnabled: true)
        return message
    }

    private var content: Braze.InAppMessage {
        let button = Braze.InAppMessage.Button(id: 0, text: "Go", clickAction: .none)
        let folder = URL(string: "file:///assets/")
        switch kind {
        case .slideup, .own: return .slideup(.init(message: "Hello"))
        case .modal: return .modal(.init(message: "Hello", buttons: [button]))
        case .modalImage: return .modalImage(.init(imageURL: picture))
        case .full: return .full(.init(imageURL: picture, buttons: [button]))
        case .fullImage: return .fullImage(.init(imageURL: picture))
        case .page: return .html(.init(message: "<a href='\(site)'>x</a>", baseURL: folder))
        case .pageWithAssets:
            return .html(.init(message: "<a href='\(site)'>x</a>", baseURL: folder, assetURLs: [picture]))
        case .control: return .control(.init())
        }
    }
}
