public import Foundation
import InAppCompat

/// The keys of a payload that a port does not keep: those of the campaign, and those that the SDK does not read.
///
/// Sendable; a value.
public struct PayloadKeyReport: Sendable, Hashable, Codable {
    /// A key that says when and to whom a message is shown.
    public struct CampaignKey: Sendable, Hashable, Codable {
        /// Its path, as in `message.campaigns`.
        public let path: String
        /// Its purpose.
        public let about: String
    }

    /// A key that the SDK does not know.
    public struct UnreadKey: Sendable, Hashable, Codable {
        /// Its path, as in `btns[0].txt`.
        public let path: String
        /// The known key that may have been meant; nil if none is near enough.
        public let nearest: String?
    }

    /// Keys that have to be set up again in the campaign, sorted by path.
    public private(set) var campaign: [CampaignKey] = []
    /// Keys that the SDK does not read, sorted by path.
    public private(set) var unread: [UnreadKey] = []

    /// Compares a payload with the keys that a shape knows. Keys below an unknown key are not listed. String values
    /// that contain JSON are searched too.
    /// - Parameters:
    ///   - payload: JSON text; for any other text nothing is listed.
    ///   - keys: the keys that the shape knows; if empty, nothing is listed.
    public init(_ payload: Data, keys: [PayloadKey]) {
        guard !keys.isEmpty, let value = try? JSONDecoder().decode(ContentValue.self, from: payload) else {
            return
        }
        var walk = PayloadWalk(patterns: keys.map(KeyPattern.init))
        walk.visit(value, at: "", [])
        campaign = walk.campaign
        unread = walk.unread
    }
}

/// Walks through a payload, key by key.
private struct PayloadWalk {
    let patterns: [KeyPattern]
    var campaign: [PayloadKeyReport.CampaignKey] = []
    var unread: [PayloadKeyReport.UnreadKey] = []

    mutating func visit(_ value: ContentValue, at path: String, _ names: [String]) {
        switch value {
        case .object(let members):
            var known = KnownKeys(patterns, beneath: names)
            for (name, member) in members.sorted(by: { $0.key < $1.key }) {
                let path = path.isEmpty ? name : "\(path).\(name)"
                if let pattern = known.pattern(of: name) {
                    visit(member, pattern, at: path, names + [name])
                } else {
                    unread.append(PayloadKeyReport.UnreadKey(path: path, nearest: known.nearest(to: name)))
                }
            }
        case .array(let elements):
            for (place, element) in elements.enumerated() { visit(element, at: "\(path)[\(place)]", names) }
        case .string(let text) where text.first == "{" || text.first == "[":
            guard let inner = try? JSONDecoder().decode(ContentValue.self, from: Data(text.utf8)) else {
                break
            }
            visit(inner, at: path, names)
        default: break
        }
    }

    private mutating func visit(
        _ value: ContentValue, _ pattern: KeyPattern, at path: String, _ names: [String]
    ) {
        if pattern.key.isCampaign {
            campaign.append(PayloadKeyReport.CampaignKey(path: path, about: pattern.key.about))
        } else if !pattern.hasAllBeneath {
            visit(value, at: path, names)
        }
    }
}

/// A key that a shape's payloads may have, with the text with which `inspect` explains it.
///
/// Sendable; a value.
public struct PayloadKey: Sendable, Hashable {
    /// The key's path, as names joined by dots: `btns[].text` in each element of an array, `themes.*.bg_color` under
    /// any name, `mobileapp://*` for any name with this prefix, `message?.name` with or without the name before,
    /// `**.meta` at any depth, `extras.**` with everything below it.
    public let path: String
    /// Its purpose, with its unit and its default, as a sentence without a full stop.
    public let about: String
    /// Whether it says when and to whom a message is shown. Such a key belongs to the campaign, and no port keeps it.
    public let isCampaign: Bool
    /// An example value, as JSON text.
    public let example: String

    /// Makes a key.
    /// - Parameters:
    ///   - path: the key's path, see `path`.
    ///   - about: its purpose.
    ///   - example: an example value, as JSON text.
    ///   - isCampaign: whether it belongs to the campaign and not to the message.
    public init(_ path: String, _ about: String, example: String, isCampaign: Bool = false) {
        self.path = path
        self.about = about
        self.isCampaign = isCampaign
        self.example = example
    }

    /// Makes a key that belongs to the campaign, together with everything below it.
    /// - Parameters:
    ///   - path: the key's path, see `path`.
    ///   - about: its purpose.
    ///   - example: an example value, as JSON text.
    public static func campaign(_ path: String, _ about: String, example: String) -> PayloadKey {
        PayloadKey(path, about, example: example, isCampaign: true)
    }
}

/// The keys that a shape knows at one place of a payload. They are determined once for all keys there.
struct KnownKeys {
    private typealias Candidate = (place: Int, pattern: KeyPattern)

