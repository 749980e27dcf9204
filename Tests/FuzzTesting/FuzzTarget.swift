package import Foundation

/// Something that reads bytes from outside: a payload's decoder, a link parser, a file's reader.
///
/// Sendable; a value. It is called on the main thread.
package struct FuzzTarget: Sendable {
    /// The name of the reader.
    package let name: String
    /// Valid inputs, from which others are derived.
    package let seeds: [Data]
    /// Whether an input plays a whole message on a stage, so that a short run uses fewer of them.
    package let isSlow: Bool
    private let read: @MainActor @Sendable (Data) throws -> Void
    private let refuses: @Sendable (any Error) -> Bool

    /// Describes a reader.
    /// - Parameters:
    ///   - isSlow: whether an input plays a whole message on a stage.
    ///   - refuses: whether an error is of the type that the reader promises.
    ///   - read: reads an input.
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

    /// The result of an input.
    package enum Outcome: Sendable, Equatable {
        case read, refused
        /// A fault, with its description.
        case fault(String)
    }

    /// Passes an input to the reader. A trap ends the process; an error of a type that was not promised is a fault.
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
