import Foundation
import Testing

/// A parameter of the public API that takes a list: an array, a set, or any number of values.
struct ListParameter: Hashable, CustomStringConvertible {
    let module: String
    /// The declaration, such as `Cap.init(_:_:)`.
    let declaration: String
    let label: String
    /// The number of parameters before it that have no label.
    let place: Int
    let isVariadic: Bool

    var description: String { "\(module): \(declaration) \(label)\(isVariadic ? "..." : "")" }

    /// The name by which it is called: a type's own name for an initialiser.
    var callee: String {
        let name = declaration.prefix { $0 != "(" }
        let parts = name.split(separator: ".").map(String.init)
        return parts.last == "init" && parts.count > 1 ? parts[parts.count - 2] : parts.last ?? ""
    }

    /// Whether a call passes two elements.
    func hasTwo(_ call: [SourceCalls.Argument]) -> Bool {
        let places = call.indices.filter { call[$0].label == label }
        guard let first = places.dropFirst(label == "_" ? place : 0).first else { return false }
        guard isVariadic else { return (SourceCalls.elements(of: call[first].value) ?? 0) > 1 }
        let next = first + 1
        return next < call.count && call[next].label == "_"
    }

    /// The list parameters in a line of `Tests/API`.
    static func all(in line: String, of module: String) -> [ListParameter] {
        guard let colon = line.range(of: ": public ") ?? line.range(of: ": open "),
            let open = line[colon.upperBound...].range(
                of: #"(func \w+(<[^(]*>)?|init\??|case \w+)\("#, options: .regularExpression)
        else { return [] }
        let list = line[open.upperBound...].replacingOccurrences(of: "->", with: "  ")
        let declared = SourceCalls("f(" + list, of: ["f"])
        var place = 0
        return (declared.arguments["f"]?.first ?? []).compactMap { parameter in
            defer { place += parameter.label == "_" ? 1 : 0 }
            let type = parameter.value.components(separatedBy: " = ")[0]
            let isVariadic = type.hasSuffix("...")
            // Bytes are one text.
            let isList =
                type.range(of: #"^(\[[^:]*\]|Set<.*>)\??$"#, options: .regularExpression) != nil
                && type != "[UInt8]"
            guard isVariadic || isList else { return nil }
            return ListParameter(
                module: module, declaration: String(line[..<colon.lowerBound]), label: parameter.label,
                place: place, isVariadic: isVariadic)
        }
    }
}

/// Every list of the public API is tested with two elements: `swift test --filter ListParameterTests` prints the tests.
@Suite("Lists", .timeLimit(.minutes(20))) struct ListParameterTests {
    private static let shapes = [
        "AdobeIOS", "AdobeAndroid2", "AdobeAndroid3", "Braze", "Airship17", "Airship18",
    ]
    private static let modules =
        ["InAppCompat", "InAppCore", "InAppPages", "HeadlessStage", "InAppContracts", "InAppCommand"]
        + shapes.flatMap { [$0 + "Bridge", $0 + "Contracts"] }

    /// The tests that pass a list by a name, and the text with which they do.
    private static let byName: [String: (file: String, text: String)] = [
        "InAppCompat: LeftWindows.note(_:before:) _": (
            "InAppCompatTests/LeftWindowTests.swift", "{ [window] + [added]"
        ),
        "InAppCompat: LeftWindows.screen(of:) of": (
            "InAppCompatTests/LeftWindowTests.swift", "{ [window] + [added]"
        ),
        "InAppCore: ContentValue.init(arrayLiteral:) arrayLiteral...": (
            "InAppCompatTests/SecondElementTests.swift", #"(["a", 2],"#
        ),
        "InAppCore: ContentValue.init(dictionaryLiteral:) dictionaryLiteral...": (
            "InAppCompatTests/SecondElementTests.swift", #"["a": 1, "b": ["c"]])"#
        ),
        "InAppCore: MessageEvents.merged(_:) _": (
            "InAppCompatTests/Policies/WaitReasonTests.swift", "merged(bench.lanes.map(\\.engine.events))"
        ),
        "InAppContracts: ContractReport.init(subject:results:) results": (
            "InAppContractsTests/ReportTests.swift", #"failures.map(\.id) == ["X-2", "X-3"]"#
        ),
        "InAppContracts: DelegateContract.init(_:patience:only:own:appSteps:habits:file:) only": (
            "InAppContractsTests/DelegateStoryTests.swift", #"only: [last, first, "zoo""#
        ),
        "InAppContracts: PairContract.pairs(of:) of": (
            "PairTests/PairContractTests.swift",
            "PairContract.pairs(of: kits)).count == kits.count * kits.count"
        ),
        "InAppContracts: PayloadKeyReport.init(_:keys:) keys": (
            "InAppContractsTests/PayloadKeyTests.swift", "let keys = [key(\"text\"), PayloadKey.campaign("
        ),
        "InAppContracts: RuleConcern.promise(_:) _": (
            "InAppContractsTests/SecondElementTests.swift", "[clauses[0], clauses[1]]"
        ),
        "InAppContracts: RecordedTrace.init(jsonLines:for:) for": (
            "InAppContractsTests/RecordedTraceTests.swift", ".map(\\.shape) == [.adobeIOS, .braze]"
        ),
        "InAppContracts: RecordedTrace.kits(among:) among": (
            "InAppContractsTests/RecordedTraceTests.swift", ".map(\\.shape) == [.adobeIOS, .braze]"
        ),
        "InAppContracts: Scenario.init(name:about:kits:payloads:script:reactions:isRealTime:steps:) reactions":
            (
                "InAppContractsTests/SecondElementTests.swift",
                "scenario.reactions = [reaction, ScenarioReaction("
            ),
        "InAppContracts: ShapeKit.init(title:capabilities:driver:adopt:adoptionLimits:rules:scenarios:delegateScenarios:requirements:payloadKeys:port:campaigns:stories:writer:) payloadKeys":
            ("CommandTests/InspectKeysTests.swift", "entries.count == kit.payloadKeys.count"),
        "InAppContracts: SwimLane.Column.init(_:_:capabilities:rules:remarks:) rules": (
            "InAppContractsTests/SecondElementTests.swift", "[\"X-1\", \"X-2\"].map { rule("
        ),
        "InAppContracts: SwimLane.init(playing:on:) on": (
            "DocumentationTests/PictureTests.swift", "SwimLane(playing: story, on: kits).svg =="
        ),
        "Airship17Bridge: Airship17Bridge.init(_:gatePolicy:wrapping:) wrapping": (
            "Airship17BridgeTests/Airship17BridgeTests.swift", "wrapping: [.banner, .modal]"
        ),
        "Airship18Bridge: Airship18Bridge.init(_:showingOwnViewsFor:showingPagesFor:) showingOwnViewsFor": (
            "Airship18BridgeTests/Airship18BridgeTests.swift", "showingOwnViewsFor: [.banner, .modal]"
        ),
    ]

    private static func sources(_ names: Set<String>) throws -> [(name: String, calls: SourceCalls)] {
        // The shapes' contracts are an app of the kit: their rules are played, and their mutants are found.
        let contracts =
            shapes.map { "Sources/\($0)Contracts" } + ["Sources/AdobeRecords", "Sources/AirshipRecords"]
        return try (["Tests"] + contracts).flatMap { folder in
            let root = DocumentTests.root.appendingPathComponent(folder)
            let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
            var found: [(String, SourceCalls)] = []
            for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
                guard !file.path.contains("/.build/") else { continue }
                let text = try String(contentsOf: file, encoding: .utf8)
                found.append((file.lastPathComponent, SourceCalls(text, of: names)))
            }
            return found
        }
    }

    private static func parameters() throws -> [ListParameter] {
        try modules.flatMap { module in
            let file = DocumentTests.root.appendingPathComponent("Tests/API/\(module).txt")
            return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").flatMap {
                ListParameter.all(in: String($0), of: module)
            }
        }
    }

