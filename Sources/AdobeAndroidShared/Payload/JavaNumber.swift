package import HeadlessStage

/// How the SDK reads a number of a payload, which can be of any of Java's number types (A2-112, A3-143).
package enum JavaNumber: Sendable {
    /// A 32-bit integer. A fraction is cut off.
    /// - Returns: nil for anything but a number, and for a number that Java's cast changes other than by rounding it
    ///   down. That is the case for numbers beyond 32 bits, and for fractions below zero, which the cast rounds up.
    package static func int(_ node: JSONNode?) -> Int? {
        switch node?.value {
        case .integer(let number): Int32(exactly: number).map(Int.init)
        case .number(let number): int(number)
        default: nil
        }
    }

    private static func int(_ number: Double) -> Int? {
        guard !number.isNaN else { return nil }
        let least = Double(Int32.min)
        let greatest = Double(Int32.max)
        let cast = min(max(number.rounded(.towardZero), least), greatest)
        return cast == number.rounded(.down) ? Int(cast) : nil
    }

    /// A single-precision number.
    /// - Returns: nil for anything but a number, and for a number that is too large.
    package static func float(_ node: JSONNode?) -> Float? {
        node?.double.map { Float($0) }.flatMap { $0.isFinite ? $0 : nil }
    }
}
