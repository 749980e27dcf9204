// swift-tools-version: 6.2
import PackageDescription

/// An app's package with a vendor's SDK in it whose modules are called like those of an older one, which `Client` has:
/// otherwise like that.
let mode = Context.environment["SDK_BRIDGE_MODE"] ?? "6"

let settings: [SwiftSetting] =
    switch mode {
    case "5": [.swiftLanguageMode(.v5)]
    case "main-actor": [.defaultIsolation(MainActor.self)]
    case "strict":
        ["ExistentialAny", "MemberImportVisibility"].map { .enableUpcomingFeature($0) }
    default: []
    }

let package = Package(
    name: "Client18",
    platforms: [.iOS(.v16), .macCatalyst(.v16), .macOS(.v13)],
    dependencies: [
        .package(name: "InAppCompat", path: "../../.."),
        .package(name: "ios-library", path: "../Airship20"),
    ],
    targets: [
        .target(
            name: "Airship18SDKBridge",
            dependencies: [
                .product(name: "InAppCompat", package: "InAppCompat"),
                .product(name: "AirshipCore", package: "ios-library"),
                .product(name: "AirshipAutomation", package: "ios-library"),
            ],
            swiftSettings: settings + [.treatAllWarnings(as: .error)],
            plugins: [.plugin(name: "SDKBridge", package: "InAppCompat")])
    ]
)
