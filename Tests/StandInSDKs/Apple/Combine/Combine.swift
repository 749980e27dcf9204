// Names of Combine's, which are there to be met, and what an observable object needs.

public protocol ObservableObject: AnyObject {}

@propertyWrapper public struct Published<Value> {
    public init(wrappedValue: Value) { fatalError() }
    public init(initialValue: Value) { fatalError() }
    public var wrappedValue: Value {
        get { fatalError() }
        set { fatalError() }
    }
}

public struct AnyCancellable {}
public struct AnyPublisher {}
public struct AnySubscriber {}
public struct Cancellable {}
public struct CombineIdentifier {}
public struct ConnectablePublisher {}
public struct CurrentValueSubject {}
public struct CustomCombineIdentifierConvertible {}
public struct Deferred {}
public struct Empty {}
public struct Fail {}
public struct Future {}
public struct ImmediateScheduler {}
public struct Just {}
public struct ObservableObjectPublisher {}
public struct PassthroughSubject {}
public struct Publisher {}
public struct Publishers {}
public struct Record {}
public struct Scheduler {}
public struct SchedulerTimeIntervalConvertible {}
public struct Subject {}
public struct Subscriber {}
public struct Subscribers {}
public struct Subscription {}
public struct Subscriptions {}
public struct TopLevelDecoder {}
public struct TopLevelEncoder {}
