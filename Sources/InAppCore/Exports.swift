@_exported public import PlatformStandIns