    /// The patterns for that place, in their order.
    private var patterns: [KeyPattern] = []
    /// The first pattern for each name.
    private var named: [String: Candidate] = [:]
    /// The patterns for any name with a certain prefix, in their order.
    private var open: [(beginning: Substring, candidate: Candidate)] = []
    private lazy var words = patterns.compactMap { pattern in
        pattern.name.flatMap { $0 == "*" ? nil : (name: $0, letters: Array($0.lowercased())) }
    }

    /// - Parameter names: the names on the path to the place, without array indices.
    init(_ all: [KeyPattern], beneath names: [String]) {
        for (place, pattern) in all.enumerated() {
            let steps = pattern.steps(beneath: names)
            if !steps.isEmpty { patterns.append(pattern) }
            for step in steps {
                if step.hasSuffix("*") {
                    open.append((step.dropLast(), (place, pattern)))
                } else if named[step] == nil {
                    named[step] = (place, pattern)
                }
            }
        }
    }

    /// The first pattern that matches a name.
    func pattern(of name: String) -> KeyPattern? {
        let fitting = open.first { name.hasPrefix($0.beginning) }?.candidate
        guard let exact = named[name] else { return fitting?.pattern }
        guard let fitting, fitting.place < exact.place else { return exact.pattern }
        return fitting.pattern
    }

    /// The known name with the smallest edit distance, if the distance is at most a third of the letters.
    mutating func nearest(to name: String) -> String? {
        let letters = Array(name.lowercased())
        var best: (name: String, distance: Int)?
        for word in words {
            let limit = max(1, max(letters.count, word.letters.count) / 3)
            let least = min(limit, best.map { $0.distance - 1 } ?? limit)
            if let distance = EditDistance.between(letters, word.letters, atMost: least) {
                best = (word.name, distance)
            }
        }
        return best?.name
    }
}

/// The parsed path of a `PayloadKey`.
struct KeyPattern: Sendable {
    let key: PayloadKey
    /// The possible lists of names, with and without the optional names.
    private let forms: [[String]]
    private let isAnywhere: Bool
    /// Whether everything below it belongs to it.
    let hasAllBeneath: Bool

    init(_ key: PayloadKey) {
        self.key = key
        var steps = key.path.split(separator: ".").map { $0.hasSuffix("[]") ? $0.dropLast(2) : $0 }
        isAnywhere = steps.first == "**"
        if isAnywhere { steps.removeFirst() }
        let endsWithAll = steps.last == "**"
        if endsWithAll { steps.removeLast() }
        hasAllBeneath = endsWithAll || key.isCampaign
        forms = steps.reduce(into: [[]]) { forms, step in
            let longer = forms.map { $0 + [String(step.hasSuffix("?") ? step.dropLast() : step)] }
            forms = step.hasSuffix("?") ? longer + forms : longer
        }
    }

    /// The last name. It is suggested for an unknown name in its place.
    var name: String? { forms.first?.last }

    /// The names that this pattern allows at a place of a payload. `*` stands for any name, and at the end of a name
    /// for any suffix.
    /// - Parameter names: the names on the path to the place, without array indices.
    func steps(beneath names: [String]) -> [String] {
        forms.compactMap { form in
            guard let last = form.last else { return isAnywhere ? "*" : nil }
            return fits(form.dropLast(), names) ? last : nil
        }
    }

    private func fits(_ form: ArraySlice<String>, _ names: [String]) -> Bool {
        guard isAnywhere ? names.count >= form.count : names.count == form.count else { return false }
        return zip(form, names.suffix(form.count)).allSatisfy(Self.isNamed)
    }

    private static func isNamed(_ step: String, _ name: String) -> Bool {
        step.hasSuffix("*") ? name.hasPrefix(step.dropLast()) : name == step
    }
}

/// The edit distance of two words.
enum EditDistance {
    /// The number of characters to insert, remove or replace to turn one word into the other.
    static func between(_ left: String, _ right: String) -> Int {
        let (left, right) = (Array(left), Array(right))
        return between(left, right, atMost: max(left.count, right.count)) ?? 0
    }

    /// The number of characters to insert, remove or replace to turn one word into the other; nil if it exceeds a
    /// limit.
    static func between(_ left: [Character], _ right: [Character], atMost limit: Int) -> Int? {
        guard abs(left.count - right.count) <= limit else { return nil }
        var row = Array(0...right.count)
        for (i, character) in left.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            var least = row[0]
            for (j, other) in right.enumerated() {
                let change = diagonal + (character == other ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(change, row[j] + 1, row[j + 1] + 1)
                least = min(least, row[j + 1])
            }
            // No later row has a smaller value.
            if least > limit { return nil }
        }
        return row[right.count] > limit ? nil : row[right.count]
    }
}
