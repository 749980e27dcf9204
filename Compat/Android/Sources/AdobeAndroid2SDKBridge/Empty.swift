// The sources of this target are made by the plugin SDKBridge from Compat/AdobeAndroid2.
