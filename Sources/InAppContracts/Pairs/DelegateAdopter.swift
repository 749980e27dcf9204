import AdobeAndroid2Bridge
import AdobeAndroid3Bridge
import AdobeIOSBridge
import Airship17Bridge
import BrazeBridge
import InAppCompat

/// How a recording delegate of a shape becomes a handler, so that any host can drive it. One entry a shape:
/// n of them make n² pairs.
@MainActor struct DelegateAdopter {
    /// The shape of the delegate.
    let shape: Shape
    /// Adopts a delegate that writes into a recorder and answers from a script.
    let adopt: @MainActor (TraceRecorder, DelegateScript) -> any InAppMessageHandler

    /// Every adopter, in the order of the capability table.
    static let all = [
        DelegateAdopter(shape: .adobeIOS) { recorder, script in
            AdoptedAdobeIOSDelegate(RecordingAdobeIOSDelegate(recorder, script: script, as: .adopted))
        },
        DelegateAdopter(shape: .adobeAndroid2) { recorder, script in
            AdoptedAdobeAndroid2Delegate(
                RecordingAdobeAndroid2Delegate(recorder, script: script, as: .adopted))
        },
        DelegateAdopter(shape: .adobeAndroid3) { recorder, script in
            AdoptedAdobeAndroid3Delegate(
                RecordingAdobeAndroid3Delegate(
                    recorder, script: script, presentables: AdobeAndroid3Presentables(on: recorder.stage),
                    as: .adopted))
        },
        DelegateAdopter(shape: .braze) { recorder, script in
            AdoptedBrazeDelegate(RecordingBrazeDelegate(recorder, script: script, as: .adopted))
        },
        DelegateAdopter(shape: .airship17) { recorder, script in
            AdoptedAirship17Delegate(
                RecordingAirship17Delegate(.of(recorder), script: script, as: .adopted))
        },
    ]
}
