public import AdobeAndroid3Model
public import JavaMachine

extension ModelWorld {
    /// A delegate of Java's or Kotlin's, for the model to call.
    public func delegate(_ java: JavaObject) -> any PresentationDelegate { JavaDelegate(java, self) }
}
