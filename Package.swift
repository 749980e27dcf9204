// swift-tools-version: 6.1
import PackageDescription

/// Settings shared by every target. `InternalImportsByDefault` keeps a module's imports out of its API
/// unless it says `public import`; the other two make existential and member use explicit.
/// `INAPP_COMPAT_STRICT` turns warnings into errors, with the same commands (`.ci/run`). It also leaves out debug information,
/// which takes a sixth of the compiler's time and almost half of each object file. (A plain `-gnone` would lose to SwiftPM's
/// own `-g`.) It compiles each module as a whole, which saves another tenth, but makes small changes slower.
let settings: [SwiftSetting] =
    [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InternalImportsByDefault"),
    ]
    + (Context.environment["INAPP_COMPAT_STRICT"] == nil
        ? []
        : [
            .unsafeFlags([
                "-warnings-as-errors", "-require-explicit-sendable", "-Xfrontend", "-gnone",
                "-whole-module-optimization", "-disable-batch-mode", "-num-threads", "2",
            ])
        ])

func module(
    _ name: String, _ dependencies: [Target.Dependency] = [], path: String? = nil, exclude: [String] = []
) -> Target {
    .target(
        name: name, dependencies: dependencies, path: path, exclude: exclude, swiftSettings: settings)
}

/// What stands for an app's sources in tests, in the language as most apps have it.
func appSources(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .target(
        name: name, dependencies: dependencies, path: "Tests/\(name)",
        swiftSettings: [.swiftLanguageMode(.v5)])
}

func tests(
    _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
    .testTarget(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings)
}

/// Only for who measures what an app has to ship: bridges as an app's own target has them, without checks and adoption
/// (`.ci/size`).
let isForApps = Context.environment["INAPP_COMPAT_APP_BRIDGES"] != nil

let platform: [Target.Dependency] = ["HeadlessStage", "PlatformStandIns"]
let kit: [Target.Dependency] = ["InAppCompat", "InAppContracts"]

/// One shape is one room of three folders and their tests.
struct Room {
    let name: String
    /// What the model shares with its siblings of the same vendor.
    var shared: [Target.Dependency] = []
    /// What the bridge needs beside the core and its model.
    var needs: [Target.Dependency] = []
    /// Whether the vendor's SDK is in Swift, so that the bridge can be compiled against it.
    var isOnSDK = false
    /// Whether the vendor's SDK is in Java, so that the bridge can be compiled with what stands on its virtual machine.
    var isOnJavaMachine = false
    /// What of the bridge's folder an app's own target need not have: checks and adoption.
    var extras: [String] = []
    /// What its contracts share with theirs.
    var records: [Target.Dependency] = []

    var model: Target.Dependency { .byName(name: "\(name)Model") }
    var bridge: Target.Dependency { .byName(name: "\(name)Bridge") }
    var contracts: Target.Dependency { .byName(name: "\(name)Contracts") }

    var products: [Product] {
        ["Model", "Bridge", "Contracts"].map { .library(name: name + $0, targets: [name + $0]) }
    }

    var targets: [Target] {
        [
            module("\(name)Model", platform + shared),
            module(
                "\(name)Bridge",
                ["InAppCore", "PlatformStandIns", model] + needs
                    + (isForApps && isOnSDK ? [] : ["InAppCompat"]),
                path: "Compat/\(name)",
                exclude: ["CONTRACTS.md", "LEDGER.md"] + (isOnSDK ? ["SDK.json", "SDKOnly"] : [])
                    + (isOnJavaMachine ? ["SDK.json"] : [])
                    + (isForApps ? extras : [])),
            module(
                "\(name)Contracts", kit + platform + [model, bridge] + records,
                exclude: ["Campaigns"]),
            tests("\(name)ModelTests", [model, "ModelTesting"] + platform),
            tests(
                "\(name)BridgeTests",
                ["InAppCompat", "BridgeTesting", "ModelTesting", "OldDelegates"] + platform + models + bridges
            ),
            tests(
                "\(name)ContractsTests",
                kit + platform + [model, bridge, contracts, "ModelTesting", "RuleTesting"] + records,
                exclude: ["Scenarios"]),
        ]
    }
}

