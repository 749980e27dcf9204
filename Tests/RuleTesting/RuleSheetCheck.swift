import InAppContracts
import Testing

/// A property of a shape's rules as a whole. One test case each.
package enum RuleSheetCheck: String, Sendable, CaseIterable, CustomTestStringConvertible {
    case rulesAreComplete = "the rules are those of the facts, once each and in order, and no others"
    case mutantsAreComplete = "every checked rule has a mutant, and every mutant a checked rule"
    case everyScenarioServes =
        "every scenario serves a rule; those that call back from inside callbacks serve all rules"
    case noStrayGestures =
        "no scenario has a user step that nothing on the screen receives, except on purpose"
    case hostPasses = "the host passes as a whole, with nearly every observable rule checked"
    case referencesAreComplete = "every reference has its file, and every such file is a reference"
    case expectationsAreStrong = "each expectation can be broken: none is empty"

    package var testDescription: String { rawValue }

    /// Checks a sheet for it.
    @MainActor package func hold(_ sheet: RuleSheet) throws {
        switch self {
        case .rulesAreComplete:
            #expect(sheet.kit.rules.map(\.id) == sheet.ids)
            #expect(sheet.counts.values.reduce(0, +) == sheet.ids.count)
        case .mutantsAreComplete: sheet.holdMutants()
        case .everyScenarioServes:
            let named = sheet.kit.rules.compactMap(\.check).flatMap { $0.parts + $0.realTime }
            #expect(
                Set(sheet.kit.scenarios.keys).subtracting(named.map(\.scenario)) == sheet.unnamedScenarios)
        case .noStrayGestures: try sheet.holdGestures()
        case .hostPasses:
            let report = try HostContract.report(on: sheet.kit)
            #expect(report.isSuccess, "\(report)")
            #expect(report.coverage >= 0.85)
            #expect(report.counts == sheet.counts)
        case .referencesAreComplete: #expect(try Set(sheet.files.names) == Set(sheet.references.map(\.file)))
        case .expectationsAreStrong: try sheet.holdExpectations()
        }
    }
}

@MainActor extension RuleSheet {
    fileprivate func holdMutants() {
        let checked = Set(kit.rules.filter { $0.check != nil }.map(\.id))
        let broken = Set(mutants.filter { !$0.value.isEmpty }.keys)
        #expect(checked.subtracting(broken) == [], "rules without mutants")
        #expect(Set(mutants.keys).subtracting(checked) == [], "mutants without rules")
    }

    fileprivate func holdGestures() throws {
        let stray = try HostTraces.of(kit).filter { _, trace in
            trace.events.contains { $0.source == .stage && $0["kind"] == "error" }
        }
        #expect(Set(stray.keys).subtracting(unnamedScenarios) == strayScenarios)
    }

    /// The mutants of the rules are written by hand and show typical mistakes of real hosts; these are derived from the
    /// expectations, so that none of them is left out.
    fileprivate func holdExpectations() throws {
        let traces = try HostTraces.of(kit)
        for rule in kit.rules {
            for part in rule.check?.parts ?? [] {
                let trace = try #require(traces[part.scenario])
                for expectation in part.expectations {
                    let isRejected = (try? expectation.rejectsItsOpposite(of: trace)) == true
                    #expect(isRejected, "\(rule.id) in \(part.scenario): \(expectation)")
                }
            }
            for expectation in rule.check?.everywhere ?? [] {
                let isRejected = traces.values.contains { trace in
                    (try? expectation.rejectsItsOpposite(of: trace)) == true
                }
                #expect(isRejected, "\(rule.id): \(expectation)")
            }
        }
    }
}

@MainActor extension RuleCase {
    /// Checks that a rule holds on the host, or gives a reason why it is not checked, and that each part
    /// of its check is exercised.
    package func hold() throws {
        let traces = try HostTraces.of(sheet.kit)
        let result = rule.result(in: traces)
        switch rule.testability {
        case .checked:
            // Unsure rules never fail a host, but this host keeps them.
            #expect(result.status == .passed, "\(result.words)")
        case .untestable(let reason):
            #expect(result.status == .untestable && reason.count > 20)
        case .outOfScope(let reason):
            #expect(result.status == .outOfScope && reason.count > 20)
        }
        #expect(rule.shape == sheet.kit.shape && rule.majorVersion == sheet.majorVersion)
        #expect(!rule.statement.isEmpty && !rule.intent.isEmpty && !rule.source.isEmpty)
        for part in rule.check?.parts ?? [] {
            let trace = try #require(traces[part.scenario])
            for expectation in part.expectations {
                #expect(expectation.outcome(in: trace) == .met, "\(part.scenario): \(expectation)")
            }
        }
    }
}

@MainActor extension MutantCase {
    /// Checks that the rule rejects the broken trace with the expected text, and accepts the original one.
    package func hold() throws { try hold(HostTraces.of(sheet.kit)) }

    /// The same for a trace in real time.
    package func holdInRealTime() async throws { try hold(await HostTraces.inRealTime(of: sheet.kit)) }

    private func hold(_ traces: [String: Trace]) throws {
        let rule = try #require(sheet.kit.rules.first { $0.id == id })
        let objection = try mutant.objection(of: rule, traces: traces)
        #expect(objection == nil, "\(testDescription): \(objection ?? "")")
    }
}

@MainActor extension RuleSheet {
    /// Checks that a sequence is as the facts state it.
    package func hold(_ reference: Reference) throws {
        let scenario = try files.load(reference.file, for: [kit])
        #expect(try ScenarioRunner.run(scenario).story == reference.story)
    }

    /// The same rules with threads that the stage does not control: every rule that has a part in real time holds
    /// there, each has a mutant, and rules about every trace hold there, too.
    package func holdInRealTime() async throws {
        let traces = try await HostTraces.inRealTime(of: kit)
        #expect(traces.count >= 3)
        for rule in realTimeRules {
            let result = rule.result(in: traces)
            #expect(result.status == .passed, "\(rule.id): \(result.words)")
            for part in rule.check?.realTime ?? [] {
                let trace = try #require(traces[part.scenario])
                for expectation in part.expectations {
                    #expect(expectation.outcome(in: trace) == .met, "\(rule.id) \(part.scenario)")
                }
            }
        }
        let report = try HostContract.report(on: kit, and: traces)
        #expect(report.isSuccess, "\(report.failures.map(\.id))")
        #expect(Set(realTimeMutants.keys) == Set(realTimeRules.map(\.id)))
    }
}
