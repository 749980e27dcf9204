/// The stub of Combine: one text for all its names.
extension OutsideTypes {
    static let combine = Dictionary(
        uniqueKeysWithValues: [
            "ObservableObject", "Published", "AnyCancellable", "AnyPublisher", "PassthroughSubject",
            "CurrentValueSubject",
            "Just",
        ].map { ($0, publishers) })

    private static let publishers = """
        public protocol ObservableObject: AnyObject {}
        @propertyWrapper public struct Published<Value> {
            public var wrappedValue: Value
            public var projectedValue: AnyPublisher<Value, Never> { get { AnyPublisher() } set {} }
            public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
        }
        public protocol PublisherStandIn<Output, Failure> {
            associatedtype Output
            associatedtype Failure
        }
        extension PublisherStandIn {
            public func combineLatest<Other: PublisherStandIn>(
                _ other: Other
            ) -> AnyPublisher<(Output, Other.Output), Failure> { AnyPublisher() }
            public func map<Other>(_ change: @escaping (Output) -> Other) -> AnyPublisher<Other, Failure> {
                AnyPublisher()
            }
            public func compactMap<Other>(_ change: @escaping (Output) -> Other?) -> AnyPublisher<Other, Failure> {
                AnyPublisher()
            }
            public func filter(_ isKept: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> { AnyPublisher() }
            public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> { AnyPublisher() }
            public func receive(on queue: Any?) -> AnyPublisher<Output, Failure> { AnyPublisher() }
            public func removeDuplicates() -> AnyPublisher<Output, Failure> { AnyPublisher() }
            public func removeDuplicates(
                by isSame: @escaping (Output, Output) -> Bool
            ) -> AnyPublisher<Output, Failure> { AnyPublisher() }
            public func debounce(for time: StrideStandIn, scheduler: Any?) -> AnyPublisher<Output, Failure> {
                AnyPublisher()
            }
            public func throttle(
                for time: StrideStandIn, scheduler: Any?, latest: Bool
            ) -> AnyPublisher<Output, Failure> { AnyPublisher() }
            public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher() }
            public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { AnyCancellable {} }
            public func assign<Root>(to path: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
                AnyCancellable {}
            }
        }
        extension NotificationCenter {
            public func publisher(
                for name: Notification.Name, object: AnyObject? = nil
            ) -> AnyPublisher<Notification, Never> { AnyPublisher() }
        }
        public enum StrideStandIn: Sendable { case seconds(Double), milliseconds(Int) }
        public struct AnyPublisher<Output, Failure>: PublisherStandIn { public init() {} }
        public struct Just<Output>: PublisherStandIn {
            public typealias Failure = Never
            public init(_ value: Output) {}
        }
        public final class AnyCancellable: Hashable {
            public init(_ cancel: @escaping () -> Void) {}
            public func cancel() {}
            public func store(in set: inout Set<AnyCancellable>) {}
            public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }
            public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
        }
        public final class PassthroughSubject<Output, Failure>: PublisherStandIn {
            public init() {}
            public func send(_ value: Output) {}
        }
        extension PassthroughSubject where Output == Void { public func send() {} }
        public final class CurrentValueSubject<Output, Failure>: PublisherStandIn {
            public var value: Output
            public init(_ value: Output) { self.value = value }
            public func send(_ value: Output) { self.value = value }
        }
        """
}
