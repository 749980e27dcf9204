// swift-tools-version: 6.2
import PackageDescription

/// An app's package with the vendors' SDKs in it: every bridge is made by the plugin, and compiled as in an app.
///
/// `SDK_BRIDGE_MODE` says how the app is compiled: "6" (Swift 6 mode, and what is assumed), "5" (Swift 5 mode),
/// "main-actor" (Swift 6 mode, and what says nothing is of the main actor), "strict" (with the upcoming features that
/// this package itself has on).
///
/// Airship 18 to 20 has modules that are called like those of Airship 17, so it cannot be in the same package:
/// `SDK_BRIDGE_AIRSHIP` says "18" for an app with that SDK alone.
let mode = Context.environment["SDK_BRIDGE_MODE"] ?? "6"

let settings: [SwiftSetting] =
    switch mode {
    case "5": [.swiftLanguageMode(.v5)]
    case "main-actor": [.defaultIsolation(MainActor.self)]
    case "strict":
        ["ExistentialAny", "MemberImportVisibility"].map { .enableUpcomingFeature($0) }
    default: []
    }

func bridge(_ shape: String, _ modules: [Target.Dependency]) -> Target {
    .target(
        name: "\(shape)SDKBridge",
        dependencies: [.product(name: "InAppCompat", package: "InAppCompat")] + modules,
        swiftSettings: settings + [.treatAllWarnings(as: .error)],
        plugins: [.plugin(name: "SDKBridge", package: "InAppCompat")])
}

let inAppCompat = Package.Dependency.package(name: "InAppCompat", path: "../../..")

let package =
    if Context.environment["SDK_BRIDGE_AIRSHIP"] == "18" {
        Package(
            name: "Client",
            platforms: [.iOS(.v16), .macCatalyst(.v16), .macOS(.v13)],
            dependencies: [inAppCompat, .package(name: "ios-library", path: "../Airship20")],
            targets: [
                bridge(
                    "Airship18",
                    [
                        .product(name: "AirshipCore", package: "ios-library"),
                        .product(name: "AirshipAutomation", package: "ios-library"),
                    ])
            ]
        )
    } else {
        Package(
            name: "Client",
            platforms: [.iOS(.v15), .macCatalyst(.v15), .macOS(.v12)],
            dependencies: [
                inAppCompat,
                .package(name: "aepsdk-ios", path: "../Adobe"),
                .package(name: "braze-swift-sdk", path: "../Braze"),
                .package(name: "ios-library", path: "../Airship17"),
            ],
            targets: [
                bridge(
                    "AdobeIOS",
                    [
                        .product(name: "AEPCore", package: "aepsdk-ios"),
                        .product(name: "AEPServices", package: "aepsdk-ios"),
                        .product(name: "AEPMessaging", package: "aepsdk-ios"),
                    ]),
                bridge(
                    "Braze",
                    [
                        .product(name: "BrazeKit", package: "braze-swift-sdk"),
                        .product(name: "BrazeUI", package: "braze-swift-sdk"),
                    ]),
                bridge("Airship17", [.product(name: "AirshipAutomation", package: "ios-library")]),
            ]
        )
    }
