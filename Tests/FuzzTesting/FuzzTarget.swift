package import Foundation

/// Something that reads bytes from outside: a payload's decoder, a link parser, a file's reader.
///
/// Sendable; a value. It is called on the main thread.
package struct FuzzTarget: Sendable {
    /// What reads.
    package let name: String
    /// Inputs that it takes, from which others are made.
    package let seeds: [Data]
    /// Whether an input takes a whole message on a stage, so that a short run takes fewer of them.
    package let isSlow: Bool
    private let read: @MainActor @Sendable (Data) throws -> Void
    private let refuses: @Sendable (any Error) -> Bool

    /// Describes a reader.
    /// - Parameters:
    ///   - isSlow: whether an input takes a whole message on a stage.
    ///   - refuses: whether an error is of the type that the reader promises.
    ///   - read: takes an input.
    package init(
        _ name: String, seeds: [Data], isSlow: Bool = false, refuses: @escaping @Sendable (any Error) -> Bool,
        read: @escaping @MainActor @Sendable (Data) throws -> Void
    ) {
        self.name = name
        self.seeds = seeds
        self.isSlow = isSlow
        self.refuses = refuses
        self.read = read
    }

    /// What became of an input.
    package enum Outcome: Sendable, Equatable {
        case read, refused
        /// What was wrong, in words.
        case fault(String)
    }

    /// Hands an input over. A trap ends the process; an error of a type that nobody promised is a fault.
    @MainActor package func take(_ input: Data) -> Outcome {
        do {
            try read(input)
            return .read
        } catch  where refuses(error) {
            return .refused
        } catch {
            return .fault("threw \(type(of: error)), which is not the promised type: \(error)")
        }
    }
}
