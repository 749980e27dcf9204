import AdobeRecords
import InAppContracts

/// How the events of Adobe's SDK for iOS are called in traces, beside those that all of Adobe's SDKs have.
extension EventPattern {
    /// The view is put on the screen, or leaves it.
    static let viewInserted = EventPattern.sdk("view inserted")
    static let viewRemoved = EventPattern.sdk("view removed")

    static func viewInserted(_ message: String) -> EventPattern {
        .sdk("view inserted", ["messageId": message])
    }

    static func viewRemoved(_ message: String) -> EventPattern {
        .sdk("view removed", ["messageId": message])
    }
}

extension AdobeLine {
    /// What delegate and SDK show of a campaign's message from its trigger until it is on the screen.
    static func shown(_ message: String) -> [String] {
        step("trigger", message) + ["delegate shouldShowMessage(message: \(message)) -> true"]
            + step("display", message)
            + ["delegate onShow(message: \(message))", view("inserted", message)]
    }

    /// The view of a message comes onto the screen or leaves it.
    static func view(_ what: String, _ message: String) -> String {
        "sdk view \(what)(kind: note, messageId: \(message))"
    }
}
