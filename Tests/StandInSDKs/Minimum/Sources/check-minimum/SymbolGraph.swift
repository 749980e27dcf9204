import Foundation

/// What the compiler says of a module's declarations, as far as their age goes.
struct SymbolGraph: Decodable {
    struct Identifier: Decodable {
        let precise: String
    }

    struct Availability: Decodable {
        struct Number: Decodable {
            let major: Int
            let minor: Int?
        }

        let domain: String?
        let introduced: Number?
    }

    struct Symbol: Decodable {
        let identifier: Identifier
        let pathComponents: [String]
        let availability: [Availability]?
    }

    let symbols: [Symbol]

    /// Adds what is newer than the minimum in all graphs of a folder.
    static func collect(from folder: URL, newerThan minimum: Versions, into newer: inout NewerDeclarations)
        throws
    {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".symbols.json") }.sorted()
        if names.isEmpty { throw Problem("No symbol graphs in \(folder.path)") }
        for name in names {
            let data = try Data(contentsOf: folder.appendingPathComponent(name))
            for symbol in try JSONDecoder().decode(SymbolGraph.self, from: data).symbols {
                guard let introduced = symbol.introduced, !minimum.reaches(introduced) else { continue }
                newer.add(
                    usr: symbol.usr,
                    Newer(name: symbol.pathComponents.joined(separator: "."), introduced: introduced))
            }
        }
    }
}

extension SymbolGraph.Symbol {
    /// A synthesised member is written with its type behind it, and used without.
    var usr: String {
        identifier.precise.range(of: "::SYNTHESIZED::").map { String(identifier.precise[..<$0.lowerBound]) }
            ?? identifier.precise
    }

    /// Since when it is there; the compiler has merged in what is said of the type or extension around it.
    var introduced: Versions? {
        var named: [Platform: Version] = [:]
        for mark in availability ?? [] {
            guard let platform = mark.domain.flatMap(Platform.init(rawValue:)), let number = mark.introduced
            else { continue }
            let version = Version(major: number.major, minor: number.minor ?? 0)
            named[platform] = max(named[platform] ?? version, version)
        }
        return named.isEmpty ? nil : Versions(named)
    }
}