    @Test("Each list of the public API is tested with two elements")
    func two() throws {
        let parameters = try Self.parameters()
        #expect(parameters.count > 120)
        let sources = try Self.sources(Set(parameters.map(\.callee)))
        for parameter in parameters {
            let by = sources.filter { source in
                (source.calls.arguments[parameter.callee] ?? []).contains(where: parameter.hasTwo)
            }
            let named = Self.byName[parameter.description]
            #expect(!by.isEmpty || named != nil, "\(parameter) is tested with two elements by no test")
            #expect(by.isEmpty || named == nil, "\(parameter) need not be named")
        }
        #expect(Set(Self.byName.keys).subtracting(parameters.map(\.description)) == [])
    }

    @Test("The tests that pass a list by a name exist")
    func named() throws {
        for (parameter, evidence) in Self.byName {
            let file = DocumentTests.root.appendingPathComponent("Tests/\(evidence.file)")
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(text.contains(evidence.text), "\(parameter)")
        }
    }

    @Test("A list that is only tested with one element is found")
    func isFound() {
        let line =
            "Cap.Limit.init(_:of:in:_:): public init(_: Int, of: [(Int) -> Bool] = [], in: Set<String>, _: Int...)"
        let parameters = ListParameter.all(in: line, of: "M")
        #expect(
            parameters.map(\.description)
                == ["of", "in", "_..."].map { "M: Cap.Limit.init(_:of:in:_:) \($0)" })
        func two(_ source: String) -> [Bool] {
            let calls = SourceCalls(source, of: ["Limit"]).arguments["Limit"] ?? []
            return parameters.map { parameter in calls.contains { parameter.hasTwo($0) } }
        }
        #expect(two(#"Limit(1, of: [{ _ in f(1, 2) }], in: ["a, b"], 2)"#) == [false, false, false])
        #expect(two(#"func Limit(1, 2, 3) OtherLimit(1, 2, 3) Limit(1, 2)"#) == [false, false, false])
        #expect(two(#"Cap.Limit(1, of: [f, g], in: Set(["a", "b"]), 2, 3)"#) == [true, true, true])
    }
}
