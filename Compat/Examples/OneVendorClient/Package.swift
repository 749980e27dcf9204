// swift-tools-version: 6.2
import PackageDescription

/// An app with one vendor: the modules that it links and that its tests build. `.ci/check-outside` checks `.build` for
/// the modules of other vendors.
let package = Package(
    name: "OneVendorClient",
    platforms: [.iOS(.v15), .macCatalyst(.v15), .macOS(.v12)],
    products: [.library(name: "OneVendorClient", targets: ["OneVendorClient"])],
    dependencies: [.package(name: "InAppCompat", path: "../../..")],
    targets: [
        .target(
            name: "OneVendorClient",
            dependencies: [
                .product(name: "InAppCompat", package: "InAppCompat"),
                .product(name: "BrazeModel", package: "InAppCompat"),
                .product(name: "BrazeBridge", package: "InAppCompat"),
            ],
            swiftSettings: [.treatAllWarnings(as: .error)]),
        .testTarget(
            name: "OneVendorClientTests",
            dependencies: [
                "OneVendorClient",
                .product(name: "BrazeModel", package: "InAppCompat"),
                .product(name: "BrazeContracts", package: "InAppCompat"),
            ],
            swiftSettings: [.treatAllWarnings(as: .error)]),
    ],
    swiftLanguageModes: [.v6]
)
