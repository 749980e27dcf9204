import InAppCompat
import PlatformStandIns

/// The campaigns of one playing of a story, which may change while it is played. Sendable: what changes is behind a lock.
final class StoryCampaigns: Sendable {
    private let story: Story
    private let host: StoryHost
    private let changed = Locked<Set<String>>([])

    init(_ story: Story, on host: StoryHost) {
        self.story = story
        self.host = host
    }

    /// The payload of a message's campaign as it is now, as JSON text; nil where the host has no such campaign.
    func payload(of id: String) -> String? {
        guard let payload = story.messages[id].flatMap({ host.campaign($0, id) }) else { return nil }
        return changed.current.contains(id) ? host.changed(payload) : payload
    }

    /// Gives a campaign another message.
    func change(_ id: String) {
        changed.withLock { _ = $0.insert(id) }
    }
}
