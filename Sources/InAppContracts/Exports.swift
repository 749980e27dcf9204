@_exported public import HeadlessStage
@_exported public import InAppCompat
