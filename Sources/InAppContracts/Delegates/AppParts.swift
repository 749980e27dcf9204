public import HeadlessStage
public import InAppCompat

/// What an app gives its vendor's SDK at every start: its delegate, and its other parts. They are given as the app's
/// own set-up, written with the vendor's API, and used in every scenario of `verify`.
///
/// ```swift
/// let parts = AppParts<any MyDelegateProtocol> { delegate, _ in
///     MySDK.shared.delegate = delegate
///     MySDK.shared.setAdapter(for: .banner) { MyBannerAdapter($0) }
/// }
/// let report = MyShapeContract.verify(parts: parts) { MyDelegate() }
/// ```
/// The set-up sets adapters, coordinators, presenters, factory blocks, URL services, scene delegates and settings. So
/// `verify` also finds a delegate that is set too late or never, and mistakes of the app's own adapters. Parts whose
/// calls cannot be recorded are named in the report.
///
/// For `verify(under:)` they also say how the app adopts its delegate, with these parts, for the other SDK:
///
/// ```swift
/// let parts = AppParts<any MyDelegateProtocol> { delegate, _ in
///     MySDK.shared.delegate = delegate
///     MySDK.shared.setAdapter(for: .banner) { MyBannerAdapter($0) }
/// } adopting: { delegate in
///     AdoptedMyDelegate(delegate, adapters: [.banner: { MyBannerAdapter($0) }])
/// }
/// ```
///
/// Sendable; a value.
public struct AppParts<Delegate>: Sendable {
    /// Sets up the SDK.
    public typealias SetUp = @MainActor @Sendable (Delegate, any HeadlessHost) throws -> Void

    /// Makes the handler that drives the delegate under another vendor's SDK.
    public typealias Adoption = @MainActor @Sendable (Delegate) throws -> any InAppMessageHandler

    /// The set-up that the app runs at every start.
    public let setUp: SetUp
    /// How the app adopts its delegate for another vendor's SDK; nil if it adopts the delegate without any parts.
    public let adopt: Adoption?

    /// Makes an app's parts.
    /// - Parameters:
    ///   - setUp: sets up the SDK. It is called on the main thread, on the scenario's stage, before anything else, and
    ///     again after a relaunch. Its first argument is the delegate to register, which forwards to the app's own. Its
    ///     second argument is the host, for objects that an app cannot get otherwise, such as a user interface. Work
    ///     that it defers with `MainThread.async` runs before the first message qualifies. Work that takes time does
    ///     not, nor do jobs of `DispatchQueue.main`, which belong to no stage. If it throws, the scenario is not played
    ///     and the report says so.
    ///   - adopt: adopts the delegate and its parts for another vendor's SDK, for `verify(under:)`: it returns the
    ///     shape's adopted delegate. It gets the same delegate as `setUp`. nil, the default, adopts the delegate alone.
    public init(_ setUp: @escaping SetUp, adopting adopt: Adoption? = nil) {
        self.setUp = setUp
        self.adopt = adopt
    }

    /// The same parts, for delegates of any type.
    var ofAnyDelegate: AppParts<AnyObject> {
        let adopt = adopt.map { adopt -> AppParts<AnyObject>.Adoption in
            { delegate in try adopt(vendorDelegate(delegate)) }
        }
        let setUp = setUp
        return AppParts<AnyObject>(
            { delegate, host in try setUp(vendorDelegate(delegate), host) }, adopting: adopt)
    }
}

extension DelegateContract.Habits {
    /// The finding for an app whose set-up had not set the delegate when the first message qualified.
    /// - Parameters:
    ///   - isSet: whether the delegate has been set since.
    ///   - shape: the shape of the delegate.
    func lateSetUp(isSet: Bool, on shape: SDKShape) -> DelegateFinding {
        DelegateFinding(
            isSet ? .setTooLate : .neverSet, shape: shape, rule: setUp?.rule,
            isSet
                ? "The app set its delegate after a message had qualified, so the delegate was not asked about it."
                : "A message qualified, but the app's set-up never set a delegate, so no delegate is asked.",
            expected: setUp?.expected ?? "the delegate is set before the first message can qualify.")
    }
}

extension DelegateFinding.Kind {
    /// The app sets its delegate after messages have already qualified.
    public static let setTooLate = DelegateFinding.Kind("setTooLate")
    /// The delegate registers itself in place of the delegate that the app's set-up registered.
    public static let registersItself = DelegateFinding.Kind("registersItself")
    /// The app's set-up does not set its delegate.
    public static let neverSet = DelegateFinding.Kind("neverSet")
}
