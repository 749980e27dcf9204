public import InAppCompat

/// Puts scenarios together as JSON text, which is what a shape's library holds.
public enum ScenarioText {
    /// A scenario's name, and its text.
    public typealias Named = (String, String)

    /// Puts a scenario together.
    /// - Parameters:
    ///   - name: what it is called.
    ///   - about: what happens in it.
    ///   - shape: the shape that it is for.
    ///   - payloads: the campaigns, as JSON text by name.
    ///   - gate: what the gate answers, as JSON text; nil for always yes.
    ///   - reactions: what happens inside callbacks, each as JSON text.
    ///   - steps: what happens, each as JSON text.
    public static func scenario(
        _ name: String, _ about: String, on shape: SDKShape, payloads: [String: String], gate: String?,
        reactions: [String] = [], steps: [String]
    ) -> Named {
        let campaigns = payloads.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }
        let script = gate.map { "\n  \"script\": { \"gate\": \($0) }," } ?? ""
        return (
            name,
            """
            {
              "name": "\(name)",
              "about": "\(about)",
              "shape": "\(shape.name)",
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

extension String {
    /// The step, as JSON text, without the stage coming to rest after it.
    public var unsettled: String {
        "{ \"settle\": false," + dropFirst()
    }
}
