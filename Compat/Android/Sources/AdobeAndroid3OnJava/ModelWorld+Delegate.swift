public import AdobeAndroid3Model
public import JavaMachine

extension ModelWorld {
    /// A Java or Kotlin delegate that the model can call.
    public func delegate(_ java: JavaObject) -> any PresentationDelegate { JavaDelegate(java, self) }
}
