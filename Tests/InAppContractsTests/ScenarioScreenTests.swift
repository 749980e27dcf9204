import HeadlessStage
import PlatformStandIns
import Testing

@testable import InAppContracts

/// What a change of the screen in a scenario changes.
@Suite("A scenario's screen", .timeLimit(.minutes(20))) @MainActor struct ScenarioScreenTests {
    /// The screen after a change, as words.
    private func screen(_ change: (inout ScenarioScreen) -> Void) -> [String] {
        let screen = HeadlessStage().screen
        var wanted = ScenarioScreen()
        change(&wanted)
        wanted.apply(to: screen)
        let traits = screen.traits
        return [
            "\(screen.orientation)", traits.horizontalSizeClass == .compact ? "narrow" : "wide",
            traits.verticalSizeClass == .compact ? "low" : "high",
            traits.userInterfaceStyle == .dark ? "dark" : "light",
            traits.userInterfaceIdiom == .pad ? "pad" : "phone",
        ]
    }

    @Test("Nothing changes but what the step names")
    func changes() {
        let usual = ["\(UIInterfaceOrientation.portrait)", "narrow", "high", "light", "phone"]
        func one(_ place: Int, _ word: String) -> [String] {
            var words = usual
            words[place] = word
            return words
        }
        #expect(screen { _ in } == usual)
        #expect(screen { $0.idiom = .pad } == one(4, "pad"))
        #expect(screen { $0.idiom = .phone } == usual)
        #expect(screen { $0.style = .dark } == one(3, "dark"))
        #expect(screen { $0.style = .light } == usual)
        #expect(screen { $0.horizontal = .regular } == one(1, "wide"))
        #expect(screen { $0.horizontal = .compact } == usual)
        #expect(screen { $0.vertical = .compact } == one(2, "low"))
        #expect(screen { $0.vertical = .regular } == usual)
        #expect(
            screen { $0.orientation = .landscapeRight } == one(0, "\(UIInterfaceOrientation.landscapeRight)"))
        #expect(
            screen { $0.orientation = .portraitUpsideDown }
                == one(0, "\(UIInterfaceOrientation.portraitUpsideDown)"))
    }

    @Test("A rotation changes the size classes too, and what is named besides it counts")
    func rotation() {
        let left = "\(UIInterfaceOrientation.landscapeLeft)"
        let rotated = screen { $0.rotation = .landscapeLeft }
        #expect(rotated.first == left && rotated[2] == "low")
        let both = screen {
            $0.rotation = .landscapeLeft
            ($0.horizontal, $0.vertical, $0.idiom) = (.compact, .regular, .pad)
        }
        #expect(both == [left, "narrow", "high", "light", "pad"])
    }
}
