/// Types of other frameworks that delegates' files use: their stubs where the framework does not exist.
enum OutsideTypes {
    /// A type, its module, and a declaration that is enough to compile with.
    struct Known: Sendable {
        let module: String
        let text: String
    }

    static subscript(_ name: String) -> Known? { all[name] }

    /// Whether a name is that of another framework, which the app has.
    static func isKnown(_ name: String) -> Bool { all[name] != nil || views.contains(name) }

    /// The protocols that views and other parts of SwiftUI conform to.
    static let roots: Set<String> = [
        "View", "App", "Scene", "PreviewProvider", "ViewModifier", "ButtonStyle",
    ]

    /// More names of SwiftUI, for which empty types suffice.
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
            ("React", react), ("Capacitor", capacitor), ("SafariServices", safari),
            ("UserNotifications", notifications), ("ObjectiveC", objects), ("ObjectiveC", observing),
        ]
        let pairs = lists.flatMap { module, texts in
            texts.map { ($0.key, Known(module: module, text: $0.value)) }
        }
        return Dictionary(pairs) { first, _ in first }
    }()

    private static let swiftUI = [
        "withAnimation": """
        @discardableResult public func withAnimation<Result>(_ body: () throws -> Result) rethrows -> Result {
            try body()
        }
        @discardableResult public func withAnimation<Result>(
            _ animation: Any?, _ body: () throws -> Result
        ) rethrows -> Result { try body() }
        """,
        "UIHostingController": """
        open class UIHostingController<Content>: UIViewController {
            public var rootView: Content
            public init(rootView: Content) {
                self.rootView = rootView
                super.init(nibName: nil, bundle: nil)
            }
            public required init?(coder: NSCoder) { nil }
        }
        """,
        "ViewBuilder": wrapper("ViewBuilder"), "State": wrapper("State"), "Binding": wrapper("Binding"),
        "StateObject": wrapper("StateObject"),
        "ObservedObject": wrapper("ObservedObject"), "Bindable": wrapper("Bindable"),
        "AppStorage": wrapper("AppStorage", key: "_ key: String"),
        "SceneStorage": wrapper("SceneStorage", key: "_ key: String"),
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
