// iOS: 'activationState' is a get-only property
public import PlatformStandIns

@MainActor func hide(_ scene: UIWindowScene) { scene.activationState = .background }
