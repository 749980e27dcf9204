import Foundation
import PlatformStandIns
import Testing

@testable import HeadlessStage

@Suite("STAGE Scenes and windows", .timeLimit(.minutes(20))) @MainActor struct SceneTests {
    private let stage = HeadlessStage()
    private let log = LineLog()

    @Test(
        "STAGE at first there is one active scene, always the same, and none while the app has no root view controller"
    )
    func first() throws {
        for _ in 0..<2 {
            let scene = try #require(stage.scenes.all.first)
            #expect(stage.scenes.all.count == 1 && stage.scenes.all.first === scene)
            #expect(scene.title == "main" && scene.activation == .active && scene.role == .application)
            #expect(stage.scenes.lastActive === scene)
            stage.app.hasRootViewController = false
            #expect(stage.scenes.all.isEmpty && stage.scenes.lastActive == nil)
            stage.app.hasRootViewController = true
        }
    }

    @Test("STAGE a second scene is listed after the first, and a disconnection is reported once")
    func two() throws {
        let main = try #require(stage.scenes.all.first)
        let second = StageScene("second", activation: .inactive)
        stage.scenes.observeDisconnections { [log] in log.add("\($0.title) \($0.activation)") }
        for round in 1...2 {
            second.activation = .inactive
            stage.scenes.connect(second)
            #expect(stage.scenes.all.map(\.title) == ["main", "second"])
            #expect(stage.scenes.lastActive === main)
            second.activation = .active
            #expect(stage.scenes.lastActive === second)
            stage.scenes.disconnect(second)
            stage.scenes.disconnect(second)
            #expect(log.lines.count == round && stage.scenes.all.map(\.title) == ["main"])
        }
        #expect(log.lines == ["second unattached", "second unattached"])
    }

    #if !canImport(UIKit)
        @Test(
            "STAGE app, scenes, screen and device show the state of the current stage, and two stages are independent"
        )
        func platform() throws {
            let other = HeadlessStage()
            stage.app.state = .background
            stage.screen.rotate(to: .landscapeLeft)
            stage.scenes.connect(StageScene("second", activation: .inactive))
            for _ in 0..<2 {
                #expect(
                    words(of: stage) == [
                        "background", "main foregroundActive", "second foregroundInactive", "844.0x390.0",
                        "landscapeLeft held landscapeRight", "phone",
                    ])
                #expect(
                    words(of: other) == [
                        "active", "main foregroundActive", "390.0x844.0", "portrait held portrait", "phone",
                    ])
            }
            other.screen.traits = UITraitCollection(userInterfaceIdiom: .pad)
            #expect(words(of: other).last == "pad" && words(of: stage).last == "phone")
        }

        private func words(of stage: HeadlessStage) -> [String] {
            stage.run {
                let app = UIApplication.shared
                let scenes = app.connectedScenes.map { "\($0.title ?? "") \($0.activationState)" }.sorted()
                let size = UIScreen.main.bounds.size
                let orientation = stage.scenes.all.first?.windowScene?.interfaceOrientation ?? .unknown
                return ["\(app.applicationState)"] + scenes + [
                    "\(size.width)x\(size.height)", "\(orientation) held \(UIDevice.current.orientation)",
                    "\(UIDevice.current.userInterfaceIdiom)",
                ]
            }
        }

        @Test(
            "STAGE a URL that the app opens is logged immediately by the stage that the app runs on"
        )
        func opened() throws {
            let url = try #require(URL(string: "https://shop.example"))
            let other = HeadlessStage()
            let answers = Locked<[Bool]>([])
            for _ in 0..<2 {
                stage.run {
                    UIApplication.shared.open(url) { isOpened in answers.withLock { $0.append(isOpened) } }
                }
            }
            #expect(answers.current == [true, true])
            #expect(
                stage.log.description
                    == "app openedURL https://shop.example\napp openedURL https://shop.example")
            #expect(other.log.entries.isEmpty)
        }
    #endif

    @Test(
        "STAGE a window belongs to its scene from the start, and can move to another; the scene does not retain it"
    )
    func windows() throws {
        let (first, second) = (StageScene("first"), StageScene("second"))
        stage.scenes.set([first, second])
        let scene = try #require(first.windowScene)
        #expect(scene === first.windowScene && scene !== second.windowScene)
        let low = UIWindow(windowScene: scene)
        var high: UIWindow? = UIWindow(windowScene: scene)
        high?.windowLevel = .alert
        let late = UIWindow(windowScene: scene)
        #expect(first.windows == [low, late, high].compactMap { $0 } && second.windows.isEmpty)
        late.windowScene = second.windowScene
        #expect(first.windows == [low, high].compactMap { $0 } && second.windows == [late])
        #expect(stage.scenes.windows == [low, high, late].compactMap { $0 })
        high = nil
        late.windowScene = nil
        #expect(stage.scenes.windows == [low])
        stage.scenes.disconnect(first)
        #expect(stage.scenes.windows.isEmpty && scene.activationState == .unattached)
        #expect(low.windowScene === scene)
    }

    @Test("STAGE a scene has one key window, which is never a hidden one")
    func keyWindow() throws {
        let scene = try #require(stage.scenes.all.first?.windowScene)
        let other = try #require(StageScene("other").windowScene)
        let (first, second) = (UIWindow(windowScene: scene), UIWindow(windowScene: scene))
        let elsewhere = UIWindow(windowScene: other)
        elsewhere.makeKeyAndVisible()
        for _ in 0..<2 {
            first.makeKeyAndVisible()
            #expect(first.isKeyWindow && scene.keyWindow === first)
            second.makeKeyAndVisible()
            #expect(!first.isKeyWindow && scene.keyWindow === second)
            second.isHidden = true
            #expect(scene.keyWindow == nil && elsewhere.isKeyWindow)
        }
    }

    @Test(
        "STAGE code that needs a UIWindowScene gets nil if there is none, and each time the log says what to do"
    )
    func missing() throws {
        stage.scenes.set([.withoutWindowScene("main")])
        let scene = try #require(stage.scenes.all.first)
        #expect(scene.windows.isEmpty && stage.scenes.windows.isEmpty && stage.log.entries.isEmpty)
        for count in 1...2 {
            #expect(stage.windowScene(of: scene, for: "display(scene:)") == nil)
            #expect(stage.log.entries(of: .error).count == count)
        }
        let line = try #require(stage.log.entries.first?.name)
        #expect(line.hasPrefix("display(scene:) needs a UIWindowScene") && line.contains("\"main\""))
        #expect(line.contains("host app"))
    }
}
