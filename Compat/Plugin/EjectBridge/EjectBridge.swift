import Foundation
import PackagePlugin

/// Writes the sources of a bridge for the vendor's SDK as files, for an Xcode target, CocoaPods or a prebuilt SDK.
///
///     swift package --allow-writing-to-package-directory eject-bridge braze --output DIR [--module NAME[,NAME]] [--without-checks]
@main struct EjectBridge: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let packages = [context.package] + context.package.dependencies.map(\.package)
        let compats = packages.map { $0.directoryURL.appendingPathComponent("Compat", isDirectory: true) }
        let compat = compats.first { folder in
            FileManager.default.fileExists(atPath: folder.appendingPathComponent("Plugin/SDKSources").path)
        }
        guard let compat else { throw EjectError.noPackage }
        let tool = Process()
        tool.executableURL = try context.tool(named: "sdk-bridge").url
        let command = (["swift package eject-bridge"] + arguments).joined(separator: " ")
        // A shape from outside has its room in its own package.
        let places = packages.flatMap { package in
            ["Compat", "Sources"].map { package.directoryURL.appendingPathComponent($0, isDirectory: true) }
        }
        tool.arguments =
            arguments + ([compat] + places).flatMap { ["--compat", $0.path] } + ["--command", command]
        try tool.run()
        tool.waitUntilExit()
        if tool.terminationStatus != 0 { throw EjectError.failed }
    }
}

/// The reason why nothing was written; the tool has printed the details.
enum EjectError: Error, CustomStringConvertible {
    case noPackage
    case failed

    var description: String {
        switch self {
        case .noPackage: "The package itself must depend on InAppCompat."
        case .failed: "Nothing was written."
        }
    }
}
