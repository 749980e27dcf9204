public import HeadlessStage
public import InAppCompat

/// What an app gives its vendor's SDK at every start: its delegate, and whatever it has beside it. It is given as the app's own
/// set-up, in the vendor's API, and used in every scenario of `verify`.
///
/// ```swift
/// let parts = AppParts<any MyDelegateProtocol> { delegate, _ in
///     MySDK.shared.delegate = delegate
///     MySDK.shared.setAdapter(for: .banner) { MyBannerAdapter($0) }
/// }
/// let report = MyShapeContract.verify(parts: parts) { MyDelegate() }
/// ```
/// Adapters, coordinators, presenters, factory blocks, services for URLs, scene delegates and settings are all set there. So
/// are found: a delegate that is set too late, or never, and what the app's own adapters do wrong. What cannot be recorded of
/// the parts stands in the report.
///
/// For `verify(under:)` they say as well how the app adopts its delegate, with these parts, for the other SDK:
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
    /// Sets the SDK up.
    public typealias SetUp = @MainActor @Sendable (Delegate, any HeadlessHost) throws -> Void

    /// Makes the handler that drives the delegate under another vendor's SDK.
    public typealias Adoption = @MainActor @Sendable (Delegate) throws -> any InAppMessageHandler

    /// What the app does at every start.
    public let setUp: SetUp
    /// How the app adopts its delegate for another vendor's SDK; nil where it gives nothing along.
    public let adopt: Adoption?

    /// Describes an app's parts.
    /// - Parameters:
    ///   - setUp: sets the SDK up. It is called on the main thread, on the scenario's stage, before anything else, and
    ///     again after a relaunch. It gets what is to be registered as the delegate, which forwards to the app's own; and the
    ///     host, for what an app gets from nowhere else, such as a user interface. What it puts off with `MainThread.async` is
    ///     done before the first message qualifies; what takes time is not, nor are jobs of `DispatchQueue.main`, which belong
    ///     to no stage. An error that it throws keeps the scenario from being played, and stands in the report.
    ///   - adopt: adopts the delegate for another vendor's SDK, with what the app gives along, for `verify(under:)`: the
    ///     adopted delegate of the shape. It gets the delegate as `setUp` does. nil, the default, adopts the delegate alone.
    public init(_ setUp: @escaping SetUp, adopting adopt: Adoption? = nil) {
        self.setUp = setUp
        self.adopt = adopt
    }

    /// The same for delegates of any kind.
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
    /// What is found where the app's set-up had not set the delegate when the first message qualified.
    /// - Parameters:
    ///   - isSet: whether it has done so since.
    ///   - shape: whose delegate it is.
    func lateSetUp(isSet: Bool, on shape: SDKShape) -> DelegateFinding {
        DelegateFinding(
            isSet ? .setTooLate : .neverSet, shape: shape, rule: setUp?.rule,
            isSet
                ? "The app set its delegate after a message had qualified, about which nobody was asked."
                : "A message qualified, and the app's set-up had set no delegate, nor did it later: nobody is asked.",
            expected: setUp?.expected ?? "the delegate is set before the first message can qualify.")
    }
}

extension DelegateFinding.Kind {
    /// The app sets its delegate when messages have qualified already.
    public static let setTooLate = DelegateFinding.Kind("setTooLate")
    /// The delegate registers itself, in the place of what the app's set-up has registered.
    public static let registersItself = DelegateFinding.Kind("registersItself")
    /// The app's set-up does not set its delegate.
    public static let neverSet = DelegateFinding.Kind("neverSet")
}
