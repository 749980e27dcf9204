import AdobeAndroid3Model
import ModelTesting

/// The screen, and the user's gestures on it (A3-051, A3-053, A3-070, A3-080, A3-115, A3-131, A3-135).
extension SequenceOracle {
    func attach(_ member: OracleMember) {
        raise(member)
        guard !member.isAlert else { return }
        if member.container != member.activity {
            member.disposePage()
            (member.container, member.isComposed) = (member.activity, false)
            if omission != .awaitedRemoval { member.isRemovalAwaited = false }
            containers = containers.filter { $0 !== member } + [member]
            see("view attached", member.name)
        }
        if omission == .frame, !member.hasPage { makePage(member) }
        postFrame(member)
    }

    private func raise(_ member: OracleMember) {
        remove(member)
        surfaces.append(member)
    }

    private func remove(_ member: OracleMember) { surfaces.removeAll { $0 === member } }

    private func postFrame(_ member: OracleMember) {
        guard !member.isFramePosted else { return }
        member.isFramePosted = true
        queue.post { [unowned self] in
            member.isFramePosted = false
            compose(member)
        }
    }

    /// Makes the page follow the state.
    private func compose(_ member: OracleMember) {
        guard member.container != nil else { return }
        member.isComposed = true
        if member.state == .visible {
            member.exit = nil
            if !member.hasPage { makePage(member) }
        } else if !member.hasPage {
            remove(member)
        } else if member.exit == nil {
            exit(member)
        }
    }

    private func makePage(_ member: OracleMember) {
        member.hasPage = true
        see("web view created", member.name)
    }

    private func exit(_ member: OracleMember) {
        member.lastExit += 1
        let number = member.lastExit
        member.exit = number
        queue.animate(seconds: omission == .exitAnimation ? 0 : member.exitSeconds) { [unowned self] in
            guard member.exit == number else { return }
            member.disposePage()
            remove(member)
            if member.isRemovalAwaited, omission != .removedContainer {
                removeContainer("container removed", member)
            }
        }
    }

    func leave(_ member: OracleMember, forGood: Bool) {
        if member.isAlert { return remove(member) }
        if forGood { member.isRemovalAwaited = true }
        if omission == .keptPage { compose(member) } else { postFrame(member) }
    }

    func detach(_ member: OracleMember) {
        member.disposePage()
        remove(member)
        removeContainer("view detached", member)
    }

    private func removeContainer(_ text: String, _ member: OracleMember) {
        guard member.container != nil else { return }
        (member.container, member.isComposed, member.isRemovalAwaited) = (nil, false, false)
        containers.removeAll { $0 === member }
        see(text, member.name)
    }

    // MARK: The user and the page

    func touch(_ step: SequenceStep) {
        switch step {
        case .link: goTo("https://e.org/link")
        case .dismissingLink: goTo("adbinapp://dismiss?interaction=link")
        case .swipe:
            let swiped = surfaces.last { $0.state == .visible && $0.hasPage && $0.swipeURL != nil }
            guard let swiped, let url = swiped.swipeURL else { return miss("swipe up") }
            dismiss(swiped)
            load(url, swiped)
        case .tapOutside: miss("tap outside the message")
        case .back: pressBack()
        default: break
        }
    }

    private func miss(_ gesture: String) { see("Nothing on the screen takes this: \(gesture)") }

    private func goTo(_ url: String) {
        guard let member = visible.last, member.state == .visible, member.hasPage else {
            return see("No page on the screen can navigate")
        }
        load(url, member)
    }

    /// The listener is asked first, then the system; the delegate is told about URLs that one of them handled (A3-080).
    private func load(_ url: String, _ member: OracleMember) {
        let isOwnLink = url.hasPrefix("adbinapp:")
        if member.name == "c", isOwnLink {
            track()
            dismiss(member)
            return tellDelegate("onContentLoaded", member)
        }
        tellListener("onUrlLoading", member)
        if isOwnLink, activity != nil { see("could not open \(url)") }
        guard !isOwnLink, activity != nil else { return see("page navigates to \(url)", member.name) }
        see(url)
        tellDelegate("onContentLoaded", member)
    }

    /// The press goes to a dialog, whether its message is visible or not (A3-135), otherwise to the visible message.
    private func pressBack() {
        queue.runUntilIdle()
        guard !visible.contains(where: \.isAlert) else { return }
        let dialog = containers.last { member in
            member.takesOver && member.isComposed && member.container == activity
                && (member.state == .visible || omission != .hiddenDialog)
        }
        let handler = visible.last { !$0.takesOver && $0.isComposed && $0.container == activity }
        guard activity != nil, let target = dialog ?? handler else {
            return see("Nothing on the screen takes a press of the back button")
        }
        tellListener("onBackPressed", target)
        dismiss(target)
    }
}

/// A message or an alert, as the rules describe it.
final class OracleMember {
    let name: String
    let takesOver: Bool
    let exitSeconds: Double
    var delegate = 1
    /// Whether the app can give it commands.
    var isKnown = true
    var state = PresentableState.detached
    /// The activity that it is shown in, and the one that its container is in.
    var activity: Int?
    var container: Int?
    var isComposed = false
    var isFramePosted = false
    var hasPage = false
    /// The number of the exit that is under way.
    var exit: Int?
    var lastExit = 0
    /// Whether the container is removed together with the page.
    var isRemovalAwaited = false

    init(_ name: String, takesOver: Bool, exitSeconds: Double) {
        self.name = name
        self.takesOver = takesOver
        self.exitSeconds = exitSeconds
    }

    var isAlert: Bool { name == "alert" }

    /// The URL that a swipe up is mapped to.
    var swipeURL: String? {
        switch name {
        case "pin": "https://e.org/swipe"
        case "c": "adbinapp://dismiss?interaction=swipe"
        default: nil
        }
    }

    func disposePage() { (exit, hasPage) = (nil, false) }
}
