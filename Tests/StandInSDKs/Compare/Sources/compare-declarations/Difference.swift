/// A declaration of the vendor's that the model has otherwise, or not at all.
struct Difference: Comparable, CustomStringConvertible {
    let path: String
    let explanation: String

    var description: String { "\(path): \(explanation)" }

    static func < (left: Difference, right: Difference) -> Bool {
        (left.path, left.explanation) < (right.path, right.explanation)
    }

    /// Everything in which a model differs from the vendor's modules. What only the model has is none: the stand-ins do
    /// not hold everything that the vendor declares.
    static func all(of vendor: Declarations, and model: Declarations) -> [Difference] {
        var differences: [Difference] = []
        for (path, declarations) in vendor.byPath {
            let known = model.byPath[path] ?? []
            let missing = declarations.subtracting(known).sorted()
            guard !missing.isEmpty else { continue }
            let text = missing.joined(separator: "; ")
            if known.isEmpty {
                differences.append(Difference(path: path, explanation: "the model lacks \(text)"))
            } else {
                let others = known.subtracting(declarations).sorted().joined(separator: "; ")
                differences.append(
                    Difference(path: path, explanation: "it is \(text), and in the model \(others)"))
            }
        }
        for (path, parents) in vendor.parents {
            guard model.byPath[path] != nil else { continue }
            let known = model.parents[path] ?? []
            for parent in parents.subtracting(known).subtracting(implied) {
                differences.append(Difference(path: path, explanation: "it is \(parent), and not in the model"))
            }
        }
        for (path, parents) in model.parents where parents.contains("Sendable") {
            guard vendor.byPath[path] != nil, vendor.parents[path]?.contains("Sendable") != true else { continue }
            differences.append(Difference(path: path, explanation: "it is not Sendable, and in the model it is"))
        }
        return differences.sorted()
    }

    /// What follows from other parents, or from how the compiler builds a class.
    private static let implied: Set<String> = [
        "Copyable", "Escapable", "CVarArg", "CustomStringConvertible", "CustomDebugStringConvertible",
        "SendableMetatype", "BitwiseCopyable",
    ]
}
