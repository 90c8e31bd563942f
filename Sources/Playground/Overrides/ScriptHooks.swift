/// Makes a subclass of one of the engine's classes ask its script's half before each open member.
///
/// Swift has no way to write one subclass of many classes; this writes each of them. The members
/// stand in `OpenMembers`, once per class that declares them.
@attached(member, names: arbitrary)
macro ScriptHooks() = #externalMacro(module: "HookMacros", type: "ScriptHooksMacro")
