#if canImport(UIKit)
    public import UIKit

    // A view controller as a view.
    @MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
        associatedtype UIViewControllerType: UIViewController
        associatedtype Coordinator = Void
        func makeUIViewController(context: Context) -> UIViewControllerType
        func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
        typealias Context = UIViewControllerRepresentableContext<Self>
    }

    extension UIViewControllerRepresentable {
        public var body: Never { fatalError() }
    }

    @MainActor @preconcurrency public struct UIViewControllerRepresentableContext<Representable> {}

    @propertyWrapper @MainActor @preconcurrency public struct UIApplicationDelegateAdaptor<Delegate: NSObject>
    {
        public init(_ delegateType: Delegate.Type = Delegate.self) {}
        public var wrappedValue: Delegate { fatalError() }
    }
#endif
