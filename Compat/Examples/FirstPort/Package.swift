// swift-tools-version: 6.2
import PackageDescription

/// A delegate of Braze that is ported to Adobe: first adopted, then rewritten as a handler.
let package = Package(
    name: "FirstPort",
    platforms: [.iOS(.v15), .macCatalyst(.v15), .macOS(.v12)],
    dependencies: [.package(name: "InAppCompat", path: "../../..")],
    targets: [
        .target(
            name: "FirstPort",
            dependencies: [
                .product(name: "InAppCompat", package: "InAppCompat"),
                .product(name: "BrazeModel", package: "InAppCompat"),
            ],
            swiftSettings: [.treatAllWarnings(as: .error)]),
        .testTarget(
            name: "FirstPortTests",
            dependencies: [
                "FirstPort",
                .product(name: "BrazeModel", package: "InAppCompat"),
                .product(name: "BrazeBridge", package: "InAppCompat"),
                .product(name: "BrazeContracts", package: "InAppCompat"),
                .product(name: "AdobeIOSModel", package: "InAppCompat"),
                .product(name: "AdobeIOSBridge", package: "InAppCompat"),
                .product(name: "AdobeIOSContracts", package: "InAppCompat"),
            ],
            swiftSettings: [.treatAllWarnings(as: .error)]),
    ],
    swiftLanguageModes: [.v6]
)
