import AdobeAndroid3Model
import Foundation
import InAppCompat

/// The functions that the page of an adopted message may call: kept for every page that the message will have
/// (A3-112), the last one of a name (A3-111), and called off the main thread (A3-113).
@MainActor final class AdoptedScripts {
    private var functions: [String: Carried<AdobeCallback<String>>] = [:]
    /// The names that the page on the screen knows.
    private var installed: Set<String> = []
    private var hasPage = false
    private let calls = OrderedCalls()

    /// Sets the function of a name, also for the page that is there.
    func set(
        _ function: Carried<AdobeCallback<String>>, named name: String, _ message: CompatMessage?,
        _ adopter: AdoptedAdobeAndroid3Delegate
    ) {
        functions[name] = function
        if hasPage, let message { install(name, on: message, adopter) }
    }

    /// A new page is about to be on the screen.
    func pageAppeared(_ message: CompatMessage, _ adopter: AdoptedAdobeAndroid3Delegate) {
        hasPage = true
        for name in functions.keys.sorted() { install(name, on: message, adopter) }
    }

    /// The page is gone, and with it what it knew (A3-051).
    func pageDisappeared() {
        hasPage = false
        installed = []
    }

    /// The page gets a name once: who is called is looked up at each call.
    private func install(
        _ name: String, on message: CompatMessage, _ adopter: AdoptedAdobeAndroid3Delegate
    ) {
        guard installed.insert(name).inserted else { return }
        adopter.attempt(message) { message in
            try message.onScriptMessage(name) { [weak self] value in self?.run(name, value?.scriptText) }
        }
    }

    private func run(_ name: String, _ text: String?) {
        guard let function = functions[name] else { return }
        calls.background { function.value(text) }
    }
}

extension ContentValue {
    /// The value as the platform turns it into a string for a native function: as JSON what is no string, nil
    /// for null.
    var scriptText: String? {
        switch self {
        case .null: nil
        case .string(let text): text
        default: (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) }
        }
    }
}
