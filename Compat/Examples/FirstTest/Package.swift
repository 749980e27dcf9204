// swift-tools-version: 6.2
import PackageDescription

/// An app's Adobe delegate, and its first tests.
let package = Package(
    name: "FirstTest",
    platforms: [.iOS(.v15), .macCatalyst(.v15), .macOS(.v12)],
    dependencies: [.package(name: "InAppCompat", path: "../../..")],
    targets: [
        .target(
            name: "FirstTest",
            dependencies: [
                .product(name: "AdobeIOSModel", package: "InAppCompat")
            ],
            swiftSettings: [.treatAllWarnings(as: .error)]),
        .testTarget(
            name: "FirstTestTests",
            dependencies: [
                "FirstTest",
                .product(name: "AdobeIOSModel", package: "InAppCompat"),
                .product(name: "AdobeIOSContracts", package: "InAppCompat"),
                .product(name: "InAppContracts", package: "InAppCompat"),
            ],
            swiftSettings: [.treatAllWarnings(as: .error)]),
    ],
    swiftLanguageModes: [.v6]
)
