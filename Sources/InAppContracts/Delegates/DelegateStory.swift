public import Foundation
import InAppCompat

/// What an app brings to have its delegate verified with, beside the standard scenarios. Sendable; a value.
public struct OwnStories: Sendable {
    /// Campaigns as the vendor's servers send them: JSON text in UTF-8. Each is triggered in small stories of its own:
    /// the user closes it, clicks wherever that is possible, or the app dismisses it.
    public let campaigns: [Data]
    /// Scenarios as JSON text (`Scenario`).
    public let scenarios: [String]

    /// Nothing, or some stories.
    public init(campaigns: [Data] = [], scenarios: [String] = []) {
        self.campaigns = campaigns
        self.scenarios = scenarios
    }
}

/// One scenario that a delegate is driven through.
struct DelegateStory: Sendable {
    let name: String
    let scenario: Scenario
    /// Whether the user brought it.
    let isOwn: Bool
    /// What happens after the scenario's steps.
    var sequel: CampaignStory?

    /// The standard scenarios of a shape, by name.
    /// - Parameter only: which of them; nil for all.
    static func standard(of kit: ShapeKit, only: Set<String>?) -> [Result<DelegateStory, Unreadable>] {
        kit.scenarios.merging(kit.delegateScenarios) { $1 }.sorted { $0.key < $1.key }
            .filter { only?.contains($0.key) ?? true }
            .map { name, text in
                read(name) {
                    DelegateStory(
                        name: name, scenario: try Scenario(json: Data(text.utf8), for: [kit]), isOwn: false)
                }
            }
    }

    /// The stories that an app brings.
    /// - Parameter appSteps: the names of the steps that it defines.
    @MainActor static func own(
        _ own: OwnStories, on kit: ShapeKit, appSteps: Set<String>
    ) -> [Result<DelegateStory, Unreadable>] {
        let scenarios = own.scenarios.enumerated().map { place, text in
            read("scenario \(place + 1)") {
                let scenario = try Scenario(json: Data(text.utf8), for: [kit], appSteps: appSteps)
                return DelegateStory(name: "own: \(scenario.name)", scenario: scenario, isOwn: true)
            }
        }
        let campaigns = own.campaigns.enumerated().flatMap { place, payload in
            let name = "campaign \(place + 1)"
            do {
                return try CampaignStory.stories(of: payload, named: name, on: kit).map {
                    Result<DelegateStory, Unreadable>.success($0)
                }
            } catch {
                return [.failure(Unreadable(name: name, reason: "\(error)"))]
            }
        }
        return scenarios + campaigns
    }

    private static func read(
        _ name: String, _ body: () throws -> DelegateStory
    ) -> Result<DelegateStory, Unreadable> {
        Result(catching: body).mapError { Unreadable(name: name, reason: "\($0)") }
    }
}

/// A story that cannot be read.
struct Unreadable: Error {
    let name: String
    let reason: String
}
