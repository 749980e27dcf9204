import AdobeAndroid3Model
import ModelTesting

/// What the rules say about a random sequence, turn by turn: which callbacks come and in which order, the changes of
/// views, and what is on the screen. It knows only the steps, and nothing of the model.
final class SequenceOracle {
    /// A rule that is left out, to show that the sequences detect it.
    enum Omission: Sendable, CaseIterable {
        case none
        /// A3-002: a presentable keeps the delegate that it was created with.
        case oldDelegate
        /// A3-010: every command is posted.
        case postedCommands
        /// A3-024: a presentable whose dismissal fails because there is no activity no longer follows the activities.
        case endOfFollowing
        /// A3-030: the check for an activity comes before the check for a conflict.
        case orderOfChecks
        /// A3-031: nothing is shown while another message is visible.
        case conflict
        /// A3-051: a page that is being dismissed is gone when its animation is over.
        case exitAnimation
        /// A3-053: the container of a dismissed message is removed together with its page.
        case removedContainer
        /// A3-053: a removal that is pending in one activity is not pending in the next.
        case awaitedRemoval
        /// A3-060: a message that is visible moves to the new activity.
        case moving
        /// A3-115: a page is created one frame after its container.
        case frame
        /// A3-131: a command and its opposite in one turn leave the page alone.
        case keptPage
        /// A3-135: a dialog is there as long as its container.
        case hiddenDialog
    }

    let omission: Omission
    let queue = TurnQueue(now: 0)
    private(set) var members: [String: OracleMember] = [:]
    private var reactions: [SequenceReaction]
    private var delegates = 1
    private var answers = [1: true]
    private(set) var activity: Int? = 0
    private var activities = 0
    /// The visible presentables that exclude others, in the order in which they became visible.
    var visible: [OracleMember] = []
    /// The messages whose containers are in an activity, in the order in which the containers were added.
    var containers: [OracleMember] = []
    /// The presentables that follow the activities, in order of arrival.
    var followers: [OracleMember] = []
    /// The presentables that were given up and are still in their activity (A3-024).
    var leftBehind: [OracleMember] = []
    /// What is on the screen, topmost last.
    var surfaces: [OracleMember] = []
    private var heard: [SequenceLine] = []

    init(_ reactions: [SequenceReaction], omitting omission: Omission = .none) {
        self.reactions = reactions
        self.omission = omission
        members["pin"] = OracleMember("pin", takesOver: true, exitSeconds: 0)
        members["plain"] = OracleMember("plain", takesOver: false, exitSeconds: 0.3)
        members["alert"] = OracleMember("alert", takesOver: false, exitSeconds: 0)
    }

    /// The lines of a step.
    func lines(in step: SequenceStep) -> [SequenceLine] {
        heard = []
        perform(step)
        return heard
    }

    private func perform(_ step: SequenceStep) {
        switch step {
        case .show(let name): show(name)
        case .hide(let name): hide(name)
        case .dismiss(let name): dismiss(name)
        case .trigger: trigger()
        case .replaceDelegate: replaceDelegate()
        case .answer(let answer): answers[delegates] = answer
        case .endActivity:
            queue.runUntilIdle()
            endActivity()
        case .newActivity:
            queue.runUntilIdle()
            beginActivity()
        case .time(let seconds): queue.advance(seconds: seconds)
        case .settle: queue.runUntilIdle()
        case .link, .dismissingLink, .swipe, .tapOutside, .back: touch(step)
        }
    }

    // MARK: Lines

    func see(_ what: String, _ name: String = "") { heard.append(.screen(what, name)) }

    /// An Edge event about the campaign's message.
    func track() { see("Messaging interaction event", "c") }

    /// Calls the listener of a message: the app's, or the SDK's own, which tracks.
    func tellListener(_ callback: String, _ member: OracleMember) {
        switch (member.name, callback) {
        case ("c", "onShow"), ("c", "onDismiss"):
            track()
            heard.append(.listener(callback, "c"))
        case ("c", "onBackPressed"): track()
        // The SDK's own listener records nothing for it (A3-052).
        case ("c", _): break
        default:
            heard.append(.listener(callback, member.name))
            react(to: callback, member.name)
        }
    }

    func tellDelegate(_ callback: String, _ member: OracleMember, answer: Bool? = nil) {
        if member.name == "c" { member.isKnown = true }
        if member.name == "c", callback == "onHide" { heard.append(.listener(callback, "c")) }
        heard.append(.delegate(member.delegate, callback, member.name, answer: answer))
        react(to: callback, member.name)
    }

