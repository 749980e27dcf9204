import InAppCompat

/// What the names in a scenario may refer to. Most scenarios use few of them, so each is looked for where it stands.
struct ScenarioVocabulary {
    private let drivers: [any ShapeDriver.Type]
    /// The names of the payloads.
    private let payloads: Set<String>
    /// The names of the steps that the app defines.
    let appSteps: Set<String>

    init(kits: [ShapeKit], payloads: Set<String>, appSteps: Set<String>) {
        drivers = kits.map(\.driver)
        self.payloads = payloads
        self.appSteps = appSteps
    }

    /// The callbacks of the shapes' delegates and of the handler.
    var callbacks: Set<String> { Set(drivers.flatMap { $0.callbacks } + RecordingHandler.callbacks) }

    /// The signature of a call that every shape of the scenario knows.
    func call(_ node: ScenarioNode, by origin: CallSignature.Origin) throws -> CallSignature {
        if let known = call(try node.string(), by: origin) { return known }
        let steps = origin == .app ? appSteps : []
        let calls = (drivers.first?.calls ?? []).map(\.name).filter { call($0, by: origin) != nil }
        let names = steps.union(calls)
        guard !names.isEmpty else {
            throw node.error(
                .invalidValue,
                "found \(node.value.summary), but there is no call with \"\(origin.rawValue)\" that the "
                    + "scenario's shapes all know.")
        }
        throw node.unexpected(outOf: names)
    }

    /// The call that every shape has by a name, with the same parameters; nil if one has not.
    private func call(_ name: String, by origin: CallSignature.Origin) -> CallSignature? {
        guard let call = drivers.first?.call(named: name), call.origin == origin else { return nil }
        let isEverywhere = drivers.dropFirst().allSatisfy { driver in
            let other = driver.call(named: name)
            return other?.origin == origin && other?.parameters == call.parameters
        }
        return isEverywhere ? call : nil
    }

    /// The name of a payload that exists.
    func payload(_ node: ScenarioNode) throws -> String {
        try node.word(
            Dictionary(uniqueKeysWithValues: payloads.map { ($0, $0) }),
            lack: "the scenario has no payloads: \"payloads\" is missing or empty")
    }
}
