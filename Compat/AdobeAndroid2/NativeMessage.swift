import AdobeAndroid2Model

/// Carries what the SDK hands out from thread to thread.
///
/// `@unchecked Sendable` is sound because every member of the SDK's messages may be used on any thread: the SDK itself
/// uses them on its executor and on the main thread.
struct NativeMessage: @unchecked Sendable {
    let value: any FullscreenMessage

    init(_ value: any FullscreenMessage) { self.value = value }
}
