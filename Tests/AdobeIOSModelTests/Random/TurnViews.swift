import ModelTesting

#if canImport(AEPMessaging)
    import AEPServices
#else
    import AdobeIOSModel
#endif

/// A web view that a `show` has created.
final class TurnPage {
    enum Place { case nowhere, window, backdrop(TurnBackdrop) }

    let message: RandomMessage
    var place = Place.nowhere
    var isFaded = false
    /// How far to the right it was moved out of the window, if it was.
    var edge: Double?

    init(_ message: RandomMessage) { self.message = message }

    func isIn(_ backdrop: TurnBackdrop) -> Bool {
        if case .backdrop(let place) = place { place === backdrop } else { false }
    }
}

/// The backdrop behind the views of a message that takes over the screen.
final class TurnBackdrop {
    let message: RandomMessage
    var width = 0.0
    private var inserted: [TurnPage] = []

    init(_ message: RandomMessage) { self.message = message }

    var pages: [TurnPage] { inserted.filter { $0.isIn(self) } }

    func insert(_ page: TurnPage) {
        inserted = pages.filter { $0 !== page } + [page]
        page.place = .backdrop(self)
    }
}

/// The window, as the rules describe it.
struct TurnWindow {
    private(set) var width = 390.0
    private var backdrops: [TurnBackdrop] = []
    /// The pages in the window, topmost last.
    private(set) var pages: [TurnPage] = []

    mutating func rotate() { width = width == 390 ? 844 : 390 }

    func contains(_ page: TurnPage) -> Bool {
        switch page.place {
        case .nowhere: false
        case .window: true
        case .backdrop(let backdrop): backdrops.contains { $0 === backdrop }
        }
    }

    mutating func add(_ backdrop: TurnBackdrop) {
        remove(backdrop)
        backdrop.width = width
        backdrops.append(backdrop)
    }

    mutating func remove(_ backdrop: TurnBackdrop) { backdrops.removeAll { $0 === backdrop } }

    /// Views that were left in a backdrop return with it (AI-149).
    mutating func update(raising page: TurnPage? = nil) {
        let staying = pages.filter { $0 !== page && contains($0) }
        let brought = backdrops.flatMap(\.pages).filter { come in
            come !== page && !staying.contains { $0 === come }
        }
        pages = staying + brought + (page.map { [$0] } ?? [])
    }

    /// The view that a touch reaches: neither faded nor outside its superview (AI-152, AI-153).
    var reachable: TurnPage? {
        pages.last { page in
            guard contains(page), !page.isFaded else { return false }
            if case .backdrop(let backdrop) = page.place { return page.edge ?? 0 < backdrop.width }
            return page.edge ?? 0 < width
        }
    }

    /// The backdrop that a touch beside the views reaches.
    var touchedBackdrop: TurnBackdrop? {
        pages.lazy.reversed().compactMap { page in
            if case .backdrop(let backdrop) = page.place, contains(page) { backdrop } else { nil }
        }.first
    }
}
