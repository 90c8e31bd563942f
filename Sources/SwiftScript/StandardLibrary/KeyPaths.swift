extension StandardLibrary {
  /// The kinds of key path; what they do is the checker's to know.
  static let keyPaths: [TypeBinding] =
    [
      ("KeyPath", nil), ("WritableKeyPath", "KeyPath"),
      ("ReferenceWritableKeyPath", "WritableKeyPath"),
    ]
    .map { (name: String, above: String?) in
      var binding = TypeBinding(name, .class)
      binding.generics = ["Root", "Value"]
      binding.inherits = above
      binding.needsErasure = true
      return binding
    }
}
