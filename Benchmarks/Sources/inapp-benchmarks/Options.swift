/// The options of the command line.
struct Options {
    enum Format: String { case text, json }

    var format = Format.text
    var isQuick = false
    /// Only sections whose name contains this.
    var filter: String?

    static let usage = """
        inapp-benchmarks [--quick] [--format text|json] [--filter SECTION]
        """

    init(_ arguments: some Sequence<String>) throws {
        var rest = arguments.makeIterator()
        while let argument = rest.next() {
            switch argument {
            case "--quick": isQuick = true
            case "--filter": filter = rest.next()
            case "--format":
                guard let name = rest.next(), let format = Format(rawValue: name) else {
                    throw BenchmarkError("--format needs text or json.\n\(Self.usage)")
                }
                self.format = format
            default: throw BenchmarkError("Unknown argument \(argument).\n\(Self.usage)")
            }
        }
    }

    /// Rounds of a paired measurement.
    var rounds: Int { isQuick ? 7 : 15 }
    /// Calls in one round of a measurement whose calls take nanoseconds.
    var calls: Int { isQuick ? 20_000 : 200_000 }
    /// The numbers of messages at which costs are compared.
    var sizes: [Int] { [10, 100, 1_000] }
    /// The numbers of messages that a host has shown before it is measured.
    var hostSizes: [Int] { [10, 100, 1_000] }
    /// How many messages are held to count their bytes.
    var heldMessages: Int { 1_000 }
}
