/// A place in the tree: what is known to be there, and where it stands in the file.
struct Scope {
    var versions: Versions
    /// The nearest node around that is written in the file itself and not made by a macro.
    var start = 0
    var end = 0
    /// Whether a value is taken out of its existential here; its own type is then written like the existential.
    var opensExistential = false

    /// The same place with what the marks of a declaration promise.
    func inside(_ marks: [JSON]) -> Scope {
        var named: [Platform: Version] = [:]
        for mark in marks where mark.kind == "available_attr" {
            guard let platform = mark["domain"]?.string.flatMap(Platform.init(rawValue:)),
                let version = mark["introduced"]?.string.flatMap({ Version($0) })
            else { continue }
            named[platform] = version
        }
        return raised(by: Versions(named))
    }

    /// The same place where a condition has asked for versions.
    func raised(by other: Versions) -> Scope {
        var scope = self
        scope.versions = versions.raised(by: other)
        return scope
    }

    func at(_ node: JSON) -> Scope {
        guard let range = node["range"], range["buffer_id"] == nil, let start = range["start"]?.number,
            let end = range["end"]?.number, end >= start
        else { return self }
        var scope = self
        scope.start = start
        scope.end = end
        return scope
    }
}

/// What `#available` and `#unavailable` say.
struct AvailabilityQuery {
    let versions: Versions
    /// The compiler writes both alike, but only `#available` has a star.
    let isNegated: Bool

    init?(_ node: JSON) {
        guard node.kind == "#available" else { return nil }
        var named: [Platform: Version] = [:]
        var hasStar = false
        for part in node["queries"]?.elements ?? [] {
            if part["domain"]?.string == "*" { hasStar = true }
            guard let platform = part["domain"]?.string.flatMap(Platform.init(rawValue:)) else { continue }
            named[platform] = part["version"]?.string.flatMap { Version($0) }
        }
        versions = Versions(named)
        isNegated = !hasStar
    }
}
