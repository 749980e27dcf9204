package import InAppContracts

/// How the calls of Airship's drivers are written: everything but flags and payloads is text.
extension ShapeCall {
    /// A text that has to be there.
    package func text(_ name: String) -> String { string(name) ?? "" }

    /// A number that was written as text.
    /// - Throws: `ScenarioError.Code.stepFailed`.
    package func number(_ name: String) throws -> Double {
        guard let number = Double(text(name)) else {
            throw ScenarioError(.stepFailed, at: "", "\(name) is no number.")
        }
        return number
    }

    /// Texts that were written as one, with spaces between.
    package func words(_ name: String) -> [String] {
        text(name).split(separator: " ").map(String.init)
    }
}
