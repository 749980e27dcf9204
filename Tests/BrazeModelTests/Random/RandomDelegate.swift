import HeadlessStage

#if canImport(BrazeUI)
    import BrazeKit
    import BrazeUI
#else
    import BrazeModel
#endif

/// A delegate that records its callbacks in a random sequence.
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
        return world?.choice ?? .now
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, prepareWith context: inout BrazeInAppMessageUI.PresentationContext
    ) {
        world?.note(.prepared, context.message, by: number)
        guard let world, let own = context.message.id.flatMap({ known[$0] }) else { return }
        if own.obstacle == .attributes { context.attributes = nil }
        guard own.kind == .own else { return }
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
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, shouldProcess clickAction: Braze.InAppMessage.ClickAction,
        buttonId: String?, message: Braze.InAppMessage, view: any InAppMessageView
    ) -> Bool {
        world?.note(.clicked, message, by: number)
        return world?.allowsClicks ?? true
    }
}

extension RandomMessage {
    /// The message, with a context that records its use.
    @MainActor func made(for world: RandomWorld) -> Braze.InAppMessage {
        var message = content
        message.id = id
        message.animateIn = animates
        message.animateOut = animates
        if closesItself { message.messageClose = .auto(after: 0.5) }
        if obstacle == .orientation { message.orientation = .landscape }
        message.context = hasContext ? context(in: world) : nil
        return message
    }

    @MainActor private func context(in world: RandomWorld) -> Braze.InAppMessage.Context {
        let note: @MainActor (LifeEvent.Kind, String) -> Void = { [weak world, id] kind, detail in
            world?.note(LifeEvent(kind, id, detail: detail))
        }
        let braze = world.braze
        return Braze.InAppMessage.Context(
            userIDMatchBehavior: obstacle == .user ? .enforce(userID: "another") : .ignore,
            logImpression: { MainThread.assume { note(.impression, "") } },
            logClick: { _ in MainThread.assume { note(.click, "") } },
            processClickAction: { _, _ in MainThread.assume { note(.processed, "") } },
            logError: { error in MainThread.assume { note(.failed, Self.name(of: error)) } },
            braze: { [weak braze] in braze }, getLocalAssets: { _, _, _ in .empty },
            withLocalAssets: { [stage = world.stage] message, _, completion in
                makeLocal(message, on: stage, completion)
            }, multipleLogClickEnabled: true)
    }

    private func makeLocal(
        _ message: Braze.InAppMessage, on stage: HeadlessStage,
        _ completion: @escaping (Result<Braze.InAppMessage, any Error>) -> Void
    ) -> Braze.Cancellable {
        switch assets {
        case .atOnce: completion(.success(message))
        case .missing: completion(.failure(Braze.ErrorString("missing")))
        case .later, .unstoppable:
            let completion = Carried(completion)
            let timer = stage.after(Self.secondsOfAssets) { completion.value(.success(message)) }
            if assets == .later { return Braze.Cancellable { timer.cancel() } }
        }
        return .empty
    }

    /// The name of an error, without its associated values, except for a message that waits.
    private static func name(of error: any Error) -> String {
        let name = (error as? Braze.ErrorString)?.name ?? "\(error)"
        return name.hasPrefix("otherMessagePresented") ? name : String(name.prefix { $0 != "(" })
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
