// iOS: 'Alert' is ambiguous for type lookup in this context
import AdobeAndroid3Model
import SwiftUI

func title(_ alert: Alert) {}
