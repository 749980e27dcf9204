package import InAppContracts

/// Mutants of the promises that Adobe's SDKs for iOS and for Android 2 share.
extension AdobeEventNames {
    /// A delegate that is read too early.
    package static var ofLookingUpDelegates: [Mutant] {
        [
            Mutant(
                "delegate-replaced-while-shown", .set(onDismiss, "delegate", "first"),
                "expected delegate onDismiss with delegate: second, found first"),
            Mutant(
                "delegate-replaced-while-shown", .drop(onDismiss), "expected 1 × delegate onDismiss, found 0"),
            Mutant(
                "delegate-removed-in-gate", .insert(.delegate, "onShow", ["message": "spring"], after: gate),
                "expected no delegate onShow"),
        ]
    }

    /// A delegate that is not asked about other extensions' screens, or gets their parent.
    package static var ofForeignScreens: [Mutant] {
        [
            Mutant("foreign-screen", .drop(of(gate, "pin")), "expected 1 × delegate shouldShowMessage"),
            Mutant("foreign-screen", .set(gate, "parent", "present"), "with parent: none, found present"),
            Mutant(
                "foreign-screen", .insert(.listener, "onShow", ["message": "pin"]), "expected no listener"),
        ]
    }
}
