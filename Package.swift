// swift-tools-version: 6.1
import PackageDescription

/// Settings shared by every target. `InternalImportsByDefault` keeps a module's imports out of its API
/// unless it says `public import`; the other two make existential and member use explicit.
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

func module(_ name: String, _ dependencies: [Target.Dependency] = [], path: String? = nil) -> Target {
    .target(name: name, dependencies: dependencies, path: path, swiftSettings: settings)
}

func bridge(_ shape: String) -> Target {
    module(
        "\(shape)Bridge", ["InAppCompat", "PlatformStandIns", .byName(name: "\(shape)Model")],
        path: "Compat/\(shape)")
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .testTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

let models: [Target.Dependency] = [
    "AdobeIOSModel", "AdobeAndroid2Model", "AdobeAndroid3Model", "BrazeModel", "Airship17Model",
]
let bridges: [Target.Dependency] = [
    "AdobeIOSBridge", "AdobeAndroid2Bridge", "AdobeAndroid3Bridge", "BrazeBridge", "Airship17Bridge",
]
let platform: [Target.Dependency] = ["HeadlessStage", "PlatformStandIns"]

let package = Package(
    name: "InAppCompat",
    platforms: [.iOS(.v15), .macCatalyst(.v15), .macOS(.v12)],
    products: [
        .library(name: "InAppCompat", targets: ["InAppCompat"]),
        .library(name: "PlatformStandIns", targets: ["PlatformStandIns"]),
        .library(name: "HeadlessStage", targets: ["HeadlessStage"]),
        .library(name: "AdobeIOSModel", targets: ["AdobeIOSModel"]),
        .library(name: "AdobeAndroid2Model", targets: ["AdobeAndroid2Model"]),
        .library(name: "AdobeAndroid3Model", targets: ["AdobeAndroid3Model"]),
        .library(name: "BrazeModel", targets: ["BrazeModel"]),
        .library(name: "Airship17Model", targets: ["Airship17Model"]),
        .library(name: "AdobeIOSBridge", targets: ["AdobeIOSBridge"]),
        .library(name: "AdobeAndroid2Bridge", targets: ["AdobeAndroid2Bridge"]),
        .library(name: "AdobeAndroid3Bridge", targets: ["AdobeAndroid3Bridge"]),
        .library(name: "BrazeBridge", targets: ["BrazeBridge"]),
        .library(name: "Airship17Bridge", targets: ["Airship17Bridge"]),
        .library(name: "InAppContracts", targets: ["InAppContracts"]),
        .executable(name: "inapp-compat", targets: ["inapp-compat"]),
    ],
    traits: [
        .trait(name: "AdobeIOSSDK", description: "Compile the Adobe iOS bridge against the real AEP SDK."),
        .trait(name: "BrazeSDK", description: "Compile the Braze bridge against the real Braze SDK."),
        .trait(
            name: "Airship17SDK",
            description: "Compile the Airship bridge against the real Airship SDK, 13 to 17."),
    ],
    targets: [
        module("InAppCompat", ["PlatformStandIns"]),
        module("PlatformStandIns"),
        module("HeadlessStage", ["PlatformStandIns"]),
        module("AdobeIOSModel", platform),
        module("AdobeAndroid2Model", platform),
        module("AdobeAndroid3Model", platform),
        module("BrazeModel", platform),
        module("Airship17Model", platform),
        bridge("AdobeIOS"),
        bridge("AdobeAndroid2"),
        bridge("AdobeAndroid3"),
        bridge("Braze"),
        bridge("Airship17"),
        module("InAppContracts", ["InAppCompat"] + platform + models + bridges),
        .executableTarget(
            name: "inapp-compat",
            dependencies: ["InAppCompat", "InAppContracts"] + platform + models + bridges,
            resources: [.embedInCode("Campaigns")],
            swiftSettings: settings),
        tests("PlatformStandInsTests", ["PlatformStandIns"]),
        tests("HeadlessStageTests", platform),
        tests("AdobeIOSModelTests", ["AdobeIOSModel"] + platform),
        tests("AdobeAndroid2ModelTests", ["AdobeAndroid2Model"] + platform),
        tests("AdobeAndroid3ModelTests", ["AdobeAndroid3Model"] + platform),
        tests("BrazeModelTests", ["BrazeModel"] + platform),
        tests("Airship17ModelTests", ["Airship17Model"] + platform),
        tests("InAppCompatTests", ["InAppCompat"] + platform),
        tests("BridgeTests", ["InAppCompat"] + platform + models + bridges),
        tests("DocumentationTests", ["InAppCompat", "InAppContracts"] + platform + models + bridges),
        .testTarget(
            name: "InAppContractsTests",
            dependencies: ["InAppCompat", "InAppContracts"] + platform + models + bridges,
            resources: [.copy("Scenarios")],
            swiftSettings: settings),
        tests("CommandTests", ["inapp-compat", "InAppCompat", "InAppContracts"] + platform),
    ],
    swiftLanguageModes: [.v6]
)
