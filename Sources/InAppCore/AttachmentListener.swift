/// A handler that is told when a bridge with it has been attached, before any message: an adopted delegate says then what of it
/// the bridge's SDK never calls.
///
/// Main actor.
@MainActor public protocol AttachmentListener: InAppMessageHandler {
    /// The bridge has been attached.
    /// - Parameter engine: the bridge's; not to be kept.
    func attached(to engine: LifecycleEngine)
}
