// iOS: 'WebView' is ambiguous for type lookup in this context
import AdobeAndroid2Model
import SwiftUI

func page(_ view: WebView) {}
