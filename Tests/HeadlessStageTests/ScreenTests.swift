import Foundation
import PlatformStandIns
import Testing

@testable import HeadlessStage

@Suite("STAGE The screen", .timeLimit(.minutes(20))) struct ScreenTests {
    private let stage = HeadlessStage()
    private let log = LineLog()

    /// The screen's properties, in one line.
    private var words: String {
        let screen = stage.screen
        let classes = [screen.traits.horizontalSizeClass, screen.traits.verticalSizeClass]
        return "\(screen.orientation) \(Int(screen.size.width))x\(Int(screen.size.height)) \(classes)"
            .replacingOccurrences(of: "PlatformStandIns.UIUserInterfaceSizeClass", with: "")
    }

    @Test(
        "STAGE rotate(to:) changes orientation, size and size classes together, and notifies observers once")
    func rotates() {
        stage.screen.observe { [log, self] in log.add(words) }
        stage.screen.rotate(to: .landscapeLeft)
        stage.screen.rotate(to: .landscapeRight)
        stage.screen.rotate(to: .portraitUpsideDown)
        stage.screen.rotate(to: .portrait)
        #expect(
            log.lines == [
                "landscapeLeft 844x390 [.compact, .compact]", "landscapeRight 844x390 [.compact, .compact]",
                "portraitUpsideDown 390x844 [.compact, .regular]", "portrait 390x844 [.compact, .regular]",
            ])
    }

    @Test("STAGE setting only the orientation keeps the size and size classes of an upright phone")
    func orientationAlone() {
        stage.screen.orientation = .landscapeLeft
        #expect(words == "landscapeLeft 390x844 [.compact, .regular]")
        stage.screen.rotate(to: .landscapeLeft)
        #expect(words == "landscapeLeft 844x390 [.compact, .compact]")
    }

    @Test("STAGE a large phone in landscape has a regular width; a tablet keeps its size classes")
    func otherDevices() {
        stage.screen.size = CGSize(width: 430, height: 932)
        stage.screen.rotate(to: .landscapeRight)
        #expect(words == "landscapeRight 932x430 [.regular, .compact]")
        stage.screen.traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(horizontalSizeClass: .regular),
            UITraitCollection(verticalSizeClass: .regular),
        ])
        stage.screen.rotate(to: .portrait)
        #expect(words == "portrait 430x932 [.regular, .regular]")
    }

    @Test("STAGE a rotation keeps appearance and device, and an unknown orientation changes nothing")
    func keepsTheRest() {
        stage.screen.traits = UITraitCollection(traitsFrom: [
            stage.screen.traits, UITraitCollection(userInterfaceStyle: .dark),
        ])
        stage.screen.observe { [log] in log.add("told") }
        stage.screen.rotate(to: .unknown)
        #expect(log.lines.isEmpty && stage.screen.orientation == .portrait)
        stage.screen.rotate(to: .landscapeLeft)
        #expect(stage.screen.traits.userInterfaceStyle == .dark)
        #expect(stage.screen.traits.userInterfaceIdiom == .phone)
        #expect(log.lines == ["told"])
    }
}

@MainActor @Suite("STAGE Buttons in a view of the app", .timeLimit(.minutes(20)))
struct ButtonFinderTests {
    private let log = LineLog()
    private let view = UIView(frame: .zero)

    private func add(_ title: String, identifier: String? = nil, to parent: UIView? = nil) -> UIButton {
        let log = log
        let button = UIButton(frame: .zero)
        button.setTitle(title, for: .normal)
        button.accessibilityIdentifier = identifier
        button.addAction(
            UIAction { _ in log.add("tapped \(identifier ?? title)") },
            for: [.touchUpInside, .primaryActionTriggered])
        (parent ?? view).addSubview(button)
        return button
    }

    @Test("STAGE a button is found by identifier before title, the topmost first, and tapped once")
    func finds() {
        _ = add("Rate", identifier: "below")
        _ = add("Later", identifier: "Rate")
        #expect(view.tapButton(named: "Rate"))
        #expect(view.tapButton(named: "below"))
        _ = add("Rate", identifier: "above", to: UIView(frame: .zero))
        let inner = UIView(frame: .zero)
        view.addSubview(inner)
        _ = add("Later", identifier: "inner", to: inner)
        #expect(view.tapButton(named: "Later"))
        #expect(!view.tapButton(named: "above"))
        #expect(log.lines == ["tapped Rate", "tapped below", "tapped inner"])
    }

    @Test("STAGE a button that a touch does not reach is not found")
    func unreachable() {
        let button = add("Rate")
        let changes: [(UIButton) -> Void] = [
            { $0.isHidden = true }, { $0.alpha = 0 }, { $0.isUserInteractionEnabled = false },
            { $0.isEnabled = false },
        ]
        for change in changes {
            change(button)
            #expect(!view.tapButton(named: "Rate") && !button.isHighlighted)
            (button.isHidden, button.alpha) = (false, 1)
            (button.isUserInteractionEnabled, button.isEnabled) = (true, true)
        }
        view.isHidden = true
        #expect(!view.tapButton(named: "Rate") && !button.isTouchable)
        #expect(log.lines.isEmpty)
    }
}
