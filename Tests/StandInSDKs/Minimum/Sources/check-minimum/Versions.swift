/// A platform with a minimum.
enum Platform: String, CaseIterable {
    case iOS
    case macCatalyst
    case macOS
}

/// A platform's version, as far as declarations are told apart by it.
struct Version: Comparable, CustomStringConvertible {
    let major: Int
    let minor: Int

    init(major: Int, minor: Int) {
        self.major = major
        self.minor = minor
    }

    /// Reads `16` and `13.3`; further numbers do not matter.
    init?(_ text: some StringProtocol) {
        let numbers = text.split(separator: ".").map { Int($0) }
        guard let major = numbers.first ?? nil else { return nil }
        self.init(major: major, minor: (numbers.count > 1 ? numbers[1] : nil) ?? 0)
    }

    var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }

    static func < (left: Version, right: Version) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }
}

/// A version for some of the platforms: since when something is there, or what is known to be there at a place.
struct Versions: Equatable, CustomStringConvertible {
    private(set) var byPlatform: [Platform: Version] = [:]

    /// Mac Catalyst goes with iOS where it is not named.
    init(_ named: [Platform: Version]) {
        byPlatform = named
        if named[.macCatalyst] == nil { byPlatform[.macCatalyst] = named[.iOS] }
    }

    /// Reads `iOS 16, macOS 13`.
    init?(_ text: some StringProtocol) {
        var named: [Platform: Version] = [:]
        for part in text.split(separator: ",") {
            let words = part.split(separator: " ")
            guard words.count == 2, let platform = Platform(rawValue: String(words[0])),
                let version = Version(words[1])
            else { return nil }
            named[platform] = version
        }
        self.init(named)
    }

    /// What is there at least where both are.
    func raised(by other: Versions) -> Versions {
        Versions(byPlatform.merging(other.byPlatform) { max($0, $1) })
    }

    /// Whether a place with these versions has what came with the others.
    func reaches(_ introduced: Versions) -> Bool {
        introduced.byPlatform.allSatisfy { platform, version in
            byPlatform[platform].map { $0 >= version } ?? true
        }
    }

    func text(joiner: String) -> String {
        Platform.allCases.compactMap { platform in
            guard let version = byPlatform[platform],
                platform != .macCatalyst || version != byPlatform[.iOS]
            else { return nil }
            return "\(platform.rawValue) \(version)"
        }.joined(separator: joiner)
    }

    var description: String { text(joiner: ", ") }
}
