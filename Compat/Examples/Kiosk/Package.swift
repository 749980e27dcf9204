// swift-tools-version: 6.2
import PackageDescription

/// A vendor's shape in a package of its own, which takes part in everything: model, bridge, contracts, a command for it
/// and the built-in shapes, and its tests.
let settings =
    ["ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault"]
    .map { SwiftSetting.enableUpcomingFeature($0) } + [.treatAllWarnings(as: .error)]

func inAppCompat(_ names: String...) -> [Target.Dependency] {
    names.map { .product(name: $0, package: "InAppCompat") }
}

let kit = inAppCompat("InAppCompat", "InAppContracts", "HeadlessStage", "PlatformStandIns")

let package = Package(
    name: "Kiosk",
    platforms: [.iOS(.v15), .macCatalyst(.v15), .macOS(.v12)],
    products: ["LanternModel", "LanternBridge", "LanternContracts"].map { .library(name: $0, targets: [$0]) },
    dependencies: [.package(name: "InAppCompat", path: "../../..")],
    targets: [
        .target(
            name: "LanternModel", dependencies: inAppCompat("HeadlessStage", "PlatformStandIns"),
            swiftSettings: settings),
        .target(
            name: "LanternBridge",
            dependencies: ["LanternModel"] + inAppCompat("InAppCompat", "PlatformStandIns"),
            exclude: ["SDK.json"],
            swiftSettings: settings),
        .target(
            name: "LanternContracts", dependencies: ["LanternModel", "LanternBridge"] + kit,
            swiftSettings: settings),
        .executableTarget(
            name: "lantern-tool",
            dependencies: ["LanternContracts"] + inAppCompat("BuiltInShapes", "InAppCommand"),
            swiftSettings: settings),
        .testTarget(
            name: "LanternTests",
            dependencies: ["LanternModel", "LanternBridge", "LanternContracts"] + kit
                + inAppCompat("BuiltInShapes", "InAppCommand"),
            swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
