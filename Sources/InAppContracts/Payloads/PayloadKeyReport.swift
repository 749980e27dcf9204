public import Foundation
import InAppCompat

/// The keys of a payload of which a port carries nothing: those of the campaign, and those that nobody reads.
///
/// Sendable; a value.
public struct PayloadKeyReport: Sendable, Hashable, Codable {
    /// A key that says when and to whom the message is shown.
    public struct CampaignKey: Sendable, Hashable, Codable {
        /// Its path, as in `message.campaigns`.
        public let path: String
        /// What it is for.
        public let about: String
    }

    /// A key that the SDK does not know.
    public struct UnreadKey: Sendable, Hashable, Codable {
        /// Its path, as in `btns[0].txt`.
        public let path: String
        /// The key that may have been meant; nil if none is near.
        public let nearest: String?
    }

    /// Keys that have to be set up again in the campaign, sorted by path.
    public private(set) var campaign: [CampaignKey] = []
    /// Keys that nobody reads, sorted by path.
    public private(set) var unread: [UnreadKey] = []

    /// Compares a payload with the keys that a shape knows. Keys beneath an unknown key are not listed. Text that is
    /// JSON is searched, too.
    /// - Parameters:
    ///   - payload: JSON text; for any other text nothing is listed.
    ///   - keys: the keys that the shape knows; without any, nothing is listed.
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

/// A key that the payloads of a shape can have, with the text by which `inspect` explains it.
///
/// Sendable; a value.
public struct PayloadKey: Sendable, Hashable {
    /// Where it stands, as names joined by dots: `btns[].text` in each element of an array, `themes.*.bg_color` under
    /// any name, `mobileapp://*` under any that begins so, `message?.name` with or without the name before, `**.meta` at any depth, `extras.**` with all that is
    /// beneath.
    public let path: String
    /// What it is for, with its unit and its default, in a sentence without a full stop.
    public let about: String
    /// Whether it says when and to whom a message is shown. That belongs to the campaign, and no port carries it.
    public let isCampaign: Bool
    /// A value, as JSON text.
    public let example: String

    /// Describes a key.
    /// - Parameters:
    ///   - path: where it stands, see `path`.
    ///   - about: what it is for.
    ///   - example: a value, as JSON text.
    ///   - isCampaign: whether it belongs to the campaign and not to the message.
    public init(_ path: String, _ about: String, example: String, isCampaign: Bool = false) {
        self.path = path
        self.about = about
        self.isCampaign = isCampaign
        self.example = example
    }

    /// Describes a key that belongs to the campaign, with all that is beneath it.
    /// - Parameters:
    ///   - path: where it stands, see `path`.
    ///   - about: what it is for.
    ///   - example: a value, as JSON text.
    public static func campaign(_ path: String, _ about: String, example: String) -> PayloadKey {
        PayloadKey(path, about, example: example, isCampaign: true)
    }
}

/// The keys that a shape knows at one place of a payload, found once for all keys there.
struct KnownKeys {
    private typealias Candidate = (place: Int, pattern: KeyPattern)

    /// The patterns for that place, in their order.
    private var patterns: [KeyPattern] = []
    /// The first pattern of a name.
    private var named: [String: Candidate] = [:]
    /// The patterns for any name with a certain prefix, in their order.
    private var open: [(beginning: Substring, candidate: Candidate)] = []
    private lazy var words = patterns.compactMap { pattern in
        pattern.name.flatMap { $0 == "*" ? nil : (name: $0, letters: Array($0.lowercased())) }
    }

    /// - Parameter names: the names on the way to the place, without the places in arrays.
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

    /// The first pattern that a name fits.
    func pattern(of name: String) -> KeyPattern? {
        let fitting = open.first { name.hasPrefix($0.beginning) }?.candidate
        guard let exact = named[name] else { return fitting?.pattern }
        guard let fitting, fitting.place < exact.place else { return exact.pattern }
        return fitting.pattern
    }

    /// The known name with the smallest edit distance, at most a third of its letters.
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
    /// The names, with and without those that may be missing.
    private let forms: [[String]]
    private let isAnywhere: Bool
    /// Whether all that is beneath belongs to it.
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

    /// The last name: what is meant where another one stands in its place.
    var name: String? { forms.first?.last }

    /// What this says of the keys at a place of a payload: their names, where `*` is any, and stands for any end.
    /// - Parameter names: the names on the way to the place, without the places in arrays.
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
    /// The number of characters that have to change to turn one word into the other.
    static func between(_ left: String, _ right: String) -> Int {
        let (left, right) = (Array(left), Array(right))
        return between(left, right, atMost: max(left.count, right.count)) ?? 0
    }

    /// The number of characters that have to change to turn one word into the other; nil if it is above a limit.
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
