extension RealMembers {
  /// CoreGraphics: what Foundation has of it outside Apple's systems, and what Apple documents besides
  /// (developer.apple.com/documentation/coregraphics).
  static let geometry: [String: String] = [
    "CGAffineTransform": """
    a b c concatenating(_:) d decomposed() identity init() init(_:) init(_:_:_:_:_:_:)
    init(a:b:c:d:tx:ty:) init(rotationAngle:) init(scaleX:y:) init(translationX:y:)
    inverted() isIdentity rotated(by:) scaledBy(x:y:) translatedBy(x:y:) tx ty
    """,
    "CGFloat": """
    Exponent NativeType RawSignificand addProduct(_:_:) addingProduct(_:_:) advanced(by:)
    binade bitPattern distance(to:) exponent exponentBitCount exponentBitPattern
    floatingPointClass formRemainder(dividingBy:) formSquareRoot()
    formTruncatingRemainder(dividingBy:) formatted() formatted(_:) greatestFiniteMagnitude
    infinity init() init(_:) init(_:format:lenient:) init(_:strategy:) init(bitPattern:)
    init(exactly:) init(floatLiteral:) init(integerLiteral:) init(nan:signaling:)
    init(sign:exponent:significand:) init(sign:exponentBitPattern:significandBitPattern:)
    init(signOf:magnitudeOf:) isCanonical isEqual(to:) isFinite isInfinite isLess(than:)
    isLessThanOrEqualTo(_:) isNaN isNormal isSignalingNaN isSubnormal
    isTotallyOrdered(belowOrEqualTo:) isZero leastNonzeroMagnitude leastNormalMagnitude
    magnitude maximum(_:_:) maximumMagnitude(_:_:) minimum(_:_:) minimumMagnitude(_:_:) nan
    native negate() nextDown nextUp pi radix random(in:) random(in:using:)
    remainder(dividingBy:) round() round(_:) rounded() rounded(_:) sign signalingNaN
    significand significandBitCount significandBitPattern significandWidth squareRoot()
    truncatingRemainder(dividingBy:) ulp ulpOfOne zero
    """,
    "CGPoint": """
    applying(_:) dictionaryRepresentation equalTo(_:) init()
    init(dictionaryRepresentation:) init(x:y:) x y zero
    """,
    "CGRect": """
    applying(_:) contains(_:) dictionaryRepresentation divided(atDistance:from:)
    equalTo(_:) height infinite init() init(dictionaryRepresentation:) init(origin:size:)
    init(x:y:width:height:) insetBy(dx:dy:) integral intersection(_:) intersects(_:)
    isEmpty isInfinite isNull maxX maxY midX midY minX minY null offsetBy(dx:dy:) origin
    size standardized union(_:) width zero
    """,
    "CGSize": """
    applying(_:) dictionaryRepresentation equalTo(_:) height init()
    init(dictionaryRepresentation:) init(width:height:) width zero
    """,
    "CGVector": """
    dx dy init() init(dx:dy:) zero
    """,
  ]
}
