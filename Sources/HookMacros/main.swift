// The compiler starts this program and asks it to write out `@ScriptHooks`.

#if canImport(SwiftCompilerPlugin)
  // swift-syntax as a package, on a Mac. This branch has never been tried: we have no Mac.
  import SwiftCompilerPlugin
  import SwiftSyntaxMacros

  struct Plugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [ScriptHooksMacro.self]
  }
  try Plugin.main()
#else
  // The toolchain's own swift-syntax has no `SwiftCompilerPlugin`, but all that it is made of.
  @_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
  import SwiftSyntaxMacros

  struct Provider: PluginProvider {
    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
      ScriptHooksMacro.self
    }
  }
  let listener = CompilerPluginMessageListener(
    connection: try StandardIOMessageConnection(), provider: Provider())
  try listener.main()
#endif
