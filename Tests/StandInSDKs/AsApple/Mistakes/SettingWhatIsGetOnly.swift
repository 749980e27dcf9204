// iOS: cannot assign to property: 'activationState' setter is inaccessible
public import PlatformStandIns

@MainActor func hide(_ scene: UIWindowScene) { scene.activationState = .background }
