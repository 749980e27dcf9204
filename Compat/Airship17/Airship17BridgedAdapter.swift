public import Airship17Model
import Foundation
import InAppCore

/// Wraps a message's adapter: cancels a discarded message (AS-020), shows a custom view instead of the adapter, and
/// tells the bridge what the SDK does not tell its delegate.
///
/// `@unchecked Sendable` is sound: mutable state is protected by a lock or isolated to the main actor, and the app's
/// adapter is used on the threads that the rules state.
nonisolated final class Airship17BridgedAdapter: NSObject, InAppMessageAdapterProtocol, @unchecked Sendable {
    private let native: InAppMessage
    private weak var bridge: Airship17Bridge?
    private let inner: (any InAppMessageAdapterProtocol)?
    private let found: Locked<Airship17Record?>
    private let hasBeenPrepared = Locked(false)
    @MainActor private var window: CustomViewWindow?
    @MainActor private var finish: (@MainActor (InAppMessageResolution) -> Void)?

    init(
        _ bridge: Airship17Bridge?, _ native: InAppMessage, _ record: Airship17Record?,
        inner: (any InAppMessageAdapterProtocol)?
    ) {
        self.bridge = bridge
        self.native = native
        self.inner = inner
        found = Locked(record)
    }

    /// The SDK's own adapter, unwrapped.
    static func adapter(for message: InAppMessage) -> Airship17BridgedAdapter {
        Airship17BridgedAdapter(nil, message, nil, inner: builtIn(for: message))
    }

    /// The SDK's own adapter of a message; nil where it has none (AS-016).
    static func builtIn(for message: InAppMessage) -> (any InAppMessageAdapterProtocol)? {
        switch message.displayType {
        case .banner: InAppMessageBannerAdapter.adapter(for: message)
        case .modal: InAppMessageModalAdapter.adapter(for: message)
        case .fullScreen: InAppMessageFullScreenAdapter.adapter(for: message)
        case .HTML: InAppMessageHTMLAdapter.adapter(for: message)
        default: nil
        }
    }

    /// A message whose decision was too late is known only at this point.
    private var record: Airship17Record? {
        if let known = found.current { return known }
        guard let record = bridge?.records.find(native) else { return nil }
        record.adapter = self
        found.withLock { $0 = record }
        return record
    }

    /// Whether the preparation is over, so it cannot cancel any more.
    var isPrepared: Bool { hasBeenPrepared.current }

    // MARK: Calls of the SDK

    func prepare(
        with assets: InAppMessageAssets,
        completionHandler: @escaping @Sendable (InAppMessagePrepareResult) -> Void
    ) {
        let report: @Sendable (InAppMessagePrepareResult) -> Void = {
            // The app's adapter may hold this object for good, and the record holds an adopted delegate, which may hold
            // the adapter.
            [weak bridge = self.bridge, weak record, hasBeenPrepared] result in
            // It may have been discarded in the meantime.
            let isDiscarded = record?.isDiscarded ?? false
            hasBeenPrepared.withLock { $0 = result == .success && !isDiscarded }
            if let record { bridge?.adapterPrepared(record, result) }
            completionHandler(isDiscarded ? .cancel : result)
            // The SDK deletes its schedule (AS-020), also if the bridge was detached in the meantime.
            if isDiscarded, let record { bridge?.reportCancelled(record.message) }
        }
        if record?.isDiscarded ?? false { return report(.cancel) }
        if hasCustomView { return report(.success) }
        guard let inner else { return report(.cancel) }
        inner.prepare(with: assets, completionHandler: report)
    }

    func isReadyToDisplay() -> Bool {
        if let bridge, MainThread.isCurrent { MainThread.assume { bridge.claimScenes() } }
        return hasCustomView ? scene != nil : inner?.isReadyToDisplay() ?? false
    }

    func display(_ completionHandler: @escaping @Sendable (InAppMessageResolution) -> Void) {
        let report = onlyOnce(completionHandler)
        if hasCustomView { showCustomView(report) } else { inner?.shows(report) }
        guard let bridge, let record else { return }
        bridge.onMain(record, ()) { bridge, record, _ in bridge.didDisplay(record) }
    }

    /// A second report would count as another display (AS-046), so it is not passed on (INV-8).
    private func onlyOnce(
        _ completionHandler: @escaping @Sendable (InAppMessageResolution) -> Void
    ) -> @Sendable (InAppMessageResolution) -> Void {
        let isReported = Locked(false)
        return { [weak bridge = self.bridge, weak message = record?.message] resolution in
            let isFirst = isReported.withLock { isReported in
                defer { isReported = true }
                return !isReported
            }
            if isFirst { return completionHandler(resolution) }
            bridge?.onMain(message, ()) { bridge, message, _ in
                bridge.engine.report(
                    .strayCallback, message,
                    "Its adapter reported a second end of the display (AS-046).")
            }
        }
    }

    // MARK: Custom views

    private var hasCustomView: Bool {
        guard let record, MainThread.isCurrent else { return false }
        return MainThread.assume { record.customView != nil }
    }

    private var scene: UIWindowScene? {
        bridge?.app.sceneManager?.scene(for: native)
    }

    private func showCustomView(_ report: @escaping @Sendable (InAppMessageResolution) -> Void) {
        guard let record, MainThread.isCurrent else { return }
        let scene = scene
        MainThread.assume {
            guard let view = record.customView else { return }
            let window = CustomViewWindow(view, in: scene, level: record.windowLevel)
            self.window = window
            finish = { report($0) }
            window.show { [weak self] in self?.close(with: .userDismissed()) }
            guard let seconds = record.autoClose else { return }
            MainThread.after(seconds) { [weak self] in self?.close(with: .timedOut()) }
        }
    }

    /// The custom view, while it is on the screen.
    @MainActor var visibleView: UIView? { window?.content }

    /// Removes the custom view and reports the resolution; does nothing if there is none.
    @MainActor func close(with resolution: InAppMessageResolution) {
        guard let finish else { return }
        window?.close()
        window = nil
        self.finish = nil
        finish(resolution)
    }

    /// Whether the message can be removed from the screen.
    @MainActor var canLeave: Bool { window != nil || inner is any Airship17DismissibleAdapter }

    /// Removes the message from the screen.
    @MainActor func leave() {
        if window != nil { return close(with: .userDismissed()) }
        (inner as? any Airship17DismissibleAdapter)?.dismiss()
    }
}

/// An adapter of the app that can dismiss its message, so that `CompatMessage.dismiss()` works for it. The SDK does not
/// support that (AS-005).
public nonisolated protocol Airship17DismissibleAdapter: InAppMessageAdapterProtocol {
    /// Dismisses the message and reports a resolution, preferably `userDismissed`. Main thread.
    func dismiss()
}
