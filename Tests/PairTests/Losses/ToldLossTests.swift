import Airship17Bridge
import Airship17Model
import BridgeTesting
import BuiltInShapes
import InAppCompat
import OldDelegates
import Testing

@testable import InAppContracts

/// Diagnostics that tell a loss while it happens: said where it does, and not where it does not.
@MainActor @Suite(.timeLimit(.minutes(20))) struct ToldLossTests {
    /// A delegate in a story under another SDK, and something that is said to it there, or is not.
    struct Told: CustomTestStringConvertible, Sendable {
        let words: String
        let delegate: ShapeKit
        let host: ShapeKit
        let story: String
        var style = DelegateStyle.asTold

        var testDescription: String { "\(delegate)/\(host) [\(story)] \(style): \(words)" }

        @MainActor var count: Int {
            get throws {
                let told = try #require(Stories.all.first { $0.name == story })
                let play = try StyledPlay(of: told, delegate: delegate, on: host, style)
                return play.effects.diagnostics.count { $0.explanation.contains(words) }
            }
        }
    }

    private nonisolated static let ended =
        "show(): the message has ended, and only its own SDK can show it again (AI-077)."
    private nonisolated static let behind =
        "dismiss() was called on a message that is not on the screen while another one is: onDismiss(_:) is called"
    private nonisolated static let inside =
        "A web link of a page loads in the page, which stays on screen, and no callback is called"
    private nonisolated static let adapters = "No adapter of the app is made or waited for"
    private nonisolated static let group = "A control group's message has the case that other users see"
    private nonisolated static let groupView =
        "customView: this SDK does not show a control group's message in the app's view"
    private nonisolated static let custom =
        "A message of a control group is .custom and no other displayContent"

    nonisolated static let said: [Told] =
        NoSilentLossTests.hosts(for: .adobeIOS).map { host in
            Told(words: ended, delegate: .adobeIOS, host: host, story: "shown-after-dismissal")
        } + [
            Told(
                words: behind, delegate: .adobeAndroid2, host: .adobeIOS, story: "app-dismisses-another"),
            Told(words: behind, delegate: .adobeAndroid2, host: .braze, story: "app-dismisses-another"),
            Told(words: inside, delegate: .braze, host: .airship18, story: "link-followed"),
            Told(words: inside, delegate: .adobeAndroid3, host: .airship18, story: "link-followed"),
            Told(words: adapters, delegate: .airship18, host: .adobeIOS, story: "busy-app-becomes-free"),
            Told(words: adapters, delegate: .airship18, host: .adobeAndroid2, story: "busy-app-becomes-free"),
            Told(words: group, delegate: .braze, host: .airship18, story: "control"),
            Told(words: group, delegate: .braze, host: .airship18Pages, story: "control"),
            Told(
                words: groupView, delegate: .braze, host: .airship18Pages, story: "control",
                style: .bringsView),
            Told(words: custom, delegate: .airship18, host: .braze, story: "control"),
        ]

    @Test(
        "AI-077 A2-052 BZ-091 A3-081 AM-089 BZ-062 AM-011 a loss is reported once, in the story in which it happens",
        arguments: said)
    func isSaid(_ told: Told) throws {
        let count = try told.count
        #expect(count == 1)
    }

    nonisolated static let unsaid = [
        Told(words: ended, delegate: .adobeIOS, host: .braze, story: "closed"),
        Told(words: ended, delegate: .adobeIOS, host: .braze, story: "held-and-shown-later"),
        Told(words: behind, delegate: .adobeAndroid2, host: .adobeIOS, story: "app-dismisses-what-is-kept"),
        Told(words: behind, delegate: .adobeAndroid2, host: .adobeIOS, story: "app-dismisses"),
        Told(words: inside, delegate: .braze, host: .airship18Pages, story: "link-followed"),
        Told(words: inside, delegate: .braze, host: .airship17, story: "link-followed"),
        Told(words: inside, delegate: .braze, host: .adobeIOS, story: "link-followed"),
        Told(words: inside, delegate: .adobeAndroid3, host: .braze, story: "link-followed"),
        Told(words: inside, delegate: .adobeIOS, host: .airship18, story: "link-followed"),
        Told(words: adapters, delegate: .airship18, host: .adobeIOS, story: "closed"),
        Told(words: adapters, delegate: .airship18, host: .adobeIOS, story: "app-dismisses-page"),
        Told(words: adapters, delegate: .airship18, host: .braze, story: "busy-app-becomes-free"),
        Told(words: group, delegate: .braze, host: .airship18, story: "closed"),
        Told(words: groupView, delegate: .braze, host: .airship18Pages, story: "control"),
        Told(
            words: groupView, delegate: .braze, host: .airship18Pages, story: "closed", style: .bringsView),
        Told(words: custom, delegate: .airship18, host: .braze, story: "closed"),
    ]

    @Test(
        "AI-077 A2-052 BZ-091 A3-081 AM-089 BZ-062 AM-011 a loss that does not happen is not reported",
        arguments: unsaid
    )
    func isNotSaid(_ told: Told) throws {
        let count = try told.count
        #expect(count == 0)
    }

    @Test(
        "AS-017 on a host with only pages it is reported once that no factory block is for pages",
        arguments: [
            (ShapeKit.adobeIOS, [InAppMessageDisplayType.modal], 1), (.adobeAndroid2, [.modal, .banner], 1),
            (.adobeIOS, [.modal, .HTML], 0), (.adobeIOS, [], 0), (.braze, [.banner], 0),
        ])
    func factoryBlocks(host: ShapeKit, types: [InAppMessageDisplayType], count: Int) throws {
        let lines = DiagnosticList()
        let world = DrivenSDK(host)
        let block: AdoptedAirship17Delegate.Factory = { _ in QuietAirship17Adapter() }
        let blocks = types.map { ($0, block) }
        let adopted = AdoptedAirship17Delegate(
            BusyAirshipDelegate(), factories: Dictionary(uniqueKeysWithValues: blocks))
        adopted.diagnostics = { lines.items.append($0) }
        world.attach(adopted)
        try world.showAll()
        #expect(lines.items.count { $0.explanation.hasPrefix("No adapter of the app is made") } == count)
    }

    @Test(
        "AS-061 AM-104 the delegate is not asked about a waiting schedule that qualifies or is sent again",
        arguments: [ShapeKit.airship17, .airship18], ["discarded-then-wanted", "discarded-then-sent-again"])
    func waitsOn(delegate: ShapeKit, name: String) throws {
        let story = try #require(Stories.all.first { $0.name == name })
        for host in [ShapeKit.adobeIOS, .adobeAndroid2, .adobeAndroid3, .braze] {
            let play = try StyledPlay(of: story, delegate: delegate, on: host)
            let asked = play.effects.calls.filter { $0.name.hasPrefix("isMessageReady") }.map(\.answer)
            #expect(asked == ["false"], "\(host): \(play.effects.calls)")
            #expect(Set(play.screen) == [""])
        }
    }
}
