import ModelTesting

/// Draws a random sequence of 3 to 10 steps, most of them of kinds that interact.
struct RandomDraw {
    /// The theme of a sequence.
    private enum Theme: CaseIterable { case everything, clicks, pages, presenters }

    private var random: SplitMix64
    private let theme: Theme
    private let isSmooth: Bool
    private var count = 0

    /// The sequences of a seed.
    /// - Parameter isSmooth: whether nothing prevents a message, and none is presented twice.
    static func sequences(_ count: Int, seed: Int, isSmooth: Bool) -> [[RandomStep]] {
        (0..<count).map { number in
            var draw = RandomDraw(seed: UInt64(seed * 10_000 + number), isSmooth: isSmooth)
            return draw.steps()
        }
    }

    private init(seed: UInt64, isSmooth: Bool) {
        random = SplitMix64(seed: seed)
        theme = random.pick(isSmooth ? [.everything, .clicks, .pages] : Theme.allCases)
        self.isSmooth = isSmooth
    }

    private mutating func steps() -> [RandomStep] {
        let count = 3 + random.below(8)
        let opening = theme == .clicks && random.once(in: 2) ? openingOfClick() : []
        return opening
            + (opening.count..<max(count, opening.count + 3)).map { _ in
                switch theme {
                case .everything: anything()
                case .presenters: random.once(in: 7) ? .swapPresenter : anything()
                case .clicks: aboutClicks()
                case .pages: aboutPages()
                }
            }
    }

    private mutating func message() -> RandomMessage {
        count += 1
        let kinds: [RandomMessage.Kind] =
            switch theme {
            case .everything, .presenters: RandomMessage.Kind.allCases + [.own, .own, .modal, .slideup]
            case .clicks: [.slideup, .slideup, .modal, .modalImage, .full, .own]
            case .pages: [.page, .pageWithAssets, .pageWithAssets]
            }
        // The timer of a message would retain its presenter (BZ-120).
        return RandomMessage(
            &random, number: count, kinds: kinds, isSmooth: isSmooth, mayCloseItself: theme != .presenters)
    }

    private mutating func anything() -> RandomStep {
        switch random.below(23) {
        case 0...4: .present(message())
        case 5, 6: .dismiss
        case 7: random.pick([.wipe, .presentNext])
        case 8: random.pick([.presentNext, .presentStacked])
        case 9: random.pick([.tap, .tapButton])
        case 10: random.pick([.close, .swipe, .tapOutside])
        case 11: random.pick([.link, isSmooth ? .link : .presentAgain])
        case 12: .finishPage
        case 13: random.pick([.rotate, .darken])
        case 14: .replaceDelegate
        case 15: random.pick([.choose(random.below(3)), .choose(0), .allowClicks(random.once(in: 2))])
        case 16, 17: time()
        case 18...20:
            reaction(in: [.asked, .prepared, .willPresent, .didPresent, .clicked, .willDismiss, .didDismiss])
        default: .settle
        }
    }

    /// A click, and a step during or after it.
    private mutating func openingOfClick() -> [RandomStep] {
        let act = random.pick([.dismiss, .dismiss, .wipe, RandomStep.present(message())])
        let click = random.pick([RandomStep.tap, .tapButton])
        let begin = [RandomStep.present(message()), random.pick([.settle, .advance(0), .advance(1)])]
        return random.once(in: 2)
            ? [.react(.clicked, act)] + begin + [click] : begin + [click, .present(message()), act]
    }

    private mutating func aboutClicks() -> RandomStep {
        switch random.below(14) {
        case 0...2: .present(message())
        case 3...5: random.pick([.tap, .tap, .tapButton])
        case 6...8: reaction(in: [.clicked, .clicked, .willDismiss, .didDismiss])
        case 9: random.pick([.dismiss, .wipe])
        case 10: random.pick([.presentNext, .presentStacked, isSmooth ? .close : .presentAgain])
        case 11: time()
        default: .settle
        }
    }

    private mutating func aboutPages() -> RandomStep {
        switch random.below(15) {
        case 0...2: .present(message())
        case 3...5: .finishPage
        case 6: isSmooth ? .finishPage : .failPage
        case 7: random.pick([.link, .close])
        case 8, 9:
            reaction(
                in: [.willPresent, .willPresent, .didPresent, .willDismiss, .clicked],
                often: Array(repeating: .finishPage, count: 8) + [.dismiss, .dismiss])
        case 10: random.pick([.dismiss, .wipe])
        case 11, 12: time()
        case 13: .dismiss
        default: .settle
        }
    }

    private mutating func time() -> RandomStep { .advance(random.pick([0, 0.1, 0.3, 1])) }

    /// - Parameter steps: the steps that are drawn more often than others.
    private mutating func reaction(
        in callbacks: [LifeEvent.Kind], often steps: [RandomStep] = [.dismiss, .dismiss]
    ) -> RandomStep {
        let others: [RandomStep] = [
            .presentNext, .presentStacked, .wipe, .finishPage, .rotate, .replaceDelegate, .tap, .tapButton,
            .close,
            .present(message()),
        ]
        let step = random.pick(steps + others)
        // After zero to three turns of the main queue.
        let turns = random.pick([0, 0, 0, 1, 2, 3])
        return .react(random.pick(callbacks), (0..<turns).reduce(step) { later, _ in .later(later) })
    }
}

extension RandomMessage {
    /// - Parameter isSmooth: whether nothing prevents it.
    init(_ random: inout SplitMix64, number: Int, kinds: [Kind], isSmooth: Bool, mayCloseItself: Bool) {
        let kind = random.pick(kinds)
        let animates = !random.once(in: 3)
        let closesItself = random.once(in: 6) && mayCloseItself
        let times = (enter: random.pick([0, 0.2, 1]), leave: random.pick([0, 0.2, 1]))
        let hasContext = isSmooth || !random.once(in: 5)
        let assets = isSmooth || random.once(in: 2) ? .atOnce : random.pick(Assets.allCases)
        let isHindered = !isSmooth && random.once(in: 5)
        // The app's own views and those of control messages need no attributes.
        let obstacles = Obstacle.allCases.filter {
            [.own, .control].contains(kind) ? $0 != .attributes : true
        }
        self.init(
            id: "m\(number)", kind: kind, animates: animates, closesItself: closesItself, times: times,
            hasContext: hasContext, assets: assets, obstacle: isHindered ? random.pick(obstacles) : nil)
    }
}
