/// The types that belong to numbers.
extension Library {
  /// How far apart two values are: whole numbers for whole numbers.
  func connectStrides() {
    types["Strideable"]?.associatedTypes["Stride"] = AssociatedType(
      bounds: ["Comparable", "SignedNumeric"].compactMap { types[$0] })
    for name in StandardLibrary.integerNames { types[name]?.typeWitnesses["Stride"] = int }
    for type in [double, cgFloat, float] { type.nominal?.typeWitnesses["Stride"] = type }
    types["Date"]?.typeWitnesses["Stride"] = double
  }

  /// What a number is without its sign: of an `Int` a `UInt`, which has room for all of them.
  func connectMagnitudes() {
    func bounds(_ names: String...) -> AssociatedType {
      AssociatedType(bounds: names.compactMap { types[$0] })
    }
    types["Numeric"]?.associatedTypes["Magnitude"] = bounds("Comparable", "Numeric")
    types["BinaryInteger"]?.associatedTypes["Magnitude"] = bounds("BinaryInteger")
    types["FixedWidthInteger"]?.associatedTypes["Magnitude"] = bounds(
      "FixedWidthInteger", "UnsignedInteger")
    if let floating = types["FloatingPoint"] {
      floating.aliases["Magnitude"] = .parameter(floating.selfParameter)
    }
    for name in StandardLibrary.integerNames {
      let unsigned = name.hasPrefix("U") ? name : "U" + name
      types[name]?.typeWitnesses["Magnitude"] = types[unsigned].map { .nominal($0, []) }
    }
    for type in [double, cgFloat, float] { type.nominal?.typeWitnesses["Magnitude"] = type }
  }
}
