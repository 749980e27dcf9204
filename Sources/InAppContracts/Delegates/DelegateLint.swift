import Foundation
public import InAppCompat

/// Finds delegate methods that resemble a requirement but are none. Because most requirements have a default, such
/// methods compile and are never called. (Without a default the compiler complains too; the lint also says which
/// requirement was meant.)
///
/// It reads source text, because at run time such a method is not visible through the protocol. It recognises a
/// declaration by its name and argument labels and does not type-check.
///
/// In a type that the text declares to conform to a delegate protocol, a method is a near miss if its name is a
/// requirement's name, or if name and labels together differ in at most three letters. In any other type, since the
/// conformance may be declared in another file, a near miss has a requirement's name and number of arguments, and at
/// least three quarters of its letters or the same first label. Requirements without labels are not searched for there.
/// A type that implements the requirement itself may have other methods of that name.
///
/// If two shapes' protocols have the same name, a type belongs to the protocol of which it implements more
/// requirements. If it implements none of either, it belongs to the one of which it has more methods by name.
///
/// Sendable; a value.
public struct DelegateLint: Sendable {
    /// A method that is never called.
    public struct Finding: Sendable, Hashable, CustomStringConvertible {
        /// The line of the declaration, starting at 1.
        public let line: Int
        /// The method as declared, in the form `urlLoaded(_:)`.
        public let declared: String
        /// The requirement that was probably meant.
        public let meant: String
        /// The shape whose requirement that is.
        public let shape: SDKShape
        /// The type that declares it; a nested type with its path.
        let type: String
        /// What its declaration has that the requirement's has not, if name and labels are the same.
        package var slip: Slip?

        /// The error, as one line.
        public var description: String {
            "line \(line): \(explanation)"
        }

        /// The error in the format of compilers.
        /// - Parameter path: the path of the file.
        public func error(in path: String) -> String { "\(path):\(line): error: \(explanation)" }

        private var explanation: String {
            guard let slip else {
                return "\(declared) is never called by \(shape); did you mean \(meant)?"
            }
            return "\(declared) is never called by \(shape): \(slip.reason)"
        }
    }

    private let requirements: [DelegateRequirements]
    private let shapes: Set<SDKShape>

    /// Makes a lint for the delegates of some shapes.
    /// - Parameters:
    ///   - kits: every shape whose delegates a file may contain. If several protocols share a method name, a method is
    ///     a near miss only if it fits none of them.
    ///   - shapes: reports only requirements of these shapes; nil for those of all kits.
    public init(_ kits: [ShapeKit], only shapes: [SDKShape]? = nil) {
        requirements = kits.flatMap(\.requirements)
        self.shapes = Set(shapes ?? kits.map(\.shape))
    }

    /// A Swift source text, with its path. Sendable; a value.
    public struct Source: Sendable, Hashable {
        /// The file's path, as findings name it.
        public let path: String
        /// The text.
        public let text: String

        /// Makes a source.
        public init(path: String, text: String) {
            self.path = path
            self.text = text
        }
    }

    /// The near misses in several source texts of one app. A subclass of a delegate is a delegate too, even if the
    /// delegate is declared in another file.
    /// - Returns: the findings of each text that has any, in the order of the texts.
    public func findings(in sources: [Source]) -> [(path: String, findings: [Finding])] {
        findings(in: sources, declaring: sources.map { SourceMethods(in: $0.text) })
    }

    /// The same, where it is known what each text declares.
    func findings(
        in sources: [Source], declaring all: [SourceMethods]
    ) -> [(path: String, findings: [Finding])] {
        zip(sources, all).compactMap { source, methods in
            var declared = methods
            declared.inherit(from: all)
            let found = findings(in: declared)
            return found.isEmpty ? nil : (source.path, found)
        }
    }

