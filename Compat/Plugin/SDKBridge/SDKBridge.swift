import Foundation
import PackagePlugin

/// Gives a target of an app's package the sources of a bridge, with the imports of the vendor's real SDK.
///
/// The target's name determines the bridge: `BrazeSDKBridge`, `AdobeIOSSDKBridge`, `Airship17SDKBridge`. It may be one of
/// another package that the app depends on: `Compat/NAME` or `Sources/NAMEBridge` with an `SDK.json`. The target
/// depends on `InAppCompat` and on the vendor's modules, and contains one empty file. The sources have the version of
/// this package that the app uses; nothing is copied into the app's repository.
///
/// A target that depends on `InAppCore` instead of `InAppCompat` gets no checked delegates, because they need the
/// latter.
@main struct SDKBridge: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let (package, room) = try origin(of: target, in: context.package)
        let leaner = !hasChecks(target)
        let sources = try sources(in: room, checks: !leaner)
        let output = context.pluginWorkDirectoryURL
        return [
            .buildCommand(
                displayName: "Making \(target.name) of \(room.lastPathComponent)'s room",
                executable: try context.tool(named: "sdk-bridge").url,
                arguments: [
                    room.lastPathComponent, "--compat", room.deletingLastPathComponent().path,
                    "--output", output.path, "--version", version(of: package),
                ] + (leaner ? ["--without-checks"] : []),
                inputFiles: sources + [room.appendingPathComponent("SDK.json")],
                outputFiles: sources.map { output.appendingPathComponent($0.lastPathComponent) })
        ]
    }

    /// The package with the room, as the app's package sees it, and the room that the target's name determines.
    private func origin(of target: any Target, in app: Package) throws -> (package: Package, room: URL) {
        let name = target.name.replacingOccurrences(of: "SDKBridge", with: "")
        let packages = [app] + app.dependencies.map(\.package)
        for package in packages {
            for place in ["Compat/\(name)", "Sources/\(name)Bridge"] {
                let room = package.directoryURL.appendingPathComponent(place, isDirectory: true)
                let description = room.appendingPathComponent("SDK.json").path
                if FileManager.default.fileExists(atPath: description) { return (package, room) }
            }
        }
        throw PluginError(
            "A target with the plugin SDKBridge is named after a shape, for example BrazeSDKBridge; \"\(target.name)\" "
                + "is not. Its package itself must depend on InAppCompat.")
    }

    /// Whether a target has the product that checked delegates need.
    private func hasChecks(_ target: any Target) -> Bool {
        target.dependencies.contains { dependency in
            switch dependency {
            case .product(let product): product.name == "InAppCompat"
            case .target(let target): target.name == "InAppCompat"
            @unknown default: false
            }
        }
    }

    /// The sources that the tool will write: all of the room except those that need the model, or a product that the
    /// target does not have.
    private func sources(in room: URL, checks: Bool) throws -> [URL] {
        let files = FileManager.default.enumerator(at: room, includingPropertiesForKeys: nil)
        return (files?.compactMap { $0 as? URL } ?? []).filter { file in
            let folders = file.pathComponents.dropFirst(room.pathComponents.count)
            return file.pathExtension == "swift" && !folders.contains("ModelOnly")
                && (checks || !folders.contains("Checks"))
        }
    }

    private func version(of package: Package) -> String {
        switch package.origin {
        case .repository(_, let version, _): version
        case .registry(_, let version): version
        default: "(a local package)"
        }
    }
}

/// The requirements for the target.
struct PluginError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
