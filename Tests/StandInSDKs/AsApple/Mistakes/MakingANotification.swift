// macOS: 'init()' is unavailable
public import PlatformStandIns

func notification() -> UNNotification { UNNotification() }
