/// One log entry of a random sequence.
enum SequenceLine: Equatable {
    /// A call of a message's listener.
    case listener(String, String)
    /// A call of a delegate, by its number.
    case delegate(Int, String, String, isOnMain: Bool)
    /// A call of an alert's listener.
    case alert(String)
    /// Something that the SDK does to a message.
    case screen(String, String)
    /// A tracked event of a message.
    case tracked(String, String)
    /// Another delegate is registered, or none.
    case register(Int?)
}

/// What the rules allow in a random sequence: it takes one line after the other, and collects violations.
struct SequenceLedger {
    /// The violations, each with its rule.
    private(set) var violations: [String] = []
    /// The number of occurrences, by the name of the event and of the message.
    private(set) var counts: [String: Int] = [:]
    private var delegate: Int?
    /// A callback that the listener has received and the delegate has not yet.
    private var untold: (callback: String, name: String)?

    mutating func expect(_ isRight: Bool, _ rule: String, _ what: @autoclosure () -> String) {
        if !isRight { violations.append("\(rule): \(what())") }
    }

    func count(_ what: String, _ name: String) -> Int { counts["\(what) \(name)"] ?? 0 }

    mutating func take(_ line: SequenceLine) {
        switch line {
        case .listener(let callback, let name):
            told()
            counts["\(callback) \(name)", default: 0] += 1
            if callback == "onShow" || callback == "onDismiss", delegate != nil { untold = (callback, name) }
            if callback == "onShow" {
                // The log does not distinguish the app's own messages.
                let shown = counts.filter { $0.key.hasPrefix("onShow ") }.values.reduce(0, +)
                expect(
                    count("fragment shown", "") == shown, "A2-034",
                    "\(name) is reported as shown before it is attached")
            }
        case .delegate(let number, let callback, let name, let isOnMain):
            hear(number, callback, name, isOnMain)
        case .alert(let callback): counts["alert \(callback)", default: 0] += 1
        case .screen(let what, let name): counts["\(what) \(name)", default: 0] += 1
        case .tracked(let what, let name):
            told()
            counts["T(\(what)) \(name)", default: 0] += 1
            if what == "display", delegate != nil { untold = ("onShow", name) }
        case .register(let number):
            told()
            delegate = number
        }
    }

    private mutating func hear(_ number: Int, _ callback: String, _ name: String, _ isOnMain: Bool) {
        expect(number == delegate, "A2-002", "delegate \(number) is called, but not registered")
        counts["D.\(callback) \(name)", default: 0] += 1
        switch callback {
        case "shouldShowMessage":
            told()
            expect(!isOnMain, "A2-031", "the gate is asked about \(name) on the main thread")
        case "onShow":
            expect(
                untold?.callback == callback, "A2-034",
                "the delegate is notified of \(name) before its listener")
            expect(isOnMain, "A2-034", "the delegate is notified of \(name) off the main thread")
            untold = nil
        case "onDismiss":
            // A campaign's own listener tracks its dismissals, and its app may track more of them (A2-101).
            expect(
                name == "c" || untold?.callback == callback, "A2-051",
                "the delegate is notified of \(name) before its listener")
            untold = nil
        default: break
        }
    }

    /// Called before any other call: the delegate must have received the listener's callback by then.
    private mutating func told() {
        if let untold {
            violations.append("A2-034: the delegate never received \(untold.callback) of \(untold.name)")
        }
        untold = nil
    }

    /// What the app requested, and the state at the end.
    struct Ending {
        /// How often the app showed each of its own messages.
        var shows: [String: Int] = [:]
        var triggers = 0
        /// How often the app showed an alert while there was an activity.
        var alerts = 0
        /// How often the app showed an alert while there was no activity: then only a conflict is reported.
        var alertsInVain = 0
        var buttonsOnScreen = 0
        /// How often a page opened a link.
        var links = 0
        /// Whether the last alert, shown while nothing else was, appeared on the screen.
        var isMonitorFree = true
    }

    /// Checks the end: nothing is under way, and nothing is on the screen.
    mutating func close(_ ending: Ending) {
        told()
        for (name, shows) in ending.shows.sorted(by: { $0.key < $1.key }) {
            let answers = count("onShow", name) + count("onShowFailure", name)
            expect(answers == shows, "A2-033", "\(shows) shows of \(name), \(answers) answers")
        }
        expect(count("T(trigger)", "c") == ending.triggers, "A2-011", "triggers are not tracked once each")
        let displays = count("T(display)", "c")
        expect(displays == count("fragment shown", "c"), "A2-100", "\(displays) displays are tracked")
        expect(displays <= ending.triggers, "A2-010", "\(displays) displays of \(ending.triggers) messages")
        let alerts = count("alert", "onShow") + count("alert", "onError")
        expect(
            (ending.alerts...ending.alerts + ending.alertsInVain).contains(alerts), "A2-040",
            "\(ending.alerts) alerts, \(alerts) answers")
        closeDismissals(displays)
        let heard = counts.filter { $0.key.hasPrefix("D.urlLoaded ") }.values.reduce(0, +)
        expect(heard <= ending.links, "A2-072", "\(heard) reports of \(ending.links) links")
        expect(ending.buttonsOnScreen <= 1, "A2-110", "\(ending.buttonsOnScreen) buttons are on the screen")
        expect(ending.isMonitorFree, "A2-041", "nothing is on the screen, and an alert is refused")
    }

    /// Checks that dismissals match displays: the monitor has one flag for all, which a display sets and a
    /// dismissal clears (A2-052).
    /// - Parameter displays: the number of tracked displays of the campaign.
    private mutating func closeDismissals(_ displays: Int) {
        func total(_ what: String) -> Int {
            counts.filter { $0.key.hasPrefix(what + " ") }.values.reduce(0, +)
        }
        let heard = count("D.onDismiss", "c")
        let gone = total("onDismiss") + heard
        let came = total("onShow") + displays + count("alert", "onShow")
        expect(gone <= came, "A2-053", "\(gone) dismissals of \(came) displays")
        for name in ["", "c"] {
            let (there, away) = (count("fragment shown", name), count("fragment dismissed", name))
            expect(
                away <= there, "A2-051", "\(there) fragments of \(name) were attached, and \(away) detached")
        }
        let tracked = count("T(dismiss)", "c")
        expect(
            (heard...max(heard, displays)).contains(tracked), "A2-101",
            "\(tracked) dismissals of \(displays) displays are tracked, \(heard) are reported")
    }
}
