/// A declaration of the vendor's that the model has otherwise, or not at all.
struct Difference: Comparable, CustomStringConvertible {
    /// In what it differs.
    enum Kind: String {
        /// The model does not have it.
        case missing
        /// It reads otherwise.
        case declaration
        /// It is open here and public there, and reads the same.
        case access
        /// A superclass, or a protocol.
        case parent
        /// It may be passed between threads in the model only.
        case sendable
    }

    let path: String
    let kind: Kind
    let explanation: String

    var description: String { "\(path) [\(kind.rawValue)]: \(explanation)" }

    static func < (left: Difference, right: Difference) -> Bool {
        (left.path, left.explanation) < (right.path, right.explanation)
    }

    /// Everything in which a model differs from the vendor's modules. What only the model has is none: the stand-ins do
    /// not hold everything that the vendor declares.
    static func all(of vendor: Declarations, and model: Declarations) -> [Difference] {
        let declarations = vendor.byPath.compactMap { path, wanted in
            difference(path, wanted, model.byPath[path] ?? [])
        }
        let parents = vendor.parents.flatMap { path, wanted -> [Difference] in
            guard model.byPath[path] != nil else { return [] }
            return wanted.subtracting(model.parents[path] ?? []).subtracting(implied).map { parent in
                Difference(path: path, kind: .parent, explanation: "it is \(parent), and not in the model")
            }
        }
        let sendable = model.parents.filter { path, parents in
            parents.contains("Sendable") && vendor.byPath[path] != nil
                && vendor.parents[path]?.contains("Sendable") != true
        }.map { path, _ in
            Difference(path: path, kind: .sendable, explanation: "it is not Sendable, and in the model it is")
        }
        return (declarations + parents + sendable).sorted()
    }

    private static func difference(
        _ path: String, _ wanted: Set<String>, _ known: Set<String>
    ) -> Difference? {
        let missing = wanted.subtracting(known).sorted().joined(separator: "; ")
        guard !missing.isEmpty else { return nil }
        guard !known.isEmpty else {
            return Difference(path: path, kind: .missing, explanation: "the model lacks \(missing)")
        }
        let others = known.subtracting(wanted).sorted().joined(separator: "; ")
        let isAccess = Set(wanted.map(withoutAccess)).isSubset(of: known.map(withoutAccess))
        return Difference(
            path: path, kind: isAccess ? .access : .declaration,
            explanation: "it is \(missing), and in the model \(others)")
    }

    private static func withoutAccess(_ declaration: String) -> Substring {
        declaration[(declaration.firstIndex(of: " ") ?? declaration.startIndex)...]
    }

    /// What follows from other parents, or from how the compiler builds a class.
    private static let implied: Set<String> = [
        "Copyable", "Escapable", "CVarArg", "CustomStringConvertible", "CustomDebugStringConvertible",
        "SendableMetatype", "BitwiseCopyable", "NSObjectProtocol", "Equatable",
    ]
}
