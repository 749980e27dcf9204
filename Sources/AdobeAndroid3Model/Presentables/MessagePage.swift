import Foundation
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
    private let thread: JavaScriptThread
    private var handlers: [String: ScriptHandler] = [:]
    private var isLoading = true

    init(fitsToContent: Bool, stage: HeadlessStage) {
        self.fitsToContent = fitsToContent
        self.stage = stage
        thread = JavaScriptThread(stage)
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
            guard let value = try? JSONValue(parsing: Data(json.utf8)) else { return false }
            return run(name, value.scriptText)
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
        thread.run { handler.value(text) }
        return true
    }

    /// Runs a script and gives its result to a function.
    func evaluate(_ script: String, _ callback: ScriptHandler) {
        guard let stage else { return }
        stage.log.record(.note, from: AdobeLog.source, "evaluate \(script)")
        callback.value(AndroidSystem.of(stage).switches.current.scriptResult(script))
    }
}

extension JSONValue {
    /// The value as the platform turns it into a string for a native function: null for what has no text.
    fileprivate var scriptText: String? {
        switch self {
        case .string(let text): text
        case .bool, .integer, .number: summary
        case .null, .array, .object: nil
        }
    }
}
