// Who imports this module has the whole core; a bridge, and an app that wants no more than bridges, import `InAppCore`.

@_exported public import InAppCore
@_exported public import InAppPages
