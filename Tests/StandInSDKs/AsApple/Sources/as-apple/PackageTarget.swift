import Foundation

/// A target as `swift package describe --type json` tells of it.
struct PackageTarget: Decodable {
    let name: String
    /// `library`, `executable`, `test`, `plugin`.
    let type: String
    /// Its folder, from the package's.
    let path: String
    /// Its files, from its folder.
    let sources: [String]
    /// The targets of the same package that it needs.
    let targetDependencies: [String]?
    /// The products of other packages that it needs.
    let productDependencies: [String]?

    enum CodingKeys: String, CodingKey {
        case name, type, path, sources
        case targetDependencies = "target_dependencies"
        case productDependencies = "product_dependencies"
    }
}

/// A package as `swift package describe --type json` tells of it.
struct PackageDescription: Decodable {
    let name: String
    let path: String
    let targets: [PackageTarget]

    /// Reads what the package manager wrote to a file.
    init(at path: String) throws {
        self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    }

    /// The targets with a Swift module, each after those that it needs.
    var inOrder: [PackageTarget] {
        var rest = targets.filter { $0.type != "plugin" }.sorted { $0.name < $1.name }
        var ordered: [PackageTarget] = []
        while !rest.isEmpty {
            let known = Set(rest.map(\.name))
            let next = rest.filter { known.isDisjoint(with: $0.targetDependencies ?? []) }
            guard !next.isEmpty else { return ordered + rest }
            ordered += next
            rest.removeAll { target in next.contains { $0.name == target.name } }
        }
        return ordered
    }
}

extension PackageDescription {
    /// The targets of these names and what they need, in order; all without a name.
    func needed(by names: [String]) -> [PackageTarget] {
        guard !names.isEmpty else { return inOrder }
        var wanted = Set(names)
        for target in inOrder.reversed() where wanted.contains(target.name) {
            wanted.formUnion(target.targetDependencies ?? [])
        }
        return inOrder.filter { wanted.contains($0.name) }
    }
}
