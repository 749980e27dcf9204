import AdobeAndroid3Model

/// One log entry of a random sequence.
enum SequenceLine: Equatable {
    /// A call of a listener: for a campaign, the event that the SDK's own listener tracks.
    case listener(String, String)
    /// An error that a listener receives, by its reason. An error of a campaign that is not tracked has none (A3-104).
    case error(String, reason: String)
    /// A call of a delegate, by its number, and its answer.
    case delegate(Int, String, String, answer: Bool? = nil)
    /// Something that the SDK does to a view.
    case screen(String, String)
    /// A different activity is in front, or none.
    case activity(Int?)
}

/// What the rules allow in a random sequence: it takes one line after the other, and collects violations.
struct SequenceLedger {
    /// What is known about one presentable.
    struct Member {
        let isAlert: Bool
        let takesOver: Bool
        /// Which delegate it was created with (A3-002).
        let delegate: Int
        var state = PresentableState.detached
        /// The gate's answer since the last `show`.
        var answer: Bool?
        /// Whether it was dismissed since its container was added.
        var wasDismissed = false
        /// Whether it was ever shown.
        var wasShown = false
        /// Which activity has its container.
        var container: Int?
        /// The callback that its listener has received and the delegate has not yet.
        var untold: String?
        /// The number of commands that were answered, by a callback or by an error.
        var answered = 0
    }

    private(set) var members: [String: Member] = [:]
    /// The violations, each with its rule.
    private(set) var violations: [String] = []
    private(set) var activity: Int? = 0
    /// The containers with a dialog, in order of arrival.
    private var dialogs: [String] = []

    mutating func add(_ name: String, isAlert: Bool = false, takesOver: Bool = false, delegate: Int) {
        if members[name] == nil {
            members[name] = Member(isAlert: isAlert, takesOver: takesOver, delegate: delegate)
        }
    }

    /// The names of the presentables on the screen, according to the callbacks.
    var visible: [String] { members.filter { $0.value.state == .visible }.keys.sorted() }

    /// The message that gets a press of the back button while no alert is up (A3-070, A3-135, A3-136).
    var backTarget: String? {
        guard let activity else { return nil }
        let here = members.filter { $0.value.container == activity }
        return dialogs.last { here[$0] != nil }
            ?? here.first { !$0.value.takesOver && $0.value.state == .visible }?.key
    }

    mutating func take(_ line: SequenceLine) {
        switch line {
        case .listener(let callback, let name): hear(callback, name)
        case .error(let name, let reason): fail(name, reason)
        case .delegate(let number, let callback, let name, let answer): tell(number, callback, name, answer)
        case .screen(let what, let name): see(what, name)
        case .activity(let number): activity = number
        }
    }

    private mutating func expect(_ isRight: Bool, _ rule: String, _ what: String) {
        if !isRight { violations.append("\(rule): \(what)") }
    }

    private mutating func change(_ name: String, _ change: (inout Member) -> Void) {
        guard var member = members[name] else {
            return violations.append("A3-006: \(name) is unknown")
        }
        change(&member)
        members[name] = member
    }

    // MARK: Callbacks

    private mutating func hear(_ callback: String, _ name: String) {
        let member = members[name]
        let state = member?.state
        expect(
            member?.untold == nil, "A3-021",
            "\(name) receives \(callback) before its delegate received the previous callback")
        switch callback {
        case "onShow":
            expect(state != .visible, "A3-021", "\(name) is shown twice")
            expect(visible.isEmpty, "A3-031", "\(name) is shown beside \(visible)")
            expect(
                member?.isAlert == true || member?.answer == true, "A3-041",
                "\(name) is shown without a question")
            change(name) { ($0.state, $0.untold, $0.answer, $0.wasShown) = (.visible, callback, nil, true) }
        case "onHide":
            expect(state == .visible, "A3-021", "\(name) is hidden from \(state, default: "nowhere")")
            change(name) { ($0.state, $0.untold) = (.hidden, callback) }
        case "onDismiss":
            expect(state != .detached, "A3-021", "\(name) is dismissed twice")
            change(name) { ($0.state, $0.untold, $0.wasDismissed) = (.detached, callback, true) }
        default: return
        }
        change(name) { $0.answered += 1 }
    }

