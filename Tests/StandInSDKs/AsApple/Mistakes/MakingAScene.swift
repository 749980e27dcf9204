// iOS: missing arguments for parameters 'session', 'connectionOptions' in call
public import PlatformStandIns

@MainActor func scene() -> UIWindowScene { UIWindowScene() }
