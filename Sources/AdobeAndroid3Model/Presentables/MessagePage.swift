import AdobeAndroidShared
import HeadlessStage
import PlatformStandIns

/// A function of the app's that a page may call. It is called off the main thread.
typealias ScriptHandler = Carried<AdobeCallback<String>>

/// The web view of a message that is on the screen, with the functions that it may call.
@MainActor final class MessagePage {
    /// The name under which a page reports its height; the SDK's own (A3-116).
    static let heightHandlerName = "inAppContentHeightHandler"

    private let fitsToContent: Bool
    private weak var stage: HeadlessStage?
    /// Calls the app's functions off the main thread, one at a time (A3-113).
    private let thread: SerialLine
    private var handlers: [String: ScriptHandler] = [:]
    private var isLoading = true

    init(fitsToContent: Bool, stage: HeadlessStage) {
        self.fitsToContent = fitsToContent
        self.stage = stage
        thread = SerialLine(stage)
    }

    func install(_ handler: ScriptHandler, named name: String) {
        handlers[name] = handler
    }

    /// Takes an event of the stage's page. `posted` is the page's `name.run(text)` (A3-113).
    func receive(_ event: PageEvent) -> Bool {
        switch event {
        case .finishedLoading, .failedLoading:
            // The rules name nothing that follows.
            defer { isLoading = false }
            return isLoading
        case .posted(let name, let json):
            do {
                return run(ScriptName.of(name, suffix: ".run"), try PostedText.text(of: json))
            } catch {
                return false
            }
        }
    }

    private func run(_ name: String, _ text: String?) -> Bool {
        if name == Self.heightHandlerName {
            if fitsToContent, let height = text.flatMap({ Int($0) }) {
                stage?.log.record(.note, from: AdobeLog.source, "content height \(height)")
            }
            return true
        }
        guard let handler = handlers[name] else { return false }
        thread.execute { handler.value(text) }
        return true
    }

    /// Runs a script and gives its result to a function, unless there is none (A3-131).
    func evaluate(_ script: String, _ callback: ScriptHandler) {
        guard let stage else { return }
        stage.log.record(.note, from: AdobeLog.source, "evaluate \(script)")
        let result = AndroidSystem.of(stage).switches.withLock { $0.scriptResult }(script)
        if let result { callback.value(result) }
    }
}
