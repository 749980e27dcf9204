/// An app's own delegate as the vendor's SDK takes it.
/// - Throws: `ScenarioError.Code.wrongDelegate` when it is not such a delegate; the error names the vendor's protocol.
func vendorDelegate<Delegate>(_ object: AnyObject) throws -> Delegate {
    if let delegate = object as? Delegate { return delegate }
    let name = "\(Delegate.self)"
    let wanted = name.hasPrefix("any ") ? String(name.dropFirst(4)) : name
    throw ScenarioError.wrongDelegate(object, wanted)
}

extension ScenarioError {
    /// The error for a delegate that is none of a shape.
    /// - Parameter wanted: the protocol that it would have to conform to.
    static func wrongDelegate(_ delegate: AnyObject, _ wanted: String) -> ScenarioError {
        ScenarioError(.wrongDelegate, at: "", "\(type(of: delegate)) does not conform to \(wanted).")
    }
}
