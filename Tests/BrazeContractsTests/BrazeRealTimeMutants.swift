import BrazeContracts
import InAppContracts

/// Mutants of traces in real time, by the number of the rule that they break.
enum BrazeRealTimeMutants {
    private static let choice = EventPattern.delegate("displayChoiceForMessage")

    static let all: [String: [Mutant]] = [
        "BZ-002": [
            Mutant(
                "real-time-conflicts", .insert(.delegate, "displayChoiceForMessage", ["message": "b"]),
                "expected 1 × delegate displayChoiceForMessage, found 2")
        ],
        "BZ-005": [
            Mutant(
                "real-time-off-main", .insert(.delegate, "displayChoiceForMessage", ["message": "a"]),
                "expected no delegate"),
            Mutant(
                "real-time-conflicts", .thread(choice, .background), "expected delegate on the main thread"),
        ],
        "BZ-011": [
            Mutant("real-time-shown-later", .drop(choice, 2), "found 1"),
            Mutant(
                "real-time-shown-later", .insert(.delegate, "willPresent", ["message": "a"]), "found 3"),
        ],
        "BZ-017": [
            Mutant(
                "real-time-conflicts", .insert(.delegate, "willPresent", ["message": "d"]),
                "expected 1 × delegate willPresent, found 2")
        ],
        "BZ-050": [
            Mutant(
                "real-time-shown", .swap(.delegate("prepareWith"), .delegate("willPresent")),
                "expected delegate prepareWith before delegate willPresent")
        ],
        "BZ-065": [
            Mutant(
                "real-time-shown", .move(.delegate("didDismiss"), before: .delegate("willDismiss")),
                "expected delegate willDismiss before delegate didDismiss")
        ],
    ]
}
