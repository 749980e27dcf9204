// swift-tools-version: 6.1
import PackageDescription

/// Braze's modules as an app sees them (18.2.0): the declarations by the facts, with bodies that trap.
///
/// `SDK_BRIDGE_MODE` "earliest" makes them those of 12.1.0, as far as the bridge sees a difference.
let versions: [SwiftSetting] =
    Context.environment["SDK_BRIDGE_MODE"] == "earliest" ? [.define("EARLIEST")] : []

let package = Package(
    name: "braze-swift-sdk",
    platforms: [.iOS(.v15), .macCatalyst(.v15), .macOS(.v12)],
    products: [
        .library(name: "BrazeKit", targets: ["BrazeKit"]),
        .library(name: "BrazeUI", targets: ["BrazeUI"]),
    ],
    dependencies: [.package(name: "InAppCompat", path: "../../..")],
    targets: [
        // A binary module: its enums may get cases.
        .target(
            name: "BrazeKit", dependencies: [.product(name: "PlatformStandIns", package: "InAppCompat")],
            swiftSettings: [.unsafeFlags(["-enable-library-evolution", "-suppress-warnings"])] + versions),
        .target(
            name: "BrazeUI",
            dependencies: ["BrazeKit", .product(name: "PlatformStandIns", package: "InAppCompat")]),
    ],
    swiftLanguageModes: [.v5]
)
