/// Types of other frameworks that delegates' files use: what stands in their place where the framework is not there.
enum OutsideTypes {
    /// A type, the module that has it, and a declaration that is enough to compile with.
    struct Known: Sendable {
        let module: String
        let text: String
    }

    static subscript(_ name: String) -> Known? { all[name] }

    /// Whether a name is there in every app.
    static func isEverywhere(_ name: String) -> Bool { objects[name] != nil }

    /// What a view or another part of SwiftUI conforms to.
    static let roots: Set<String> = [
        "View", "App", "Scene", "PreviewProvider", "ViewModifier", "ButtonStyle",
    ]

    /// More names of SwiftUI, for which empty types do.
    static let views = roots.union(
        """
        AnyView Alert Button Color Divider EmptyView Environment EnvironmentObject ForEach Form GeometryReader Group HStack Image
        Label LazyHStack LazyVStack List NavigationLink NavigationStack NavigationView Picker ProgressView ScrollView Section
        Spacer TabView Text TextField Toggle UIHostingController UIViewControllerRepresentable UIViewRepresentable VStack
        WindowGroup ZStack
        """.split { $0 == " " || $0 == "\n" }.map(String.init))

    private static let all: [String: Known] = {
        let lists = [
            ("Combine", combine), ("SwiftUI", swiftUI), ("os", logging), ("Flutter", flutter),
            ("React", react), ("SafariServices", safari), ("ObjectiveC", objects),
        ]
        let pairs = lists.flatMap { module, texts in
            texts.map { ($0.key, Known(module: module, text: $0.value)) }
        }
        return Dictionary(pairs) { first, _ in first }
    }()

    private static let combine = [
        "ObservableObject": "public protocol ObservableObject: AnyObject {}",
        "Published": """
        @propertyWrapper public struct Published<Value> {
            public var wrappedValue: Value
            public var projectedValue: PublisherStandIn<Value> { get { PublisherStandIn() } set {} }
            public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
        }
        public struct PublisherStandIn<Output> {
            public func combineLatest<Other>(_ other: PublisherStandIn<Other>) -> PublisherStandIn<(Output, Other)> {
                PublisherStandIn<(Output, Other)>()
            }
            public func map<Other>(_ change: @escaping (Output) -> Other) -> PublisherStandIn<Other> {
                PublisherStandIn<Other>()
            }
            public func filter(_ isKept: @escaping (Output) -> Bool) -> PublisherStandIn<Output> { self }
            public func dropFirst(_ count: Int = 1) -> PublisherStandIn<Output> { self }
            public func receive(on queue: Any?) -> PublisherStandIn<Output> { self }
            public func removeDuplicates() -> PublisherStandIn<Output> { self }
            public func removeDuplicates(by isSame: @escaping (Output, Output) -> Bool) -> PublisherStandIn<Output> {
                self
            }
            public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { AnyCancellable {} }
        }
        """,
        "AnyCancellable": """
        public final class AnyCancellable: Hashable {
            public init(_ cancel: @escaping () -> Void) {}
            public func cancel() {}
            public func store(in set: inout Set<AnyCancellable>) {}
            public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }
            public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
        }
        """,
        "PassthroughSubject": """
        public final class PassthroughSubject<Output, Failure> {
            public init() {}
            public func send(_ value: Output) {}
        }
        """,
        "CurrentValueSubject": """
        public final class CurrentValueSubject<Output, Failure> {
            public var value: Output
            public init(_ value: Output) { self.value = value }
            public func send(_ value: Output) { self.value = value }
        }
        """,
    ]

    private static let swiftUI = [
        "withAnimation": """
        @discardableResult public func withAnimation<Result>(_ body: () throws -> Result) rethrows -> Result {
            try body()
        }
        @discardableResult public func withAnimation<Result>(
            _ animation: Any?, _ body: () throws -> Result
        ) rethrows -> Result { try body() }
        """,
        "State": wrapper("State"), "Binding": wrapper("Binding"), "StateObject": wrapper("StateObject"),
        "ObservedObject": wrapper("ObservedObject"), "Bindable": wrapper("Bindable"),
        "AppStorage": wrapper("AppStorage", key: "_ key: String"),
        "SceneStorage": wrapper("SceneStorage", key: "_ key: String"),
    ]

    private static let logging = [
        "Logger": """
        public struct Logger: Sendable {
            public init(subsystem: String = "", category: String = "") {}
            public func debug(_ text: String) {}
            public func info(_ text: String) {}
            public func notice(_ text: String) {}
            public func warning(_ text: String) {}
            public func error(_ text: String) {}
        }
        """,
        "OSLog": """
        public final class OSLog: NSObject {
            public static let `default` = OSLog(subsystem: "", category: "")
            public init(subsystem: String, category: String) {}
        }
        """,
        "OSLogType": "public enum OSLogType: Sendable { case `default`, info, debug, error, fault }",
        "os_log": """
        public func os_log(
            _ text: StaticString, log: OSLog = .default, type: OSLogType = .default, _ values: Any?...
        ) {}
        public func os_log(_ type: OSLogType, log: OSLog = .default, _ text: StaticString, _ values: Any?...) {}
        """,
    ]

