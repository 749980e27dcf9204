import BuiltInShapes
import GongContracts
import InAppCommand

await CommandLineTool(name: "gong-tool", shapes: .builtIn + [.gong]).main()