    /// The first check that failed is reported, and only if it had to fail (A3-021, A3-030).
    private mutating func fail(_ name: String, _ reason: String) {
        let member = members[name]
        let isVisible = member?.state == .visible
        let isBeside = !visible.isEmpty && !isVisible
        let isRight =
            switch reason {
            case AlreadyShown.instance.reason: isVisible
            case NoAttachableActivity.instance.reason: !isVisible && activity == nil
            case ConflictingPresentation.instance.reason: isBeside && activity != nil
            case SuppressedByAppDeveloper.instance.reason: member?.answer == false
            case AlreadyHidden.instance.reason: !isVisible
            case NoActivityToDetachFrom.instance.reason: member?.state != .detached && activity == nil
            case AlreadyDismissed.instance.reason: member?.state == .detached
            case "": name == "c"
            default: false
            }
        expect(isRight, "A3-021", "\(name) fails: \(reason), while \(visible) are visible")
        expect(
            member?.untold == nil, "A3-021",
            "\(name) fails before its delegate received the previous callback")
        change(name) { ($0.answered, $0.answer) = ($0.answered + 1, nil) }
    }

    private mutating func tell(_ number: Int, _ callback: String, _ name: String, _ answer: Bool?) {
        expect(members[name]?.delegate == number, "A3-002", "delegate \(number) is notified of \(name)")
        switch callback {
        case "canShow":
            expect(members[name]?.isAlert == false, "A3-005", "the gate is asked about \(name)")
            expect(
                members[name]?.state != .visible, "A3-030",
                "the gate is asked about \(name), which is visible")
            expect(visible.isEmpty, "A3-030", "the gate is asked about \(name) beside \(visible)")
            expect(activity != nil, "A3-030", "the gate is asked about \(name) without an activity")
            change(name) { $0.answer = answer }
        case "onShow", "onHide", "onDismiss":
            expect(
                members[name]?.untold == callback, "A3-021",
                "the delegate receives \(callback) of \(name) first"
            )
            change(name) { $0.untold = nil }
        case "onContentLoaded":
            expect(members[name]?.isAlert == false, "A3-080", "\(name) has no page, and navigates to a link")
            expect(
                members[name]?.wasShown == true, "A3-080", "\(name) was never shown, and navigates to a link")
        default: break
        }
    }

    // MARK: Views

    private mutating func see(_ what: String, _ name: String) {
        let member = members[name]
        switch what {
        case "view attached":
            expect(member?.container != activity, "A3-135", "\(name) has two containers")
            expect(activity != nil, "A3-030", "\(name) is attached to no activity")
            let activity = activity
            change(name) { ($0.container, $0.wasDismissed) = (activity, false) }
            dialogs.removeAll { $0 == name }
            if member?.takesOver == true { dialogs.append(name) }
        case "web view created":
            expect(member?.state == .visible, "A3-051", "\(name) has a page and is not visible")
            expect(member?.container != nil, "A3-115", "\(name) has a page and no container")
        case "container removed":
            expect(member?.state != .visible, "A3-053", "\(name) loses its container while it is visible")
            expect(member?.wasDismissed == true, "A3-053", "\(name) loses its container without a dismissal")
            drop(name)
        case "view detached": drop(name)
        default: break
        }
    }

    private mutating func drop(_ name: String) {
        expect(members[name]?.container != nil, "A3-053", "\(name) has no container to lose")
        change(name) { $0.container = nil }
        dialogs.removeAll { $0 == name }
    }

    // MARK: When the stage is idle

    /// The SDK's state has to match the callbacks.
    /// - Parameters:
    ///   - states: the states of the presentables that the app knows.
    ///   - surfaces: what is on the screen.
    mutating func compare(states: [String: PresentableState], surfaces: [String]) {
        for (name, member) in members.sorted(by: { $0.key < $1.key }) {
            expect(
                (states[name] ?? member.state) == member.state, "A3-022", "\(name) has an unexpected state")
            expect(
                member.untold == nil, "A3-021",
                "the delegate never received \(member.untold ?? "") of \(name)")
        }
        let standing = Set(surfaces)
        expect(standing.count == surfaces.count, "A3-051", "something is on the screen twice")
        expect(standing.isSubset(of: visible), "A3-051", "\(surfaces) are attached, \(visible) are visible")
        let attached = members.filter { $0.value.state == .visible && $0.value.container != nil }.keys
        expect(standing.isSuperset(of: attached), "A3-062", "\(attached.sorted()) have no view")
    }

    /// The sequence is over, and every command was answered.
    /// - Parameter commands: the number of commands that each presentable got.
    mutating func close(commands: [String: Int]) {
        for (name, member) in members.sorted(by: { $0.key < $1.key }) {
            let sent = commands[name] ?? 0
            expect(
                member.answered == sent, "A3-021", "\(sent) commands to \(name), \(member.answered) answers")
        }
    }
}

extension DefaultStringInterpolation {
    fileprivate mutating func appendInterpolation(_ state: PresentableState?, default text: String) {
        appendInterpolation(state.map { "\($0)" } ?? text)
    }
}
