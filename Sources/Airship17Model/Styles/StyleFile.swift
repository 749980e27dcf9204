import Foundation
import HeadlessStage

/// Reads property lists.
enum StyleFile {
    /// - Throws: Foundation's error for a file that cannot be read; `PayloadError` for one that holds something
    ///   else than a dictionary.
    static func keys(at url: URL) throws -> StyleKeys {
        let data = try Data(contentsOf: url)
        guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) else {
            throw PayloadError(
                code: PayloadError.Code(rawValue: "notPropertyList"), keyPath: "",
                found: "\(data.count) bytes that are no property list", expected: "a property list")
        }
        guard let dictionary = list as? [String: Any] else {
            throw PayloadError.wrongType(JSONValue(list), at: .root, expected: "a dictionary")
        }
        return StyleKeys(dictionary)
    }
}
