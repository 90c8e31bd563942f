extension StandardLibrary {
  /// The kinds of key path; what they do is the checker's to know.
  static let keyPaths: [TypeBinding] =
    [
      ("AnyKeyPath", [], nil), ("PartialKeyPath", ["Root"], "AnyKeyPath"),
      ("KeyPath", ["Root", "Value"], "PartialKeyPath"),
      ("WritableKeyPath", ["Root", "Value"], "KeyPath"),
      ("ReferenceWritableKeyPath", ["Root", "Value"], "WritableKeyPath"),
    ]
    .map { (name: String, generics: [String], above: String?) in
      let binding = TypeBinding(name, .class)
      binding.generics = generics
      binding.inherits = above
      binding.conforms = ["Hashable"]
      binding.needsErasure = true
      return binding
    }
}
