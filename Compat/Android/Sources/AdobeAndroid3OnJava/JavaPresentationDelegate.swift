import AdobeAndroid3Model
import JavaMachine

/// A Java or Kotlin delegate in the form in which the headless model calls it.
///
/// An exception that it throws ends the call (A3-013), and is stored for the Java code that made the call. A gate that
/// throws approves nothing.
///
/// Sendable: the delegate is called on the thread that the model chose, as without Java.
final class JavaPresentationDelegate: PresentationDelegate, Sendable {
    private let java: JavaObject
    private let world: AdobeAndroid3World

    init(_ java: JavaObject, _ world: AdobeAndroid3World) {
        self.java = java
        self.world = world
    }

    func canShow(_ presentable: any Presentable) -> Bool {
        NativeCall.attempt(or: false) {
            try java.boolean("canShow", "(\(Name.presentable))Z", .object(world.java(presentable)))
        }
    }

    func onShow(_ presentable: any Presentable) { tell("onShow", presentable) }
    func onHide(_ presentable: any Presentable) { tell("onHide", presentable) }
    func onDismiss(_ presentable: any Presentable) { tell("onDismiss", presentable) }

    func onContentLoaded(_ presentable: any Presentable, _ presentationContent: PresentationContent?) {
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
