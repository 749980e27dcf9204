import InAppCompat

/// Scenarios of the rules as JSON text.
enum ScenarioText {
    /// A scenario and its name.
    typealias Named = (String, String)

    /// Puts a scenario together. The parts are JSON text; payloads are by name.
    static func scenario(
        _ name: String, _ about: String, shape: Shape, payloads: [String: String], gate: String?,
        reactions: [String], steps: [String]
    ) -> Named {
        let campaigns = payloads.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }
        let script = gate.map { "\n  \"script\": { \"gate\": \($0) }," } ?? ""
        return (
            name,
            """
            {
              "name": "\(name)",
              "about": "\(about)",
              "shape": "\(shape)",
              "payloads": { \(campaigns.joined(separator: ", ")) },\(script)
              "reactions": [\(reactions.joined(separator: ", "))],
              "steps": [
                \(steps.joined(separator: ",\n    "))
              ]
            }
            """
        )
    }
}
