// swift-tools-version: 6.2
import PackageDescription

/// One handler behind two SDKs, and policies around it.
let package = Package(
    name: "OneHandler",
    platforms: [.iOS(.v15), .macCatalyst(.v15), .macOS(.v12)],
    dependencies: [.package(name: "InAppCompat", path: "../../..")],
    targets: [
        .target(
            name: "OneHandler",
            dependencies: [
                .product(name: "InAppCompat", package: "InAppCompat"),
                .product(name: "BrazeModel", package: "InAppCompat"),
                .product(name: "BrazeBridge", package: "InAppCompat"),
                .product(name: "Airship18Bridge", package: "InAppCompat"),
            ],
            swiftSettings: [.treatAllWarnings(as: .error)]),
        .testTarget(
            name: "OneHandlerTests",
            dependencies: [
                "OneHandler",
                .product(name: "InAppCompat", package: "InAppCompat"),
                .product(name: "BrazeModel", package: "InAppCompat"),
                .product(name: "BrazeBridge", package: "InAppCompat"),
                .product(name: "Airship18Model", package: "InAppCompat"),
                .product(name: "Airship18Bridge", package: "InAppCompat"),
                .product(name: "HeadlessStage", package: "InAppCompat"),
            ],
            swiftSettings: [.treatAllWarnings(as: .error)]),
    ],
    swiftLanguageModes: [.v6]
)
