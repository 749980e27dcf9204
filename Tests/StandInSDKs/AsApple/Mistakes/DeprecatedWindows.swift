// iOS: 'windows' is deprecated
public import PlatformStandIns

@MainActor func windows() -> [UIWindow] { UIApplication.shared.windows }
