import AdobeAndroid2Contracts
import AdobeAndroid2OnJava
import AdobeAndroidOnJava
import InAppContracts

/// Version 2.0.0 of Adobe for Android 2.
enum Adobe2First: Generation {
    typealias World = AdobeAndroid2FirstWorld
    typealias Model = FirstDriver

    static var kit: ShapeKit { ShapeKit.adobeAndroid2.played(by: FirstDriver.self, "version 2.0.0") }
}
