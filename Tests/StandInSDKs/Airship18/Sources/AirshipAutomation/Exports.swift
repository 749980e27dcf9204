@_exported import AirshipCore
@_exported import Foundation
@_exported import PlatformStandIns