    /// One line per finding in all Swift files at or below some paths, in the format of compilers: `file:line: error:
    /// …`. For an app's own tests: `#expect(try lint.errors(beneath: ["Sources"]).isEmpty)`.
    /// - Throws: the error of the file system for a path that cannot be read.
    public func errors(beneath paths: [String]) throws -> [String] {
        let sources = try paths.flatMap(SwiftFiles.beneath).map {
            Source(path: $0, text: try String(contentsOfFile: $0, encoding: .utf8))
        }
        return findings(in: sources).flatMap { path, findings in findings.map { $0.error(in: path) } }
    }

    /// The near misses in a Swift source text, in order.
    public func findings(in source: String) -> [Finding] {
        var declared = SourceMethods(in: source)
        declared.inherit(from: [])
        return findings(in: declared)
    }

    private func findings(in declared: SourceMethods) -> [Finding] {
        let right = Set(
            declared.methods.filter(mayFit).map { Place(type: $0.type, signature: $0.signature) })
        let named = Set(declared.methods.map { Place(type: $0.type, signature: Self.name($0.signature)) })
        return declared.methods.compactMap { method in
            let parents = declared.parents[method.type] ?? []
            let delegates = delegates(parents) { signature in
                right.contains(Place(type: method.type, signature: signature))
            } isNamed: { signature in
                named.contains(Place(type: method.type, signature: Self.name(signature)))
            }
            let stated = delegates.filter { parents.contains($0.protocolName) }
            if let finding = unreached(method, of: stated, declared.lineage) { return finding }
            guard
                !(stated.isEmpty ? delegates : stated).contains(where: {
                    $0.fits(method)
                })
            else { return nil }
            let near = { (delegate: DelegateRequirements) -> (miss: NearMiss, shape: SDKShape)? in
                guard shapes.contains(delegate.shape) else { return nil }
                return NearMiss(method, of: delegate, isDelegate: parents.contains(delegate.protocolName))
                    .map { ($0, delegate.shape) }
            }
            // A declared conformance takes precedence over a method's resemblance.
            let expected = stated.compactMap(near)
            let misses = expected.isEmpty ? delegates.compactMap(near) : expected
            guard let best = misses.min(by: { $0.miss.distance < $1.miss.distance }),
                !right.contains(Place(type: method.type, signature: best.miss.requirement))
            else { return nil }
            let slip = best.miss.requirement == method.signature ? best.miss.slip : nil
            return Finding(
                line: method.line, declared: method.signature, meant: best.miss.requirement,
                shape: best.shape,
                type: method.type, slip: slip)
        }
    }

    /// The finding for a requirement that a subclass declares where its superclass conforms without it: the SDK calls the
    /// protocol's default.
    private func unreached(
        _ method: SourceMethods.Method, of stated: [DelegateRequirements], _ lineage: SourceLineage
    ) -> Finding? {
        let right = stated.filter { shapes.contains($0.shape) && $0.fits(method) }
        guard right.count == 1, let delegate = right.first,
            method.form.words.isDisjoint(with: [.isOverride, .isObjC]),
            let ancestor = lineage.ancestor(
                of: method.type, conformingTo: delegate.protocolName, without: method.signature)
        else { return nil }
        return Finding(
            line: method.line, declared: method.signature, meant: method.signature, shape: delegate.shape,
            type: method.type, slip: .isNotInherited(from: ancestor))
    }

    /// Whether a method is a requirement, or shares its name and labels with none.
    private func mayFit(_ method: SourceMethods.Method) -> Bool {
        let rivals = requirements.filter { $0.methods.contains(method.signature) }
        return rivals.isEmpty || rivals.contains { $0.fits(method) }
    }

    /// Whether a Swift source text contains a delegate of the shapes: a type that declares conformance to one of their
    /// protocols, or that has a method that is a requirement with labels, or nearly is one.
    public func hasDelegate(in source: String) -> Bool {
        let declared = SourceMethods(in: source)
        let wanted = requirements.filter { shapes.contains($0.shape) }
        let protocols = Set(wanted.map(\.protocolName))
        let labelled = Set(wanted.flatMap(\.methods).filter { Self.hasLabel($0) })
        return declared.parents.values.contains { !$0.isDisjoint(with: protocols) }
            || declared.methods.contains { labelled.contains($0.signature) } || !findings(in: source).isEmpty
    }

