import BrazeContracts
import InAppContracts

/// Built-in views whose appearance differs from the rules: BZ-139 to BZ-147.
extension BrazeMutants {
    private static func view(_ particulars: [String: String] = [:]) -> EventPattern {
        EventPattern(.app, "view", particulars)
    }

    private static let asked = EventPattern(.listener, "asked")
    private static let looksRead = EventPattern(.app, "looks")

    static let looks: [String: [Mutant]] = [
        "139": [
            Mutant(
                "status-bar-of-full-views", .set(view(), "hidesStatusBar", "false"),
                "expected 1 × app view(hidesStatusBar: true), found 0"),
            Mutant(
                "status-bar-of-full-views", .set(view(), "hidesStatusBar", "true", 3),
                "expected 1 × app view(hidesStatusBar: true), found 2"),
        ],
        "140": [
            Mutant(
                "own-view-dismissed-before-appearance", .drop(asked),
                "expected listener asked(to: leave) as number 1, found app dismiss completion"),
            Mutant(
                "own-view-dismissed-before-appearance",
                .insert(.delegate, "didPresent", ["message": "m"], after: told("didDismiss")),
                "expected the end"),
            Mutant(
                "own-view-dismissed-while-entering", .duplicate(told("willDismiss")),
                "expected 1 × delegate willDismiss, found 2"),
        ],
        "141": [
            Mutant(
                "default-padding", .set(EventPattern(.app, "padding"), "full", "0 25 30 25"),
                "full: 40 25 30 25, found 0 25 30 25"),
            Mutant(
                "default-padding", .set(EventPattern(.app, "padding"), "modalImage", "0 0 0 0"),
                "modalImage: 0 25 30 25, found 0 0 0 0"),
            Mutant("default-looks", .set(looksRead, "roundCorners", "0 of 6"), "6 of 6, found 0 of 6"),
            Mutant(
                "every-kind", .set(view(["type": "FullView"]), "padding", "40 25 30 25"),
                "padding: 40 25 0 25, type: FullView), found 0"),
            Mutant(
                "every-kind", .set(view(["type": "FullImageView"]), "maxHeight", "720.0"),
                "maxHeight: 10000.0, padding: 0 25 30 25, type: FullImageView), found 0"),
        ],
        "142": [
            Mutant(
                "page-set-up-again", .duplicate(EventPattern(.listener, "configure")),
                "expected 1 × listener configure, found 2"),
            Mutant(
                "page-set-up-again", .drop(told("didPresent")), "expected 2 × delegate didPresent, found 1"),
            Mutant(
                "page-set-up-again", .drop(record("noContextLogImpression")),
                "expected 2 × sdk noContextLogImpression, found 1"),
        ],
        "143": [
            Mutant(
                "pages-with-and-without-assets", .set(view(), "pageAddress", "file"),
                "expected 1 × app view(pageAddress: https://iamcache.braze), found 0"),
            Mutant(
                "pages-with-and-without-assets", .set(view(), "pageAddress", "about:blank", 2),
                "expected 1 × app view(pageAddress: file), found 0"),
        ],
        "144": [
            Mutant(
                "pages-that-fade-and-slide", .set(view(), "pageAlpha", "1.0"),
                "expected 1 × app view(pageAlpha: 0.0), found 0"),
            Mutant(
                "pages-that-fade-and-slide", .set(view(), "pageAlpha", "0.0", 3),
                "expected 2 × app view(pageAlpha: 1.0), found 1"),
            Mutant(
                "pages-that-fade-and-slide", .set(view(), "pageBounces", "true"),
                "pagePreviewsLinks: false), found 2"),
        ],
        "145": [
            Mutant(
                "default-looks", .set(looksRead, "shadow", "0.0 0.0 0.0 1.0 0.0 2.0 4.0 0.3"),
                "0.0 0.0 0.0 0.3 0.0 0.0 4.0 1.0, found 0.0 0.0 0.0 1.0 0.0 2.0 4.0 0.3")
        ],
        "146": [
            Mutant("margins", .set(view(), "lines", "1"), "lines: 3"),
            Mutant(
                "margins", .set(view(), "stackMargins", "15 20 15 20", 2),
                "expected 1 × app view(lines: 3, margins: 10 10 10 10, stackMargins: 15 20 15 20), found 2"),
            Mutant(
                "margins", .set(view(["type": "ModalView"]), "stackMargins", "0 0 30 0"),
                "expected 1 × app view(stackMargins: 40 0 30 0, type: ModalView), found 0"),
        ],
        "147": [
            Mutant("default-looks", .set(looksRead, "alphaOfMadeModal", "1.0"), "0.0, found 1.0"),
            Mutant(
                "margins", .set(view(["type": "ModalView"]), "closeButton", "Close"),
                "expected 2 × app view(closeButton: ✕), found 1"),
            Mutant(
                "margins", .set(view(), "isOneElement", "false"),
                "expected 2 × app view(isOneElement: true, type: SlideupView), found 1"),
        ],
    ]
}
