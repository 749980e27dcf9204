/// A part that is a list of members, which is said once for writing and for reading.
protocol ContentRecord: ContentPart {
    /// Shows each member to what writes or reads them.
    mutating func show(to members: inout ContentMembers)
}

extension ContentRecord {
    /// What the members say.
    func written() -> ContentValue {
        var shown = self
        var members = ContentMembers()
        shown.show(to: &members)
        return members.value
    }

    /// Takes the members over from free-form data.
    mutating func read(_ node: ContentNode) throws {
        var members = ContentMembers(node)
        show(to: &members)
        try members.finish()
    }
}