    /// For a campaign's message only a conflict and a suppression are tracked, with their reason (A3-100, A3-104).
    func fail(_ reason: String, _ member: OracleMember) {
        if member.name == "c" {
            let isTracked = [
                ConflictingPresentation.instance.reason, SuppressedByAppDeveloper.instance.reason,
            ].contains(reason)
            if isTracked { track() }
            heard.append(.error("c", reason: isTracked ? reason : ""))
        } else {
            heard.append(.error(member.name, reason: reason))
            react(to: "onError", member.name)
        }
    }

    private func react(to callback: String, _ name: String) {
        guard let place = reactions.firstIndex(where: { $0.callback.rawValue == callback }) else { return }
        let other = name == "pin" ? "plain" : "pin"
        switch reactions.remove(at: place).act {
        case .show: show(name)
        case .hide: hide(name)
        case .dismiss: dismiss(name)
        case .showOther: show(other)
        case .dismissOther: dismiss(other)
        case .replaceDelegate: replaceDelegate()
        }
    }

    private func replaceDelegate() {
        delegates += 1
        answers[delegates] = true
        guard omission == .oldDelegate else { return }
        for member in members.values { member.delegate = delegates }
    }

    // MARK: Commands (A3-010, A3-020 to A3-035)

    private func post(_ name: String, _ command: @escaping (OracleMember) -> Void) {
        guard let member = members[name], member.isKnown else { return }
        post(member, command)
    }

    private func post(_ member: OracleMember, _ command: @escaping (OracleMember) -> Void) {
        if omission == .postedCommands { return command(member) }
        queue.post { command(member) }
    }

    private func show(_ name: String) { post(name, showNow) }
    private func hide(_ name: String) { post(name, hideNow) }
    private func dismiss(_ name: String) { post(name, dismissNow) }

    /// The dismissal that the back button, a gesture or a link asks for.
    func dismiss(_ member: OracleMember) { post(member, dismissNow) }

    /// The campaign qualifies: its message is created once, and shown each time.
    private func trigger() {
        let made = OracleMember("c", takesOver: true, exitSeconds: 0.3)
        made.delegate = delegates
        // The app gets to know it in a callback.
        made.isKnown = false
        let message = members["c"] ?? made
        members["c"] = message
        track()
        post(message, showNow)
    }

    private func showNow(_ member: OracleMember) {
        if member.state == .visible { return fail(AlreadyShown.instance.reason, member) }
        let isBeside = !visible.isEmpty && omission != .conflict
        if omission == .orderOfChecks, isBeside {
            return fail(ConflictingPresentation.instance.reason, member)
        }
        guard let activity else { return fail(NoAttachableActivity.instance.reason, member) }
        guard !isBeside else { return fail(ConflictingPresentation.instance.reason, member) }
        guard mayShow(member) else { return fail(SuppressedByAppDeveloper.instance.reason, member) }
        member.activity = activity
        attach(member)
        member.state = .visible
        followers = followers.filter { $0 !== member } + [member]
        tellListener("onShow", member)
        tellDelegate("onShow", member)
        visible.append(member)
    }

    private func mayShow(_ member: OracleMember) -> Bool {
        guard !member.isAlert else { return true }
        let answer = answers[member.delegate] == true
        tellDelegate("canShow", member, answer: answer)
        return answer
    }

    private func hideNow(_ member: OracleMember) {
        guard member.state == .visible else { return fail(AlreadyHidden.instance.reason, member) }
        member.state = .hidden
        tellListener("onHide", member)
        tellDelegate("onHide", member)
        visible.removeAll { $0 === member }
        leave(member, forGood: false)
    }

    private func dismissNow(_ member: OracleMember) {
        guard member.state != .detached else { return fail(AlreadyDismissed.instance.reason, member) }
        if activity != nil || omission != .endOfFollowing { followers.removeAll { $0 === member } }
        guard activity != nil else {
            leftBehind.append(member)
            return fail(NoActivityToDetachFrom.instance.reason, member)
        }
        member.state = .detached
        tellListener("onDismiss", member)
        tellDelegate("onDismiss", member)
        visible.removeAll { $0 === member }
        leave(member, forGood: true)
        member.activity = nil
    }

    // MARK: Activities (A3-053, A3-060 to A3-062)

    private func beginActivity() {
        activities += 1
        activity = activities
        for member in followers
        where member.state == .visible && member.activity != activity && omission != .moving {
            if member.activity != nil { detach(member) }
            member.activity = activity
            attach(member)
        }
    }

    private func endActivity() {
        guard let gone = activity else { return }
        activity = nil
        for member in followers + leftBehind where member.activity == gone {
            member.activity = nil
            detach(member)
        }
        leftBehind = []
        for member in containers where member.container == gone { detach(member) }
    }
}
