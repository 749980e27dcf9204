import AdobeAndroid3Model
import Foundation
import InAppCompat

/// The functions that the page of an adopted message may call. They are kept for every page of the message (A3-112),
/// the last one of a name wins (A3-111), and they are called off the main thread (A3-113).
@MainActor final class AdoptedScripts {
    private var functions: [String: Carried<AdobeCallback<String>>] = [:]
    /// The names that are registered in the current page.
    private var installed: Set<String> = []
    private var hasPage = false
    private let calls = OrderedCalls()

    /// Sets the function of a name, also for the current page.
    func set(
        _ function: Carried<AdobeCallback<String>>, named name: String, _ message: CompatMessage?,
        _ adopter: AdoptedAdobeAndroid3Delegate
    ) {
        functions[name] = function
        if hasPage, let message { install(name, on: message, adopter) }
    }

    /// A new page is about to appear.
    func pageAppeared(_ message: CompatMessage, _ adopter: AdoptedAdobeAndroid3Delegate) {
        hasPage = true
        for name in functions.keys.sorted() { install(name, on: message, adopter) }
    }

    /// The page is gone with its registered names (A3-051).
    func pageDisappeared() {
        hasPage = false
        installed = []
    }

    /// A name is registered in a page once; the function is looked up at each call.
    private func install(
        _ name: String, on message: CompatMessage, _ adopter: AdoptedAdobeAndroid3Delegate
    ) {
        guard installed.insert(name).inserted else { return }
        adopter.attempt(message) { message in
            try message.onScriptMessage(name) { [weak self] value in self?.run(name, value?.scriptText) }
        }
    }

    /// The functions take a text that is not null: without one none is called (A3-134).
    private func run(_ name: String, _ text: String?) {
        guard let function = functions[name], let text else { return }
        calls.background { function.value(text) }
    }
}

extension ContentValue {
    /// The value in the form in which the platform passes it to a native function: JSON for any value other than a
    /// string, nil for null.
    var scriptText: String? {
        switch self {
        case .null: nil
        case .string(let text): text
        default: (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) }
        }
    }
}
