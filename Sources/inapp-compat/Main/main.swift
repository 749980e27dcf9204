import BuiltInShapes
import InAppCommand

await CommandLineTool(name: "inapp-compat", shapes: .builtIn).main()
