// swift-tools-version: 6.1
import PackageDescription

/// The bridges that the app needs, made by the plugin for the SDKs that it runs. The app's Xcode project depends on this
/// package.
///
/// With `STAND_IN_SDKS` in the environment the SDKs are this repository's stand-ins, which have declarations only: that is
/// how `.ci/sdk-bridges` compiles the package without the SDKs.
let standIns = "../../../Tests/StandInSDKs"
let sdks: [Package.Dependency] =
    Context.environment["STAND_IN_SDKS"] != nil
    ? [
        .package(name: "braze-swift-sdk", path: "\(standIns)/Braze"),
        .package(name: "ios-library", path: "\(standIns)/Airship17"),
    ]
    : [
        // Written out, because `from:` would not leave the major version.
        .package(url: "https://github.com/braze-inc/braze-swift-sdk", "12.1.0"..<"19.0.0"),
        .package(url: "https://github.com/urbanairship/ios-library", "16.0.0"..<"18.0.0"),
    ]

let package = Package(
    name: "BrazeToAirship",
    platforms: [.iOS(.v15), .macCatalyst(.v15), .macOS(.v12)],
    products: [.library(name: "BrazeToAirshipBridges", targets: ["BrazeSDKBridge", "Airship17SDKBridge"])],
    dependencies: [.package(name: "InAppCompat", path: "../../..")] + sdks,
    targets: [
        .target(
            name: "BrazeSDKBridge",
            dependencies: [
                .product(name: "InAppCompat", package: "InAppCompat"),
                .product(name: "BrazeKit", package: "braze-swift-sdk"),
                .product(name: "BrazeUI", package: "braze-swift-sdk"),
            ],
            plugins: [.plugin(name: "SDKBridge", package: "InAppCompat")]),
        .target(
            name: "Airship17SDKBridge",
            dependencies: [
                .product(name: "InAppCompat", package: "InAppCompat"),
                .product(name: "AirshipAutomation", package: "ios-library"),
            ],
            plugins: [.plugin(name: "SDKBridge", package: "InAppCompat")]),
    ],
    swiftLanguageModes: [.v6]
)
