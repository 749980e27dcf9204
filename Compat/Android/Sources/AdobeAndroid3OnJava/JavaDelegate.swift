public import AdobeAndroid3Model
import JavaMachine

/// A Java or Kotlin delegate in the form in which the headless model calls it.
///
/// An exception that it throws ends the call (A3-013), and is stored for the Java code that made the call. A gate that
/// throws approves nothing.
///
/// Sendable: the delegate is called on the thread that the model chose, as without Java.
public final class JavaDelegate: PresentationDelegate, Sendable {
    private let java: JavaObject
    private let world: ModelWorld

    init(_ java: JavaObject, _ world: ModelWorld) {
        self.java = java
        self.world = world
    }

    public func canShow(_ presentable: any Presentable) -> Bool {
        NativeCall.attempt(or: false) {
            try java.boolean("canShow", "(\(Name.presentable))Z", .object(world.java(presentable)))
        }
    }

    public func onShow(_ presentable: any Presentable) { tell("onShow", presentable) }
    public func onHide(_ presentable: any Presentable) { tell("onHide", presentable) }
    public func onDismiss(_ presentable: any Presentable) { tell("onDismiss", presentable) }

    public func onContentLoaded(_ presentable: any Presentable, _ presentationContent: PresentationContent?) {
        NativeCall.attempt {
            let content = try (presentationContent as? UrlContent).flatMap { content in
                try JavaClass.named(Name.machine).object(
                    "url", "(Ljava/lang/String;)\(Name.content)", .text(content.url))
            }
            try java.call(
                "onContentLoaded", "(\(Name.presentable)\(Name.content))V", .object(world.java(presentable)),
                .object(content))
        }
    }

    private func tell(_ callback: String, _ presentable: any Presentable) {
        NativeCall.attempt {
            try java.call(callback, "(\(Name.presentable))V", .object(world.java(presentable)))
        }
    }
}

enum Name {
    static let machine = "inappcompat/model3/ModelMachine"
    static let presentable = "Lcom/adobe/marketing/mobile/services/ui/Presentable;"
    static let content = "Lcom/adobe/marketing/mobile/services/ui/PresentationListener$PresentationContent;"
    static let settings = "Lcom/adobe/marketing/mobile/services/ui/message/InAppMessageSettings;"
}
