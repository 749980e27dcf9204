/// What policies keep with a message. All messages have it that wait under policies, so it stands in the message itself,
/// with room for what most of them need.
package struct PolicyNotes {
    /// Whose answer `CompatMessage.firstVote` is.
    fileprivate var firstVoter: Voter?
    fileprivate var first = Note()
    fileprivate var second = Note()

    /// What a message needs besides that stands in a group, say, or under policies twice.
    struct More {
        fileprivate var votes: [(voter: Voter, decision: DisplayDecision)] = []
        fileprivate var places: [Note] = []
    }

    /// A handler behind a policy, which is not kept.
    fileprivate struct Voter {
        private let id: ObjectIdentifier
        /// Never looked at. As long as there is such a reference no other object gets the voter's place in memory, and it
        /// costs less than a weak one.
        private unowned let place: AnyObject

        init(_ handler: any InAppMessageHandler) {
            id = ObjectIdentifier(handler)
            place = handler
        }

        func refers(to handler: any InAppMessageHandler) -> Bool { id == ObjectIdentifier(handler) }
    }

    /// The message's place in a heap.
    fileprivate struct Note {
        /// Nobody's at first.
        var writer = Writer.nobody
        var place: UInt32 = 0
    }

    /// Who notes a place with messages: never used twice, unlike the address of an object.
    package struct Writer: Equatable, Sendable {
        fileprivate static let nobody = Writer(serial: 0)
        @MainActor private static var last: UInt32 = 0
        private let serial: UInt32

        private init(serial: UInt32) { self.serial = serial }

        @MainActor package init() {
            Self.last += 1
            self.init(serial: Self.last)
        }
    }
}

extension CompatMessage {
    // MARK: Votes

    /// What a handler has answered that is no policy; nil if it has not been asked.
    package func vote(of handler: any InAppMessageHandler) -> DisplayDecision? {
        guard let firstVoter = notes.firstVoter else { return nil }
        if firstVoter.refers(to: handler) { return firstVote }
        guard let extras else { return nil }
        for vote in extras.notes.votes where vote.voter.refers(to: handler) { return vote.decision }
        return nil
    }

    /// Remembers what a handler has answered.
    package func add(_ decision: DisplayDecision, of handler: any InAppMessageHandler) {
        guard notes.firstVoter != nil else {
            notes.firstVoter = PolicyNotes.Voter(handler)
            firstVote = decision
            return
        }
        madeExtras.notes.votes.append((PolicyNotes.Voter(handler), decision))
    }

    // MARK: Places

    /// The place that somebody has noted.
    package func place(for writer: PolicyNotes.Writer) -> Int? {
        if notes.first.writer == writer { return Int(notes.first.place) }
        if notes.second.writer == writer { return Int(notes.second.place) }
        guard let extras else { return nil }
        for note in extras.notes.places where note.writer == writer { return Int(note.place) }
        return nil
    }

    /// Notes a place.
    package func note(_ place: Int, for writer: PolicyNotes.Writer) {
        let note = PolicyNotes.Note(writer: writer, place: UInt32(truncatingIfNeeded: place))
        if notes.first.writer == writer {
            notes.first = note
        } else if notes.second.writer == writer {
            notes.second = note
        } else {
            removeFurtherNote(of: writer)
            add(note)
        }
    }

    /// Takes the note of a place away.
    package func removeNote(of writer: PolicyNotes.Writer) {
        if notes.first.writer == writer {
            notes.first = PolicyNotes.Note()
        } else if notes.second.writer == writer {
            notes.second = PolicyNotes.Note()
        } else {
            removeFurtherNote(of: writer)
        }
    }

    private func removeFurtherNote(of writer: PolicyNotes.Writer) {
        if let extras { extras.notes.places.drop { $0.writer == writer } }
    }

    private func add(_ note: PolicyNotes.Note) {
        if notes.first.writer == .nobody {
            notes.first = note
        } else if notes.second.writer == .nobody {
            notes.second = note
        } else {
            madeExtras.notes.places.append(note)
        }
    }
}
