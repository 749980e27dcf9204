/// What a shape's claims were played on, besides reading the sources. Every claim is a sentence about a vendor's SDK;
/// none of them was played on a device here. Sendable; a value.
public enum ShapeProof: Sendable, Hashable, CaseIterable {
    /// On the headless model only.
    case modelOnly
    /// On the headless model; the bridge compiles with declarations that have the SDK's own names and signatures.
    case standInSDK
    /// On the headless model, and with the same traces on a Java virtual machine: all scenarios of a handler, with
    /// stand-ins of the SDK's classes. No device and none of the vendor's own classes were used.
    case virtualMachine

    /// The name, in one or two words.
    public var name: String {
        switch self {
        case .modelOnly: "model"
        case .standInSDK: "stand-ins"
        case .virtualMachine: "machine"
        }
    }

    /// What the case means, in a sentence.
    public var note: String {
        switch self {
        case .modelOnly: "The claims were played on the headless model only."
        case .standInSDK:
            "The claims were played on the headless model; the bridge compiles with stand-ins of the SDK's declarations."
        case .virtualMachine:
            "The claims were played on the headless model and on a Java virtual machine, with stand-ins of the SDK's classes; those in real time without their times."
        }
    }
}
