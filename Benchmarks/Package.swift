// swift-tools-version: 6.1
import PackageDescription

/// A package of its own, so that whoever depends on InAppCompat never builds the benchmarks.
let package = Package(
    name: "Benchmarks",
    platforms: [.iOS(.v15), .macCatalyst(.v15), .macOS(.v12)],
    dependencies: [.package(name: "InAppCompat", path: "..")],
    targets: [
        .target(name: "AllocationCounter"),
        .executableTarget(
            name: "inapp-benchmarks",
            dependencies: [
                "AllocationCounter",
                .product(name: "InAppCompat", package: "InAppCompat"),
                .product(name: "PlatformStandIns", package: "InAppCompat"),
                .product(name: "HeadlessStage", package: "InAppCompat"),
                .product(name: "AdobeIOSModel", package: "InAppCompat"),
                .product(name: "AdobeAndroid2Model", package: "InAppCompat"),
                .product(name: "AdobeAndroid3Model", package: "InAppCompat"),
                .product(name: "BrazeModel", package: "InAppCompat"),
                .product(name: "Airship17Model", package: "InAppCompat"),
                .product(name: "Airship18Model", package: "InAppCompat"),
                .product(name: "AdobeIOSBridge", package: "InAppCompat"),
                .product(name: "AdobeAndroid2Bridge", package: "InAppCompat"),
                .product(name: "AdobeAndroid3Bridge", package: "InAppCompat"),
                .product(name: "BrazeBridge", package: "InAppCompat"),
                .product(name: "Airship17Bridge", package: "InAppCompat"),
                .product(name: "Airship18Bridge", package: "InAppCompat"),
            ],
            swiftSettings: [
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("MemberImportVisibility"),
                .enableUpcomingFeature("InternalImportsByDefault"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
