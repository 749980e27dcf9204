/// A use of something that is newer than what is known to be there.
struct Finding: Hashable, Comparable {
    let place: Place
    let name: String
    let introduced: String
    let known: String
    let isGuarded: Bool

    var text: String {
        "\(place): error: '\(name)' is from \(introduced) on, "
            + (isGuarded ? "the guard around it says \(known)" : "the minimum is \(known)")
    }

    static func < (left: Finding, right: Finding) -> Bool {
        (left.place, left.name) < (right.place, right.name)
    }
}

/// A place in a source file, as compilers write it.
struct Place: Hashable, Comparable, CustomStringConvertible {
    let path: String
    let line: Int
    let column: Int

    var description: String { "\(path):\(line):\(column)" }

    static func < (left: Place, right: Place) -> Bool {
        (left.path, left.line, left.column) < (right.path, right.line, right.column)
    }
}
