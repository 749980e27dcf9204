// swift-tools-version: 6.2
import PackageDescription

/// A shape from outside whose SDK never asks: model, bridge, contracts, a command for it and the built-in shapes, and its
/// tests.
let settings =
    ["ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault"]
    .map { SwiftSetting.enableUpcomingFeature($0) } + [.treatAllWarnings(as: .error)]

func inAppCompat(_ names: String...) -> [Target.Dependency] {
    names.map { .product(name: $0, package: "InAppCompat") }
}

let kit = inAppCompat("InAppCompat", "InAppContracts", "HeadlessStage", "PlatformStandIns")

let package = Package(
    name: "Bazaar",
    platforms: [.iOS(.v15), .macCatalyst(.v15), .macOS(.v12)],
    products: ["GongModel", "GongBridge", "GongContracts"].map { .library(name: $0, targets: [$0]) },
    dependencies: [.package(name: "InAppCompat", path: "../../..")],
    targets: [
        .target(
            name: "GongModel", dependencies: inAppCompat("HeadlessStage", "PlatformStandIns"),
            swiftSettings: settings),
        .target(
            name: "GongBridge", dependencies: ["GongModel"] + inAppCompat("InAppCompat", "PlatformStandIns"),
            swiftSettings: settings),
        .target(
            name: "GongContracts", dependencies: ["GongModel", "GongBridge"] + kit, swiftSettings: settings),
        .executableTarget(
            name: "gong-tool", dependencies: ["GongContracts"] + inAppCompat("BuiltInShapes", "InAppCommand"),
            swiftSettings: settings),
        .testTarget(
            name: "GongTests",
            dependencies: ["GongModel", "GongBridge", "GongContracts"] + kit
                + inAppCompat("BuiltInShapes", "InAppCommand"),
            swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
