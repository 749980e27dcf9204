/// What is known about a message between the beginning of its preparation and the end of its display.
///
/// `@unchecked Sendable` is sound: it is immutable, and the app's objects in it are used on the threads that the
/// rules name, which their protocols cannot say.
final class PreparedMessage: @unchecked Sendable {
    let scheduleID: String
    /// The message as `extend` left it.
    let message: InAppMessage
    let adapter: any InAppMessageAdapterProtocol
    /// Chosen once (AS-015).
    let coordinator: any InAppMessageDisplayCoordinator

    init(
        scheduleID: String, message: InAppMessage, adapter: any InAppMessageAdapterProtocol,
        coordinator: any InAppMessageDisplayCoordinator
    ) {
        self.scheduleID = scheduleID
        self.message = message
        self.adapter = adapter
        self.coordinator = coordinator
    }
}
