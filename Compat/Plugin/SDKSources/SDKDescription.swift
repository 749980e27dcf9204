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

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case model, modules, isPreconcurrency, versions
    }

    /// Reads the members; `isPreconcurrency` is false if it is left out.
    init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        model = try members.decode(String.self, forKey: .model)
        modules = try members.decode([String].self, forKey: .modules)
        isPreconcurrency = try members.decodeIfPresent(Bool.self, forKey: .isPreconcurrency) ?? false
        versions = try members.decode(String.self, forKey: .versions)
    }

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
                .invalidDescription, "Not a description of an SDK: \(Self.words(error))", path: file.path)
        }
        guard !modules.isEmpty else {
            throw SDKSourcesError(
                .invalidDescription, "\"modules\" is empty; the modules of the vendor's SDK were expected.",
                path: file.path)
        }
    }

    /// What is wrong, as a sentence.
    private static func words(_ error: any Error) -> String {
        let all =
            "expected are \"model\" (the module of the model), \"modules\" (a list of the SDK's), \"versions\" (a sentence), "
            + "and \"isPreconcurrency\" if it is true."
        return switch error {
        case DecodingError.keyNotFound(let key, _): "\"\(key.stringValue)\" is missing; \(all)"
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            "\"\(context.codingPath.first?.stringValue ?? "the whole")\" has another type; \(all)"
        default: "it is no JSON; \(all)"
        }
    }
}
