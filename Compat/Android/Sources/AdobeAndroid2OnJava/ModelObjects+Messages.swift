import AdobeAndroid2Model
import AdobeAndroidOnJava
import JavaMachine

extension ModelObjects {
    /// The Java object of a message.
    func java(_ message: any FullscreenMessage) throws -> JavaObject? {
        try java(of: message) { number in
            try JavaClass.named(Name.modelMessage).make(
                "(JZ)V", .number(number), .boolean(message.getParent() is any Message))
        }
    }
}

/// The Java names.
enum Name {
    static let machine = "inappcompat/model2/ModelMachine"
    static let firstMachine = "inappcompat/model2/FirstModelMachine"
    static let modelMessage = "inappcompat/model2/ModelMessage"
    static let message = "Lcom/adobe/marketing/mobile/services/ui/FullscreenMessage;"
    static let ownDelegate = "com/adobe/marketing/mobile/MessagingDelegate"
}
