// The plugin SDKBridge gives this target its sources.
