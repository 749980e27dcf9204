import BuiltInShapes
import InAppCommand
import LanternContracts

await CommandLineTool(name: "lantern-tool", shapes: .builtIn + [.lantern]).main()
