// This module re-exports the whole core. A bridge, and an app that only needs bridges, import `InAppCore` instead.

@_exported public import InAppCore
@_exported public import InAppPages