    /// The delegate protocols that a type may be meant to implement. If several have the name that the type states,
    /// only the one of which it implements the most requirements.
    private func delegates(
        _ parents: Set<String>, isRight: (String) -> Bool, isNamed: (String) -> Bool
    ) -> [DelegateRequirements] {
        let rivals = requirements.filter { parents.contains($0.protocolName) }
        let names = Set(rivals.map(\.protocolName))
        let losers = names.flatMap { name -> [DelegateRequirements] in
            let all = rivals.filter { $0.protocolName == name }
            let wanted = all.filter { shapes.contains($0.shape) }
            let candidates = wanted.isEmpty ? all : wanted
            let right = Self.best(of: candidates) { $0.score(isRight: isRight) }
            // If no requirement is implemented, the methods' names decide, then the order of the shapes.
            let winners =
                right.isEmpty
                ? Array((Self.best(of: candidates) { $0.score(isRight: isNamed) } + candidates).prefix(1))
                : right
            return all.filter { !winners.contains($0) }
        }
        return requirements.filter { !losers.contains($0) }
    }

    /// The candidates with the highest score; none if that is 0.
    private static func best(
        of candidates: [DelegateRequirements], score: (DelegateRequirements) -> Int
    ) -> [DelegateRequirements] {
        let scores = candidates.map(score)
        guard let best = scores.max(), best > 0 else { return [] }
        return zip(candidates, scores).filter { $0.1 == best }.map(\.0)
    }

    /// The name of a method, without its labels.
    private static func name(_ signature: String) -> String { String(signature.prefix { $0 != "(" }) }

    /// Whether a requirement has a distinctive label.
    private static func hasLabel(_ signature: String) -> Bool {
        signature.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":").contains { $0 != "_" }
    }

    private struct Place: Hashable {
        let type: String
        let signature: String
    }
}

/// A method, and the requirement that it nearly is.
private struct NearMiss {
    let requirement: String
    /// The number of letters that differ.
    let distance: Int
    /// What differs if no letter does.
    let slip: DelegateLint.Slip?

    /// Nil if no requirement is near the method.
    init?(_ method: SourceMethods.Method, of delegate: DelegateRequirements, isDelegate: Bool) {
        slip = delegate.slip(of: method)
        if isDelegate, let renamed = delegate.renamed(method) {
            (requirement, distance) = (renamed, 1)
            return
        }
        let near = delegate.methods.map { ($0, EditDistance.between($0, method.signature)) }.filter {
            candidate in
            isDelegate
                ? Self.name(candidate.0) == method.name || candidate.1 <= (candidate.0.contains(":") ? 3 : 1)
                    || Self.isOtherSpelling(method, candidate.0, candidate.1)
                : Self.isClose(method, candidate.0, candidate.1)
        }
        guard let best = near.min(by: { $0.1 < $1.1 }) else { return nil }
        requirement = best.0
        distance = best.1
    }

    private static func name(_ signature: String) -> Substring { signature.prefix { $0 != "(" } }

    /// Whether a method has a requirement's labels, and a name that differs in at most a quarter of its letters:
    /// vendors rename callbacks in this way from one generation to the next. A single label alone is not enough.
    private static func isOtherSpelling(
        _ method: SourceMethods.Method, _ requirement: String, _ distance: Int
    ) -> Bool {
        requirement.drop { $0 != "(" } == method.signature.drop { $0 != "(" } && method.labels.count > 1
            && distance * 4 <= name(requirement).count
    }

    /// Whether a method of a type that is not known to be a delegate may be meant as a requirement.
    private static func isClose(_ method: SourceMethods.Method, _ requirement: String, _ distance: Int)
        -> Bool
    {
        let labels = requirement.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":")
        guard name(requirement) == method.name, labels.count == method.labels.count,
            labels.contains(where: { $0 != "_" })
        else { return false }
        let isSameStart = labels[0] != "_" && labels[0] == method.labels[0]
        return isSameStart || distance * 4 <= requirement.count
    }
}
