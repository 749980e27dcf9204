/// What comes before `--`, as names with values, and the rest.
struct Options {
    private var values: [String: [String]] = [:]
    private(set) var rest: [String] = []

    init(_ arguments: [String]) throws {
        var left = arguments[...]
        while let name = left.popFirst() {
            if name == "--" {
                rest = Array(left)
                return
            }
            guard name.hasPrefix("--"), let value = left.popFirst() else {
                throw Problem("No value for \(name)")
            }
            values[name, default: []].append(value)
        }
    }

    func all(_ name: String) -> [String] { values[name] ?? [] }

    func one(_ name: String) throws -> String {
        guard let value = all(name).last else { throw Problem("\(name) is missing") }
        return value
    }

    func minimum() throws -> Versions {
        let text = all("--minimum").last ?? "iOS 15, macOS 12"
        guard let versions = Versions(text) else { throw Problem("Not versions: \(text)") }
        return versions
    }
}
