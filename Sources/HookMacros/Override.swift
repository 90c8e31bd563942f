import SwiftSyntax
import SwiftSyntaxBuilder

/// Turns the declaration of an open member into an override that asks the script first.
enum Override {
  static func expansion(of declaration: DeclSyntax) -> DeclSyntax? {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node): function(node)
    case .variableDecl(let node): property(node)
    case .initializerDecl(let node) where node.optionalMark == nil: initializer(node)
    default: nil
    }
  }

  // override func f(a b: T) -> R { script.hook("f(a:)", on: self, b) { super.f(a: b) } }
  private static func function(_ node: FunctionDeclSyntax) -> DeclSyntax {
    let parameters = node.signature.parameterClause.parameters
    let name = node.name.text
    let labels = parameters.map { $0.firstName.text + ":" }.joined()
    let passed = parameters.map { ", " + argument($0) }.joined()
    let own = "super.\(name)(\(forwarded(parameters)))"
    let call = "script.hook(\"\(name)(\(labels))\", on: self\(passed))"
    // Anything crosses as the script has it, and comes back as the engine takes it.
    let body =
      switch node.signature.returnClause?.type.trimmedDescription {
      case "Any?": "\(call) { script.anything(\(own)) }.value.hosted"
      case "Any": "\(call) { script.anything(\(own)) }.value.hosted ?? \(own)"
      default: "\(call) { \(own) }"
      }
    return """
      \(raw: attributes(node))override func \(raw: name)\(node.signature) {
        \(raw: body)
      }
      """
  }

  /// The setter's hook is the property's name and `=`.
  private static func property(_ node: VariableDeclSyntax) -> DeclSyntax? {
    guard let binding = node.bindings.first, let type = binding.typeAnnotation?.type else {
      return nil
    }
    let name = binding.pattern.trimmedDescription
    let getter = "script.hook(\"\(name)\", on: self) { super.\(name) }"
    if node.modifiers.contains(where: { $0.name.text == "nonisolated" }) {
      return """
        nonisolated override var \(raw: name): \(type.trimmed) {
          MainActor.assumeIsolated { \(raw: getter) }
        }
        """
    }
    let accessors = binding.accessorBlock?.accessors.trimmedDescription ?? ""
    guard accessors.contains("set") else {
      return "override var \(raw: name): \(type.trimmed) { \(raw: getter) }"
    }
    return """
      override var \(raw: name): \(type.trimmed) {
        get { \(raw: getter) }
        set { script.hook("\(raw: name)=", on: self, newValue) { super.\(raw: name) = newValue } }
      }
      """
  }

  private static func initializer(_ node: InitializerDeclSyntax) -> DeclSyntax {
    let parameters = node.signature.parameterClause.parameters
    let own = parameters.map { $0.with(\.trailingComma, nil).trimmedDescription }
    let list = (["script: ScriptInstance"] + own).joined(separator: ", ")
    return """
      init(\(raw: list)) {
        self.script = script
        super.init(\(raw: forwarded(parameters)))
      }
      """
  }

  /// A required initialiser makes an object without a script's half: nobody calls it.
  static func required(_ declaration: DeclSyntax) -> DeclSyntax? {
    guard let node = declaration.as(InitializerDeclSyntax.self),
      node.modifiers.contains(where: { $0.name.text == "required" })
    else { return nil }
    if node.optionalMark != nil { return "required init?\(node.signature) { nil }" }
    return "required init\(node.signature) { preconditionFailure(\"made by init(script:)\") }"
  }

  private static func attributes(_ node: FunctionDeclSyntax) -> String {
    node.attributes.isEmpty ? "" : node.attributes.trimmedDescription + " "
  }

  private static func forwarded(_ parameters: FunctionParameterListSyntax) -> String {
    parameters.map { parameter in
      let label = parameter.firstName.text
      return (label == "_" ? "" : label + ": ") + name(parameter)
    }.joined(separator: ", ")
  }

  /// A closure crosses to the script as a `Callback`.
  private static func argument(_ parameter: FunctionParameterSyntax) -> String {
    let type = parameter.type.trimmedDescription
    if type.contains("->") { return "script.callback(\(name(parameter)))" }
    // Nobody has used zones for long, so there is none to pass on.
    if type == "NSZone?" { return "script.anything(nil)" }
    if type == "Any?" { return "script.anything(\(name(parameter)))" }
    // Of whatever conforms: the script knows the engine's own class.
    return type.hasPrefix("any ") ? "script.passed(\(name(parameter)))" : name(parameter)
  }

  private static func name(_ parameter: FunctionParameterSyntax) -> String {
    (parameter.secondName ?? parameter.firstName).text
  }
}
