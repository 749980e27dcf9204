import AdobeIOSBridge
import AdobeIOSContracts
import Airship17Bridge
import Airship17Contracts
import Airship18Bridge
import Airship18Contracts
import BrazeBridge
import BrazeContracts
import BuiltInShapes
import Foundation
import InAppCompat
import ModelTesting
import OldDelegates
import Testing

@testable import InAppContracts

/// The report of `verify(under:)` for somebody who is about to change the vendor.
@MainActor @Suite(.timeLimit(.minutes(20))) struct ChangeReportTests {
    private typealias Shop = ChangeDelegates.ShopBraze

    private static var steps: [String: BrazeContract.Step] {
        [
            "checkoutBegins": { ($0 as? Shop)?.isInCheckout = true },
            "checkoutEnds": { ($0 as? Shop)?.endCheckout() },
        ]
    }

    private static func shop(under host: ShapeKit) throws -> ChangeReport {
        try BrazeContract.verify(
            under: host, campaigns: [ShapeKit.braze.campaigns.sale], scenarios: [ChangeDelegates.checkout],
            appSteps: steps
        ) { Shop() }
    }

    private static func list(under host: ShapeKit) throws -> ChangeReport {
        try AdobeIOSContract.verify(under: host, campaigns: [ShapeKit.adobeIOS.campaigns.sale]) {
            ChangeDelegates.ListAdobe()
        }
    }

    @Test(
        "The report about a Braze delegate and its own campaigns, word by word",
        arguments: [
            (ShapeKit.adobeIOS, shopUnderAdobe), (.airship17, shopUnderAirship17),
            (.airship18, shopUnderAirship18), (.airship18Pages, shopUnderAirship18Pages),
        ])
    func braze(_ host: ShapeKit, _ text: String) throws {
        let found = try Self.shop(under: host).description
        #expect(found == text)
    }

    @Test(
        "The report about an Adobe delegate and its own campaign, word by word",
        arguments: [
            (ShapeKit.braze, listUnderBraze), (.airship17, listUnderAirship17),
            (.adobeAndroid3, listUnderAndroid3),
        ])
    func adobe(_ host: ShapeKit, _ text: String) throws {
        let found = try Self.list(under: host).description
        #expect(found == text)
    }

    @Test("A delegate that does nothing loses nothing", arguments: [ShapeKit].builtIn.hosts)
    func empty(_ host: ShapeKit) throws {
        let place = try #require([ShapeKit].builtIn.hosts.firstIndex(of: host))
        let stories: [() throws -> ChangeReport] = [
            { try BrazeContract.verify(under: host) { ChangeDelegates.EmptyBraze() } },
            { try AdobeIOSContract.verify(under: host) { ChangeDelegates.EmptyAdobe() } },
            { try Airship18Contract.verify(under: host) { ChangeDelegates.EmptyAirship18() } },
        ]
        var reports = try LongRun.share(of: stories, one: 6, from: place).map { try $0() }
        reports += [
            try BrazeContract.verify(under: host, campaigns: [ShapeKit.braze.campaigns.sale]) {
                ChangeDelegates.EmptyBraze()
            },
            try AdobeIOSContract.verify(under: host, campaigns: [ShapeKit.adobeIOS.campaigns.sale]) {
                ChangeDelegates.EmptyAdobe()
            },
            try Airship18Contract.verify(under: host, campaigns: [ShapeKit.airship18.campaigns.sale]) {
                ChangeDelegates.EmptyAirship18()
            },
        ]
        for report in reports { #expect(report.isUnchanged, "\(report)") }
    }

    @Test("Under its own SDK nothing changes, and the report fits on a screen under any SDK")
    func screen() throws {
        #expect(try Self.shop(under: .braze).isUnchanged)
        #expect(try Self.list(under: .adobeIOS).isUnchanged)
        for host in LongRun.share(of: [ShapeKit].builtIn.hosts, one: 6, from: 4) {
            let lines = try BrazeContract.verify(under: host) { Shop() }.description.split(separator: "\n")
            #expect(lines.count <= 40 && lines.allSatisfy { $0.count <= 80 })
        }
    }

    @Test("The details also show what the app does with its campaigns")
    func appActs() throws {
        let details = try Self.shop(under: .adobeIOS).details
        #expect(details.contains("app dismisses(message: bz-200) "))
    }

    @Test("The details show both traces side by side, step by step")
    func details() throws {
        let lines = try Self.shop(under: .adobeIOS).details.split(separator: "\n").map(String.init)
        let click = try #require(lines.lastIndex { $0 == "-- the user’s tap on button 1" })
        #expect(lines[click + 1].hasPrefix("user tapButton(id: 1) "))
        #expect(lines[click + 1].contains(" | user openLink(url: adbinapp://dismiss?interaction=1&link="))
        #expect(lines[click + 2].hasPrefix("delegate shouldProcess(message: sale, clickAction: shop://cart"))
        #expect(lines[click + 2].hasSuffix(" | sdk openedURL(url: shop://cart)"))
    }

    @Test("A scenario that calls the old SDK or cannot be read is not played, and the report says so")
    func omissions() throws {
        let calls = #"""
            {"name": "calls", "shape": "braze", "payloads": {"a": {"type": "MODAL", "message": "x"}},
              "steps": [{"trigger": "a"}, {"app": "dismiss"}]}
            """#
        let report = try BrazeContract.verify(under: .adobeIOS, scenarios: ["{}", calls]) { Shop() }
        #expect(!report.isUnchanged && report.changes.isEmpty && report.storyCount == 0)
        #expect(report.omissions.map(\.story) == ["scenario 1", "scenario 2"])
        #expect(report.omissions.last?.reason.contains("dismiss is a call of braze’s SDK") == true)
        #expect(
            report.description.hasPrefix(
                "This delegate of braze under adobeIOS: no story was played, so nothing is known."))
    }

    @Test("MIGRATION.md quotes the report exactly")
    func quoted() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let text = try String(contentsOf: root.appendingPathComponent("MIGRATION.md"), encoding: .utf8)
        #expect(text.contains("```\n\(shopUnderAdobe)\n```"))
    }

    // MARK: Broken bridges

    /// The findings about the shop's delegate when its adoption has a fault.
    private func found(_ fault: FaultyAdoptionTests.Fault) throws -> [String] {
        let own = OwnStories(
            campaigns: [ShapeKit.braze.campaigns.sale], scenarios: [ChangeDelegates.checkout])
        let report = try StoryContract.changes(
            from: try ShapeKit.braze.faulty(fault), to: .adobeIOS, own: own, appSteps: Self.steps.keys
        ) {
            let shop = Shop()
            return DelegateContract.Subject(unchecked: shop, shop, Self.steps)
        }
        return report.changes.map(\.sentence)
    }

    @Test("A bridge that swallows clicks, or does not hold what the delegate holds, is detected")
    func brokenBridges() throws {
        #expect(try found(.swallowsClicks).contains("shouldProcess is not asked; under braze it is."))
        #expect(
            try found(.ignoresNo).contains(
                "“sale”, which this delegate holds or discards under braze, is shown after the campaign “sale” has qualified."
            ))
    }

    @Test("A bridge that swallows the end is detected with a delegate that is told of it")
    func swallowedEnd() throws {
        let report = try StoryContract.changes(
            from: try ShapeKit.braze.faulty(.swallowsTheEnd), to: .adobeIOS
        ) { DelegateContract.Subject(unchecked: OldBrazeDelegate()) }
        #expect(
            report.changes.contains { $0.sentence == "didDismiss is not called; under braze it is." })
    }
}

// MARK: The answers

private let shopUnderAdobe = """
    This delegate of braze under adobeIOS, in 5 stories: 3 things change.
    - shop://cart is opened, which this delegate prevents under braze.
      (in: campaign 1, tap on button 1 and 1 more)
      shouldProcess answered false, but the SDK had acted on the link already.
    - This delegate’s change to a message’s body does not show.
      (in: campaign 1, closed by the user and 4 more)
    - displayChoiceForMessage finds assets: none; under braze assets: remote.
      (in: campaign 1, closed by the user and 3 more)
    """

private let shopUnderAirship17 = """
    This delegate of braze under airship17, in 5 stories: 2 things change.
    - shop://cart is opened, which this delegate prevents under braze.
      (in: campaign 1, tap on button 1 and 1 more)
      shouldProcess answered false, but the SDK had acted on the click already.
    - prepareWith finds assets: remote; under braze assets: local.
      (in: campaign 1, closed by the user and 2 more)
    """

private let shopUnderAirship18 = """
    This delegate of braze under airship18, in 5 stories: 4 things change.
    - shop://cart is opened, which this delegate prevents under braze.
      (in: campaign 1, tap on button 1 and 1 more)
    - This delegate’s change to a message’s body does not show.
      (in: campaign 1, closed by the user and 4 more)
      content: The SDK does not allow a triggered message to be changed.
    - shouldProcess is not asked; under braze it is.
      (in: campaign 1, tap on button 0 and 2 more)
      inAppMessage(_:shouldProcess:buttonId:message:view:) is never called, if the
          delegate implements it: The SDK's views run a click's actions themselves,…
    - prepareWith finds assets: remote; under braze assets: local.
      (in: campaign 1, closed by the user and 2 more)
    """

private let shopUnderAirship18Pages = """
    This delegate of braze under airship18Pages, in 5 stories: 2 things change.
    - This delegate’s change to a message’s body does not show.
      (in: campaign 1, closed by the user and 4 more)
      content: The SDK does not allow a triggered message to be changed.
    - prepareWith finds assets: remote; under braze assets: local.
      (in: campaign 1, closed by the user and 3 more)
    """

private let listUnderBraze = """
    This delegate of adobeIOS under braze, in 4 stories: 1 thing changes.
    - urlLoaded is not called; under adobeIOS it is.
      (in: campaign 1, closed by the user)
      urlLoaded(_:byMessage:) was not called although the user closed the message:
          the close button and the gestures of this SDK are not links of a page.
    The page of “msg-200” calls adbinapp:, which braze does not answer.
    """

private let listUnderAirship17 = """
    This delegate of adobeIOS under airship17, in 4 stories: 2 things change.
    - urlLoaded is not called; under adobeIOS it is.
      (in: campaign 1, closed by the user and 2 more)
      urlLoaded(_:byMessage:) is only called for clicks on the message and its
          buttons, after the message has disappeared and the SDK has acted on them:…
    - onDismiss is not called; under adobeIOS it is.
      (in: campaign 1, dismissed by the app and 2 more)
    The page of “msg-200” calls adbinapp:, which airship17 does not answer.
    """

private let listUnderAndroid3 = """
    This delegate of adobeIOS under adobeAndroid3, in 4 stories: 2 things change.
    - urlLoaded is given url: adbinapp://dismiss?action=close; under adobeIOS url:
        adbinapp://dismiss.
      (in: campaign 1, closed by the user)
    - urlLoaded finds no view; under adobeIOS it does.
      (in: campaign 1, closed by the user and 2 more)
    """
