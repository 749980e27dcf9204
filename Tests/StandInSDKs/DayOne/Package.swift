// swift-tools-version: 6.2
import PackageDescription

/// The first day of a port: an app that links the new vendor's real SDK and the old vendor's model, for each such two.
///
/// The SDKs are this repository's stand-ins. Airship's before and since 18 have modules of the same names, so that one package
/// has one of them: 18 with `AIRSHIP_18` in the environment. What a user writes stands between the markers; the rest is the same
/// for other SDKs.
let isOnAirship18 = Context.environment["AIRSHIP_18"] != nil

// snippet: day one manifest
let dayOne: [Target] = [
    // The bridge, made by the plugin for the SDK that the app links from now on.
    .target(
        name: "BrazeSDKBridge",
        dependencies: [
            .product(name: "InAppCompat", package: "InAppCompat"),
            .product(name: "BrazeKit", package: "braze-swift-sdk"),
            .product(name: "BrazeUI", package: "braze-swift-sdk"),
        ],
        plugins: [.plugin(name: "SDKBridge", package: "InAppCompat")]),
    // The app's code. Its old delegate takes Adobe's names from the model, where it took them from Adobe's SDK.
    .target(
        name: "AdobeIOSUnderBraze",
        dependencies: [
            "BrazeSDKBridge",
            .product(name: "InAppCompat", package: "InAppCompat"),
            .product(name: "AdobeIOSModel", package: "InAppCompat"),
            .product(name: "AdobeIOSBridge", package: "InAppCompat"),
            .product(name: "BrazeKit", package: "braze-swift-sdk"),
            .product(name: "BrazeUI", package: "braze-swift-sdk"),
        ]),
]
// end snippet

/// A vendor's real SDK, and the old delegates that it is to drive.
struct SDK {
    let shape: String
    let package: String
    let modules: [String]
    let delegates: [String]

    var products: [Target.Dependency] { modules.map { .product(name: $0, package: package) } }

    var targets: [Target] {
        [
            .target(
                name: "\(shape)SDKBridge", dependencies: [own("InAppCompat")] + products,
                plugins: [.plugin(name: "SDKBridge", package: "InAppCompat")])
        ]
            + delegates.map { old in
                .target(
                    name: "\(old)Under\(shape)",
                    dependencies: [.target(name: "\(shape)SDKBridge")]
                        + ["InAppCompat", "\(old)Model", "\(old)Bridge"].map(own) + products)
            }
    }

    func own(_ name: String) -> Target.Dependency { .product(name: name, package: "InAppCompat") }
}

func airship(_ shape: String) -> SDK {
    SDK(
        shape: shape, package: "ios-library", modules: ["AirshipAutomation", "AirshipCore"],
        delegates: ["AdobeIOS", "Braze"])
}

let adobe = SDK(
    shape: "AdobeIOS", package: "aepsdk-ios", modules: ["AEPCore", "AEPServices", "AEPMessaging"],
    delegates: ["Braze", "Airship17", "Airship18"])
let braze = SDK(
    shape: "Braze", package: "braze-swift-sdk", modules: ["BrazeKit", "BrazeUI"],
    delegates: ["Airship17", "Airship18"])

let targets =
    isOnAirship18
    ? airship("Airship18").targets
    : dayOne + adobe.targets + braze.targets.dropFirst() + airship("Airship17").targets
for target in targets {
    target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
}

let package = Package(
    name: "DayOne",
    platforms: [.iOS(.v16), .macCatalyst(.v16), .macOS(.v13)],
    dependencies: [
        .package(name: "InAppCompat", path: "../../.."),
        .package(name: "aepsdk-ios", path: "../AdobeIOS"),
        .package(name: "braze-swift-sdk", path: "../Braze"),
        .package(name: "ios-library", path: isOnAirship18 ? "../Airship18" : "../Airship17"),
    ],
    targets: targets,
    swiftLanguageModes: [.v6]
)