    private static let safari = [
        "SFSafariViewController": """
        open class SFSafariViewController: UIViewController {
            public convenience init(url: URL) { self.init() }
        }
        """
    ]

    private static let flutter = [
        "FlutterResult": "public typealias FlutterResult = (Any?) -> Void",
        "FlutterEventSink": "public typealias FlutterEventSink = (Any?) -> Void",
        "FlutterBinaryMessenger": "public protocol FlutterBinaryMessenger: AnyObject {}",
        "FlutterMethodNotImplemented": "public let FlutterMethodNotImplemented: NSObject? = nil",
        "FlutterMethodCall": """
        open class FlutterMethodCall: NSObject {
            public let method: String
            public let arguments: Any?
            public init(methodName: String, arguments: Any?) { (method, self.arguments) = (methodName, arguments) }
        }
        """,
        "FlutterMethodChannel": """
        open class FlutterMethodChannel: NSObject {
            public init(name: String, binaryMessenger: Any?) {}
            public func invokeMethod(_ method: String, arguments: Any?) {}
            public func invokeMethod(_ method: String, arguments: Any?, result: ((Any?) -> Void)?) {}
            public func setMethodCallHandler(_ handler: Any?) {}
        }
        """,
        "FlutterError": """
        open class FlutterError: NSObject {
            public init(code: String, message: String?, details: Any?) {}
        }
        """,
        "FlutterPluginRegistrar": """
        public protocol FlutterPluginRegistrar: AnyObject {
            func messenger() -> Any
            func addMethodCallDelegate(_ delegate: Any, channel: Any)
            func addApplicationDelegate(_ delegate: Any)
        }
        """,
        "FlutterPlugin": "public protocol FlutterPlugin: AnyObject {}",
        "FlutterStreamHandler": "public protocol FlutterStreamHandler: AnyObject {}",
    ]

    private static let react = [
        "RCTPromiseResolveBlock": "public typealias RCTPromiseResolveBlock = (Any?) -> Void",
        "RCTPromiseRejectBlock":
            "public typealias RCTPromiseRejectBlock = (String?, String?, Error?) -> Void",
        "RCTResponseSenderBlock": "public typealias RCTResponseSenderBlock = ([Any]?) -> Void",
        "RCTBridgeModule": "public protocol RCTBridgeModule: AnyObject {}",
        "RCTEventEmitter": """
        @MainActor open class RCTEventEmitter {
            public init() {}
            open class func requiresMainQueueSetup() -> Bool { true }
            open func supportedEvents() -> [String]! { [] }
            open func startObserving() {}
            open func stopObserving() {}
            open func sendEvent(withName name: String, body: Any?) {}
        }
        """,
    ]

    private static let objects = [
        "Selector": """
        public struct Selector: Hashable, Sendable { public init(_ name: String) {} }
        extension NotificationCenter {
            public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {}
        }
        extension Timer {
            public class func scheduledTimer(
                timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
            ) -> Timer { Timer(timeInterval: timeInterval, repeats: repeats) { _ in } }
        }
        extension UIControl {
            public func addTarget(_ target: Any?, action: Selector, for events: UIControl.Event) {}
        }
        extension UIResponder {
            public nonisolated static let keyboardWillShowNotification = Notification.Name("keyboardWillShow")
            public nonisolated static let keyboardDidShowNotification = Notification.Name("keyboardDidShow")
            public nonisolated static let keyboardWillHideNotification = Notification.Name("keyboardWillHide")
            public nonisolated static let keyboardDidHideNotification = Notification.Name("keyboardDidHide")
        }
        extension UIBarButtonItem {
            public convenience init(title: String?, style: Style, target: Any?, action: Selector?) { self.init() }
            public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) { self.init() }
            public convenience init(barButtonSystemItem: SystemItem, target: Any?, action: Selector?) { self.init() }
        }
        extension UIGestureRecognizer {
            public convenience init(target: Any?, action: Selector?) { self.init() }
        }
        """,
        "CFAbsoluteTime": "public typealias CFAbsoluteTime = Double",
        "CFAbsoluteTimeGetCurrent":
            "public func CFAbsoluteTimeGetCurrent() -> Double { Date().timeIntervalSinceReferenceDate }",
        "NSHashTable": """
        public final class NSHashTable<Element: AnyObject>: NSObject {
            public static func weakObjects() -> NSHashTable<Element> { NSHashTable() }
            public private(set) var allObjects: [Element] = []
            public var count: Int { allObjects.count }
            public func add(_ object: Element?) { allObjects += object.map { [$0] } ?? [] }
            public func remove(_ object: Element?) { allObjects.removeAll { $0 === object } }
            public func removeAllObjects() { allObjects = [] }
            public func contains(_ object: Element?) -> Bool { allObjects.contains { $0 === object } }
        }
        """,
    ]

    private static func wrapper(_ name: String, key: String? = nil) -> String {
        let first =
            key.map { "public init(wrappedValue: Value, \($0)) { self.wrappedValue = wrappedValue }" } ?? ""
        return """
            @propertyWrapper public struct \(name)<Value> {
                public var wrappedValue: Value
                public var projectedValue: \(name)<Value> { self }
                public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
                \(first)
            }
            """
    }
}
