import AdobeAndroid3Bridge
import AdobeAndroid3Model
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import OldDelegates
import PlatformStandIns
import Testing

/// Which refusals of an app's delegate its check counts.
@MainActor @Suite(.timeLimit(.minutes(20))) struct CheckedRefusalTests {
    @Test(
        "A3-041 only refusals in a row are found, after which the delegate is not asked any more: a yes ends the row"
    )
    func inARow() throws {
        let world = AdobeAndroid3World()
        let delegate = OldAndroid3Delegate()
        let found = Locked<[String]>([])
        let checked = CheckedAdobeAndroid3Delegate(delegate, gateLimit: 5) { finding in
            found.withLock { $0.append("\(finding.kind) \(finding.rule ?? "")") }
        }
        world.handler.decision = .hold
        world.run { ServiceProvider.getInstance().uiService.setPresentationDelegate(delegate) }
        delegate.answers = [false]
        try world.trigger()
        let presentable = try #require(delegate.presentable)
        func ask(_ answers: [Bool]) -> [Bool] {
            delegate.answers = answers
            return answers.map { _ in world.stage.run { checked.canShow(presentable) } }
        }
        let limit = RefusalCount<String>.limit
        let row = Array(repeating: false, count: limit - 1)
        for _ in 1...2 { #expect(ask(row + [true]) == row + [true]) }
        #expect(found.current == [])
        #expect(ask(row + [false, true]) == row + [false, false])
        #expect(found.current == ["showsInVain A3-041"])
        #expect(delegate.answers == [true])
    }

    @Test("A3-041 any event that the delegate is told of ends a row of refusals")
    func otherEvents() throws {
        let world = AdobeAndroid3World()
        let delegate = OldAndroid3Delegate()
        let found = Locked<[String]>([])
        let checked = CheckedAdobeAndroid3Delegate(delegate, gateLimit: 5) { finding in
            found.withLock { $0.append("\(finding.kind) \(finding.rule ?? "")") }
        }
        let alert = try world.alert()
        world.handler.decision = .hold
        world.run { ServiceProvider.getInstance().uiService.setPresentationDelegate(delegate) }
        delegate.answers = [false]
        try world.trigger()
        let presentable = try #require(delegate.presentable)
        func refuse(_ count: Int) {
            delegate.answers = Array(repeating: false, count: count)
            for _ in 0..<count { _ = world.stage.run { checked.canShow(presentable) } }
        }
        let limit = RefusalCount<String>.limit
        let events: [() -> Void] = [
            { checked.onShow(alert) }, { checked.onHide(alert) }, { checked.onDismiss(alert) },
            { checked.onContentLoaded(alert, nil) },
        ]
        for event in events {
            refuse(limit - 1)
            world.stage.run(event)
        }
        refuse(limit - 1)
        #expect(found.current == [])
        refuse(1)
        #expect(found.current == ["showsInVain A3-041"])
    }
}
