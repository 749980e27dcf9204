/// A function that gets a value: the SDK's interface with the one method `call(value)`.
public typealias AdobeCallback<Value> = (Value?) -> Void
