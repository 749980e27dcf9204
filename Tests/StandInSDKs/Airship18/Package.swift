// swift-tools-version: 6.1
import PackageDescription

/// Airship's modules for in-app messages as an app sees them (20.x): the declarations by the facts, with bodies that trap.
///
/// `SDK_BRIDGE_MODE` "earliest" makes them those of 20.0, "latest" those of the last 20.x, as far as the bridge sees a
/// difference.
let versions: [SwiftSetting] =
    switch Context.environment["SDK_BRIDGE_MODE"] {
    case "earliest": [.define("EARLIEST")]
    case "latest": [.define("LATEST")]
    default: []
    }

let package = Package(
    name: "ios-library",
    platforms: [.iOS(.v16), .macCatalyst(.v16), .macOS(.v13)],
    products: [
        .library(name: "AirshipCore", targets: ["AirshipCore"]),
        .library(name: "AirshipAutomation", targets: ["AirshipAutomation"]),
    ],
    dependencies: [.package(name: "InAppCompat", path: "../../..")],
    targets: [
        .target(
            name: "AirshipCore",
            dependencies: [.product(name: "PlatformStandIns", package: "InAppCompat")],
            swiftSettings: [.unsafeFlags(["-suppress-warnings"])] + versions),
        .target(
            name: "AirshipAutomation",
            dependencies: ["AirshipCore", .product(name: "PlatformStandIns", package: "InAppCompat")],
            swiftSettings: [.unsafeFlags(["-suppress-warnings"])] + versions),
    ],
    swiftLanguageModes: [.v6]
)
