// swift-tools-version: 6.1
import PackageDescription

/// The size that a bridge adds to an app: for every room a program whose delegate uses the SDK's model directly, and
/// one with the bridge between them. Also the size that an old delegate adds to the latter, with the model that
/// declares its names: Braze's under Adobe's bridge. `.ci/size` compares them.
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
