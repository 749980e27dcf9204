import Foundation

/// The contents of a room's `SDK.json`: the real modules that replace the model's.
struct SDKDescription: Sendable, Decodable {
    /// The module that the room's sources import.
    let model: String
    /// The vendor's modules that replace it.
    let modules: [String]
    /// Whether the vendor's modules have no concurrency annotations, so they are imported with `@preconcurrency`.
    let isPreconcurrency: Bool
    /// The versions of the SDK that the bridge compiles with, in a sentence.
    let versions: String

    /// Reads the description of a room.
    /// - Throws: `SDKSourcesError` that names the file and the invalid member.
    init(contentsOf file: URL) throws(SDKSourcesError) {
        let data: Data
        do {
            data = try Data(contentsOf: file)
        } catch {
            throw SDKSourcesError(.unreadable, "The file cannot be read: \(error).", path: file.path)
        }
        do {
            self = try JSONDecoder().decode(SDKDescription.self, from: data)
        } catch {
            throw SDKSourcesError(
                .invalidDescription, "Not a description of an SDK: \(error).", path: file.path)
        }
        guard !modules.isEmpty else {
            throw SDKSourcesError(
                .invalidDescription, "\"modules\" is empty; the modules of the vendor's SDK were expected.",
                path: file.path)
        }
    }
}
