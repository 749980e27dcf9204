import AdobeAndroid2Bridge
import AdobeAndroid3Bridge
import AdobeIOSBridge
import Airship17Bridge
import Airship18Bridge
import BrazeBridge
import HeadlessStage
import InAppCompat
import OldDelegates
import Testing

/// All gaps of each adopted delegate under every SDK, in order, by the first rule that each names.
@MainActor @Suite(.timeLimit(.minutes(20))) struct GapListTests {
    private static let tables: [CapabilityTable] = [
        .adobeIOS, .adobeAndroid2, .adobeAndroid3, .airship17, .airship18, .braze,
    ]

    private func gaps(of adopted: any AdoptedDelegate) -> [String] {
        // No SDK runs on the stage.
        HeadlessStage().run {
            Self.tables.map { table in
                let gaps = adopted.gaps(under: table).map { "\($0.code) \(Self.rule(in: $0.explanation))" }
                return "\(table.shape): \(gaps.joined(separator: ", "))"
            }
        }
    }

    private static func rule(in text: String) -> String {
        text.components(separatedBy: "(").map { String($0.prefix(6)) }
            .first { $0.dropFirst(2).first == "-" } ?? "-"
    }

    @Test("INV-5 the gaps of an Adobe delegate for iOS, under every SDK but its own")
    func iOS() {
        #expect(
            gaps(of: AdoptedAdobeIOSDelegate(BusyAdobeDelegate())) == [
                "adobeIOS: ",
                "adobeAndroid2: notAlwaysCalled AI-080, notAlwaysCalled A2-085",
                "adobeAndroid3: notAlwaysCalled AI-031, heldForPreparation AI-030",
                "airship17: notAlwaysCalled AI-075, notAlwaysCalled AI-080, notAlwaysCalled AI-031",
                "airship18: notAlwaysCalled AI-080, notAlwaysCalled AI-031, notAlwaysCalled AI-032",
                "braze: notAlwaysCalled AI-075, notAlwaysCalled AI-080",
            ])
    }

    @Test("INV-5 the gaps of an Adobe delegate for Android 2, under every SDK but its own")
    func android2() {
        #expect(
            gaps(of: AdoptedAdobeAndroid2Delegate(BusyAndroid2Delegate())) == [
                "adobeIOS: behavesOtherwise A2-085, heldForPreparation A2-032",
                "adobeAndroid2: ",
                "adobeAndroid3: notAlwaysCalled A2-032, behavesOtherwise A2-085, heldForPreparation A2-032",
                "airship17: notAlwaysCalled A2-054, notAlwaysCalled A2-032",
                "airship18: notAlwaysCalled A2-032, notAlwaysCalled A2-036",
                "braze: notAlwaysCalled A2-054",
            ])
    }

    @Test("INV-5 the gaps of an Adobe delegate for Android 3, under every SDK but its own")
    func android3() {
        #expect(
            gaps(of: AdoptedAdobeAndroid3Delegate(BusyAndroid3Delegate())) == [
                "adobeIOS: ",
                "adobeAndroid2: notAlwaysCalled A3-032",
                "adobeAndroid3: ",
                "airship17: notAlwaysCalled A3-023, notAlwaysCalled A3-032, notAlwaysCalled A3-045",
                "airship18: notAlwaysCalled A3-032, notAlwaysCalled A3-030, notAlwaysCalled A3-045, "
                    + "behavesOtherwise A3-081",
                "braze: notAlwaysCalled A3-023, notAlwaysCalled A3-032",
            ])
    }

    @Test(
        "INV-5 the gaps of a Braze delegate, with and without a BrazeDelegate, under every SDK but its own",
        arguments: [true, false])
    func braze(hasSDKDelegate: Bool) {
        let adopted = AdoptedBrazeDelegate(
            OldBrazeDelegate(), sdkDelegate: hasSDKDelegate ? QuietBrazeDelegate() : nil)
        let missing = hasSDKDelegate ? "" : ", notAdopted -"
        #expect(
            gaps(of: adopted) == [
                "adobeIOS: notAlwaysCalled BZ-016\(missing)",
                "adobeAndroid2: notAlwaysCalled BZ-016\(missing)",
                "adobeAndroid3: notAlwaysCalled BZ-016, notAlwaysCalled BZ-001\(missing)",
                "airship17: notAlwaysCalled BZ-041, behavesOtherwise AS-030, notAlwaysCalled BZ-001\(missing)",
                "airship18: notAlwaysCalled BZ-016, behavesOtherwise BZ-091, notAlwaysCalled BZ-001\(missing)",
                "braze: ",
            ])
    }
}
