package import Foundation

/// Something that reads bytes from outside: a payload's decoder, a link parser, a file's reader.
///
/// Sendable; a value. It is called on the main thread.
package struct FuzzTarget: Sendable {
    /// What reads.
    package let name: String
    /// Inputs that it takes, from which others are made.
    package let seeds: [Data]
    private let read: @MainActor @Sendable (Data) throws -> Void
    private let refuses: @Sendable (any Error) -> Bool

    /// Describes a reader.
    /// - Parameters:
    ///   - refuses: whether an error is of the type that the reader promises.
    ///   - read: takes an input.
    package init(
        _ name: String, seeds: [Data], refuses: @escaping @Sendable (any Error) -> Bool,
        read: @escaping @MainActor @Sendable (Data) throws -> Void
    ) {
        self.name = name
        self.seeds = seeds
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