let rooms = [
    Room(
        name: "AdobeIOS", shared: ["AdobePayload"], isOnSDK: true, extras: ["Checks", "ModelOnly/Adoption"],
        records: ["AdobeRecords"]),
    Room(
        name: "AdobeAndroid2", shared: ["AdobePayload", "AdobeAndroidShared"], isOnJavaMachine: true,
        records: ["AdobeRecords"]),
    Room(
        name: "AdobeAndroid3", shared: ["AdobePayload", "AdobeAndroidShared"], isOnJavaMachine: true,
        records: ["AdobeRecords"]),
    Room(name: "Braze", isOnSDK: true, extras: ["Checks", "ModelOnly/Checks", "ModelOnly/Adoption"]),
    Room(
        name: "Airship17", shared: ["AirshipShared"], isOnSDK: true,
        extras: ["Checks", "ModelOnly/Adoption"], records: ["AirshipRecords"]),
    Room(
        name: "Airship18", shared: ["AirshipShared"], needs: ["InAppPages"], isOnSDK: true,
        extras: ["Checks", "ModelOnly/Adoption"], records: ["AirshipRecords"]),
]
let models = rooms.map(\.model)
let bridges = rooms.map(\.bridge)
let contracts = rooms.map(\.contracts)

let package = Package(
    name: "InAppCompat",
    platforms: [.iOS(.v15), .macCatalyst(.v15), .macOS(.v12)],
    products: [
        .library(name: "InAppCompat", targets: ["InAppCompat", "InAppCore", "InAppPages"]),
        .library(name: "InAppCore", targets: ["InAppCore"]),
        .library(name: "InAppPages", targets: ["InAppPages"]),
        .library(name: "PlatformStandIns", targets: ["PlatformStandIns"]),
        .library(name: "HeadlessStage", targets: ["HeadlessStage"]),
        .library(name: "InAppContracts", targets: ["InAppContracts"]),
        .library(name: "Airship18EarlierModel", targets: ["Airship18EarlierModel"]),
        .library(name: "InAppCommand", targets: ["InAppCommand"]),
        .library(name: "BuiltInShapes", targets: ["BuiltInShapes"]),
        .executable(name: "inapp-compat", targets: ["inapp-compat"]),
        .plugin(name: "SDKBridge", targets: ["SDKBridge"]),
        .plugin(name: "EjectBridge", targets: ["EjectBridge"]),
    ] + rooms.flatMap(\.products),
    targets: [
        module("InAppCore", ["PlatformStandIns"]),
        module("InAppPages", ["InAppCore", "PlatformStandIns"]),
        module("InAppCompat", ["InAppCore", "InAppPages", "PlatformStandIns"]),
        module("PlatformStandIns"),
        module("HeadlessStage", ["PlatformStandIns"]),
        module("InAppContracts", ["InAppCompat"] + platform),
        module("Airship18EarlierModel", ["Airship18Model", "PlatformStandIns"]),
        module("AdobePayload", platform),
        module("AdobeAndroidShared", platform),
        module("AdobeRecords", ["InAppCompat", "InAppContracts"]),
        module("AirshipShared", platform),
        module("AirshipRecords", ["InAppCompat", "InAppContracts", "PlatformStandIns"]),
        module(
            "InAppCommand", kit + platform + ["InAppPort", "SDKSources"], path: "Sources/inapp-compat/Command"
        ),
        module("InAppPort", kit, path: "Sources/inapp-compat/Port"),
        module("BuiltInShapes", ["InAppContracts"] + contracts, path: "Sources/inapp-compat/Shapes"),
        .executableTarget(
            name: "inapp-compat", dependencies: ["BuiltInShapes", "InAppCommand"],
            path: "Sources/inapp-compat/Main", swiftSettings: settings),
        module("SDKSources", path: "Compat/Plugin/SDKSources"),
        .executableTarget(
            name: "sdk-bridge", dependencies: ["SDKSources"], path: "Compat/Plugin/SDKBridgeTool",
            swiftSettings: settings),
        .plugin(
            name: "SDKBridge", capability: .buildTool(), dependencies: ["sdk-bridge"],
            path: "Compat/Plugin/SDKBridge"),
        .plugin(
            name: "EjectBridge",
            capability: .command(
                intent: .custom(
                    verb: "eject-bridge", description: "Writes the sources of a bridge for a real SDK."),
                permissions: [
                    .writeToPackageDirectory(reason: "The sources are written where --output says.")
                ]),
            dependencies: ["sdk-bridge"], path: "Compat/Plugin/EjectBridge"),
        tests("SDKSourcesTests", ["SDKSources"]),
        module("BridgeTesting", ["InAppCompat", "ModelTesting"] + platform, path: "Tests/BridgeTesting"),
        module("ModelTesting", platform, path: "Tests/ModelTesting"),
        module(
            "OldDelegates",
            [
                "AdobeIOSModel", "AdobeIOSBridge", "AdobeAndroid3Model", "BrazeModel", "BrazeBridge",
                "InAppCompat",
            ] + platform,
            path: "Tests/OldDelegates"),
        module("PortNotebook", ["PlatformStandIns"], path: "Tests/PortNotebook"),
        appSources("PortOriginals", ["PortNotebook"] + platform + models),
        appSources("PortedHandlers", ["PortNotebook", "InAppCompat", "PlatformStandIns"]),
        module("RuleTesting", kit + platform, path: "Tests/RuleTesting"),
        tests("PlatformStandInsTests", ["ModelTesting", "PlatformStandIns"]),
        tests("HeadlessStageTests", platform + ["ModelTesting"]),
        tests("Airship18EarlierModelTests", ["Airship18EarlierModel", "HeadlessStage"]),
        tests("AdobeAndroidSharedTests", ["AdobeAndroidShared"] + platform),
        tests("InAppCompatTests", ["InAppCompat", "ModelTesting"] + platform),
        tests(
            "InAppContractsTests",
            kit + platform + models + bridges + contracts + ["ModelTesting", "RuleTesting", "BuiltInShapes"],
            exclude: ["Scenarios"]),
        tests(
            "PairTests",
            kit + platform + models + bridges + contracts + [
                "BridgeTesting", "ModelTesting", "RuleTesting", "OldDelegates", "BuiltInShapes",
                "InAppCommand",
                "InAppPort", "PortNotebook", "PortOriginals", "PortedHandlers",
            ]),
        tests(
            "DocumentationTests",
            kit + platform + models + bridges + contracts + ["BuiltInShapes", "OldDelegates", "RuleTesting"]),
        module(
            "FuzzTesting",
            kit + platform + ["AdobeAndroidShared", "Airship17Model", "Airship18Model", "ModelTesting"],
            path: "Tests/FuzzTesting"),
        tests("FuzzTests", ["BuiltInShapes", "FuzzTesting", "ModelTesting"]),
        module("SoakTesting", kit + platform + ["ModelTesting"], path: "Tests/SoakTesting"),
        tests("SoakTests", ["BuiltInShapes", "ModelTesting", "SoakTesting"]),
        tests(
            "CommandTests",
            kit + platform + ["InAppCommand", "InAppPort", "BuiltInShapes", "ModelTesting", "RuleTesting"],
            exclude: ["PortSamples", "PortMembers"]),
    ] + rooms.flatMap(\.targets),
    swiftLanguageModes: [.v6]
)

// Only for who fuzzes: an executable is built by everybody else, too. `coverage` needs `--sanitize fuzzer`.
switch Context.environment["INAPP_COMPAT_FUZZING"] {
case "mutating":
    package.targets.append(
        .executableTarget(
            name: "inapp-fuzz", dependencies: ["BuiltInShapes", "FuzzTesting"], path: "Tests/Fuzzer/Mutating",
            swiftSettings: settings))
case "coverage":
    package.targets.append(
        .executableTarget(
            name: "inapp-coverage-fuzz", dependencies: ["BuiltInShapes", "FuzzTesting"],
            path: "Tests/Fuzzer/Coverage", swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])],
            linkerSettings: [
                // A word of the linkers on Linux: Apple's has none of this meaning.
                .unsafeFlags(
                    ["-Xlinker", "--defsym=inapp_coverage_fuzz_main=main"], .when(platforms: [.linux]))
            ]))
default: break
}
// Only for who lets a million messages pass.
if Context.environment["INAPP_COMPAT_SOAKING"] != nil {
    package.targets.append(
        .executableTarget(
            name: "inapp-soak", dependencies: ["BuiltInShapes", "ModelTesting", "SoakTesting"],
            path: "Tests/Soaker", swiftSettings: settings))
}
