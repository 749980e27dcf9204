// swift-tools-version: 6.1
import PackageDescription

/// What a bridge adds to an app: for every room a program whose delegate stands on the SDK's model itself, and one with the bridge
/// between. And what an old delegate adds to the latter, with the model that its names come from: Braze's under Adobe's bridge.
/// `.ci/size` holds them against each other.
let rooms = ["AdobeIOS", "AdobeAndroid2", "AdobeAndroid3", "Braze", "Airship17", "Airship18"]

func program(_ name: String, _ modules: [String]) -> Target {
    .executableTarget(
        name: name, dependencies: modules.map { .product(name: $0, package: "InAppCompat") })
}

let package = Package(
    name: "SizePrograms",
    platforms: [.iOS(.v15), .macCatalyst(.v15), .macOS(.v12)],
    dependencies: [.package(name: "InAppCompat", path: "../..")],
    targets: rooms.flatMap { room in
        [
            program("\(room)Direct", ["HeadlessStage", "\(room)Model"]),
            program("\(room)Bridged", ["HeadlessStage", "InAppCore", "\(room)Model", "\(room)Bridge"]),
        ]
    } + [
        program(
            "AdobeIOSAdoptingBraze",
            ["HeadlessStage", "InAppCompat", "AdobeIOSModel", "AdobeIOSBridge", "BrazeModel", "BrazeBridge"])
    ],
    swiftLanguageModes: [.v6]
)
