// The sources of this target are made by the plugin SDKBridge, of Compat/AdobeAndroid3.
