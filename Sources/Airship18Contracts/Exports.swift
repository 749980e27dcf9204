@_exported public import InAppContracts
