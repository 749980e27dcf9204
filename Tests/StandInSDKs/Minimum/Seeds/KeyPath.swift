// 'Duration.components' is from iOS 16 / macOS 13 on
let parts = \Duration.components
