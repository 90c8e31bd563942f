/// The members that Swift's own types have, as the toolchain's symbol graph lists them.
///
/// What we do not have yet must not pass for a mistake of the learner's: where a name or a form of a
/// call is one of these, we say that it is ours to add.
enum RealMembers {
  /// Full names by the type that has them; `Sequence` stands for all collections.
  static let names: [String: String] = [everyday, standard, values, objects, geometry]
    .reduce(into: [:]) { $0.merge($1) { first, _ in first } }

  private static let everyday: [String: String] = [
    "Sequence": """
    Element Index IndexDistance Indices Iterator SubSequence allSatisfy(_:) compactMap(_:)
    compare(_:_:) contains(_:) contains(where:) count count(where:) distance(from:to:)
    drop(while:) dropFirst(_:) dropLast(_:) elementsEqual(_:) elementsEqual(_:by:) endIndex
    enumerated() filter(_:) first first(where:) firstIndex(of:) firstIndex(where:)
    firstRange(of:) flatMap(_:) forEach(_:) formIndex(_:offsetBy:)
    formIndex(_:offsetBy:limitedBy:) formIndex(after:) index(_:offsetBy:)
    index(_:offsetBy:limitedBy:) index(after:) index(of:) indices indices(of:) indices(where:)
    isEmpty joined() joined(separator:) lazy lexicographicallyPrecedes(_:)
    lexicographicallyPrecedes(_:by:) makeIterator() map(_:) max() max(by:) min() min(by:)
    popFirst() prefix(_:) prefix(through:) prefix(upTo:) prefix(while:) randomElement()
    randomElement(using:) ranges(of:) reduce(_:_:) reduce(into:_:) removeFirst()
    removeFirst(_:) removingSubranges(_:) reversed() shuffled() shuffled(using:) sorted()
    sorted(by:) sorted(using:) split(maxSplits:omittingEmptySubsequences:whereSeparator:)
    split(separator:maxSplits:omittingEmptySubsequences:) startIndex starts(with:)
    starts(with:by:) subscript(_:) suffix(_:) suffix(from:) trimPrefix(_:) trimPrefix(while:)
    trimmingPrefix(_:) trimmingPrefix(while:) underestimatedCount
    withContiguousStorageIfAvailable(_:)
    """,
    "Array": """
    append(_:) append(addingCapacity:initializingWith:) append(contentsOf:) applying(_:)
    capacity copyBytes(to:) copyBytes(to:count:) copyBytes(to:from:) customMirror
    debugDescription description difference(from:) difference(from:by:) encode(to:)
    encode(to:configuration:) firstRange(of:in:) formIndex(before:) hash(into:) index(before:)
    init() init(_:) init(arrayLiteral:) init(capacity:initializingWith:) init(from:)
    init(from:configuration:) init(repeating:count:)
    init(unsafeUninitializedCapacity:initializingWith:) insert(_:at:) insert(contentsOf:at:)
    last last(where:) lastIndex(of:) lastIndex(where:) lastRange(of:) lastRange(of:in:)
    moveSubranges(_:to:) mutableSpan partition(by:) popLast() regions remove(at:)
    removeAll(keepingCapacity:) removeAll(where:) removeLast() removeLast(_:)
    removeSubrange(_:) removeSubranges(_:) replaceSubrange(_:with:) reserveCapacity(_:)
    resetBytes(in:) reverse() shuffle() shuffle(using:) sort() sort(by:) span swapAt(_:_:)
    withContiguousMutableStorageIfAvailable(_:) withUnsafeBufferPointer(_:)
    withUnsafeBytes(_:) withUnsafeMutableBufferPointer(_:) withUnsafeMutableBytes(_:)
    """,
    "Dictionary": """
    Keys Values capacity compactMapValues(_:) customMirror debugDescription description
    encode(to:) hash(into:) index(forKey:) init() init(_:uniquingKeysWith:)
    init(dictionaryLiteral:) init(from:) init(grouping:by:) init(minimumCapacity:)
    init(uniqueKeysWithValues:) keys mapValues(_:) merge(_:uniquingKeysWith:)
    merging(_:uniquingKeysWith:) remove(at:) removeAll(keepingCapacity:) removeValue(forKey:)
    reserveCapacity(_:) subscript(_:default:) updateValue(_:forKey:) values
    """,
    "Set": """
    capacity customMirror debugDescription description encode(to:) formIntersection(_:)
    formSymmetricDifference(_:) formUnion(_:) hash(into:) init() init(_:) init(arrayLiteral:)
    init(from:) init(minimumCapacity:) insert(_:) intersection(_:) isDisjoint(with:)
    isStrictSubset(of:) isStrictSuperset(of:) isSubset(of:) isSuperset(of:) remove(_:)
    remove(at:) removeAll(keepingCapacity:) reserveCapacity(_:) subtract(_:) subtracting(_:)
    symmetricDifference(_:) union(_:) update(with:)
    """,
    "String": """
    firstMatch(of:) matches(of:) prefixMatch(of:) replace(_:with:maxReplacements:)
    replace(_:maxReplacements:with:) replacing(_:with:maxReplacements:)
    replacing(_:maxReplacements:with:) wholeMatch(of:)
    CharacterView CompareOptions Encoding EncodingConversionOptions EnumerationOptions
    UTF16View UTF8View UnicodeScalarIndex UnicodeScalarView
    addingPercentEncoding(withAllowedCharacters:) append(_:) append(contentsOf:) appending(_:)
    appendingFormat(_:_:) applying(_:) availableStringEncodings base cString(using:)
    canBeConverted(to:) capitalized caseInsensitiveCompare(_:) characters codingKey
    commonPrefix(with:options:) compare(_:options:range:locale:)
    completePath(into:caseSensitive:matchesInto:filterTypes:) components(separatedBy:)
    customMirror customPlaygroundQuickLook data(using:allowLossyConversion:) debugDescription
    decodeCString(_:as:repairingInvalidCodeUnits:) decomposedStringWithCanonicalMapping
    decomposedStringWithCompatibilityMapping defaultCStringEncoding description
    difference(from:) difference(from:by:) encode(to:) enumerateLines(invoking:)
    enumerateSubstrings(in:options:_:) fastestEncoding folding(options:locale:)
    formIndex(before:) getBytes(_:maxLength:usedLength:encoding:options:range:remaining:)
    getCString(_:maxLength:encoding:) getLineStart(_:end:contentsEnd:for:)
    getParagraphStart(_:end:contentsEnd:for:) hasPrefix(_:) hasSuffix(_:) hash hash(into:)
    index(before:) init() init(_:) init(_:radix:uppercase:) init(bytes:encoding:)
    init(bytesNoCopy:length:encoding:freeWhenDone:) init(cString:) init(cString:encoding:)
    init(codingKey:) init(contentsOf:) init(contentsOf:encoding:)
    init(contentsOf:usedEncoding:) init(contentsOfFile:) init(contentsOfFile:encoding:)
    init(contentsOfFile:usedEncoding:) init(copying:) init(data:encoding:) init(decoding:as:)
    init(decodingCString:as:) init(describing:) init(extendedGraphemeClusterLiteral:)
    init(format:_:) init(format:arguments:) init(format:locale:_:)
    init(format:locale:arguments:) init(from:) init(reflecting:) init(repeating:count:)
    init(stringInterpolation:) init(stringLiteral:) init(unicodeScalarLiteral:)
    init(unsafeUninitializedCapacity:initializingUTF8With:) init(utf16CodeUnits:count:)
    init(utf16CodeUnitsNoCopy:count:freeWhenDone:) init(utf8String:) init(validating:as:)
    init(validatingCString:) init(validatingUTF8:) insert(_:at:) insert(contentsOf:at:)
    isContiguousUTF8 last last(where:) lastIndex(of:) lastIndex(where:) lengthOfBytes(using:)
    lineRange(for:) localizedCaseInsensitiveCompare(_:) localizedCaseInsensitiveContains(_:)
    localizedCompare(_:) localizedName(of:) localizedStandardCompare(_:)
    localizedStandardContains(_:) localizedStandardRange(of:) localizedStringWithFormat(_:_:)
    lowercased() makeContiguousUTF8() max(_:_:) maximumLengthOfBytes(using:) min(_:_:)
    padding(toLength:withPad:startingAt:) paragraphRange(for:) popLast()
    precomposedStringWithCanonicalMapping precomposedStringWithCompatibilityMapping
    range(of:options:range:locale:) rangeOfCharacter(from:options:range:)
    rangeOfComposedCharacterSequence(at:) rangeOfComposedCharacterSequences(for:) remove(at:)
    removeAll(keepingCapacity:) removeAll(where:) removeLast() removeLast(_:)
    removeSubrange(_:) removeSubranges(_:) removingPercentEncoding replaceSubrange(_:with:)
    replacingCharacters(in:with:) replacingOccurrences(of:with:options:range:)
    reserveCapacity(_:) smallestEncoding substring(from:) substring(to:) substring(with:)
    trimmingCharacters(in:) unicodeScalars uppercased() utf16 utf8 utf8CString utf8Span
    withCString(_:) withCString(encodedAs:_:) withMutableCharacters(_:) withUTF8(_:) write(_:)
    write(to:) write(to:atomically:encoding:) write(toFile:atomically:encoding:)
    """,
    "Character": """
    UTF16View UTF8View UnicodeScalarView asciiValue customMirror customPlaygroundQuickLook
    debugDescription description hash(into:) hexDigitValue init(_:)
    init(extendedGraphemeClusterLiteral:) init(unicodeScalarLiteral:) isASCII isCased
    isCurrencySymbol isHexDigit isLetter isLowercase isMathSymbol isNewline isNumber
    isPunctuation isSymbol isUppercase isWhitespace isWholeNumber lowercased() unicodeScalars
    uppercased() utf16 utf8 wholeNumberValue write(to:)
    """,
    "Int": """
    IntegerLiteralType Magnitude SIMD16Storage SIMD2Storage SIMD32Storage SIMD4Storage
    SIMD64Storage SIMD8Storage SIMDMaskScalar Words addingReportingOverflow(_:) advanced(by:)
    bigEndian bitWidth byteSwapped codingKey customMirror customPlaygroundQuickLook
    description distance(to:) dividedReportingOverflow(by:) dividingFullWidth(_:) encode(to:)
    formatted() formatted(_:) hash(into:) init() init(_:) init(_:format:lenient:)
    init(_:radix:) init(_:strategy:) init(bigEndian:) init(bitPattern:) init(clamping:)
    init(codingKey:) init(exactly:) init(from:) init(integerLiteral:) init(littleEndian:)
    init(truncating:) init(truncatingIfNeeded:) isMultiple(of:) isSigned leadingZeroBitCount
    littleEndian magnitude max min multipliedFullWidth(by:) multipliedReportingOverflow(by:)
    negate() nonzeroBitCount quotientAndRemainder(dividingBy:) random(in:) random(in:using:)
    remainderReportingOverflow(dividingBy:) signum() subtractingReportingOverflow(_:)
    trailingZeroBitCount words zero
    """,
    "Double": """
    Exponent Magnitude RawSignificand SIMD16Storage SIMD2Storage SIMD32Storage SIMD4Storage
    SIMD64Storage SIMD8Storage SIMDMaskScalar addProduct(_:_:) addingProduct(_:_:)
    advanced(by:) binade bitPattern customMirror customPlaygroundQuickLook debugDescription
    description distance(to:) encode(to:) exponent exponentBitCount exponentBitPattern
    floatingPointClass formRemainder(dividingBy:) formSquareRoot()
    formTruncatingRemainder(dividingBy:) greatestFiniteMagnitude hash(into:) infinity init()
    init(_:) init(bitPattern:) init(exactly:) init(floatLiteral:) init(from:)
    init(integerLiteral:) init(nan:signaling:) init(sign:exponent:significand:)
    init(sign:exponentBitPattern:significandBitPattern:) init(signOf:magnitudeOf:)
    init(truncating:) isCanonical isEqual(to:) isFinite isInfinite isLess(than:)
    isLessThanOrEqualTo(_:) isNaN isNormal isSignalingNaN isSubnormal
    isTotallyOrdered(belowOrEqualTo:) isZero leastNonzeroMagnitude leastNormalMagnitude
    magnitude maximum(_:_:) maximumMagnitude(_:_:) minimum(_:_:) minimumMagnitude(_:_:) nan
    negate() nextDown nextUp pi radix random(in:) random(in:using:) remainder(dividingBy:)
    round() round(_:) rounded() rounded(_:) sign signalingNaN significand significandBitCount
    significandBitPattern significandWidth squareRoot() truncatingRemainder(dividingBy:) ulp
    ulpOfOne write(to:) zero
    """,
    "Optional": """
    customMirror debugDescription encode(to:) encode(to:configuration:) flatMap(_:)
    hash(into:) init(_:) init(from:) init(from:configuration:) init(nilLiteral:) map(_:) none
    some(_:) take() unsafelyUnwrapped
    """,
    "Range": """
    clamped(to:) customMirror debugDescription description encode(to:) hash(into:)
    index(before:) init(_:) init(_:in:) init(from:) init(uncheckedBounds:) isValid(within:)
    lowerBound overlaps(_:) relative(to:) upperBound
    """,
    "LazySequence": """
    Elements difference(from:) difference(from:by:) elements formIndex(before:) index(before:)
    last last(where:) lastIndex(of:) lastIndex(where:)
    """,
    "Task": """
    CancellationError() Group Handle Priority basePriority cancel() checkCancellation()
    currentPriority detached(name:executorPreference:priority:operation:)
    detached(name:priority:operation:) escalatePriority(to:) get() getResult() hash(into:)
    immediate(name:priority:executorPreference:operation:)
    immediateDetached(name:priority:executorPreference:operation:)
    init(name:executorPreference:priority:operation:) init(name:priority:operation:)
    isCancelled name result runDetached(priority:operation:) sleep(_:)
    sleep(for:tolerance:clock:) sleep(nanoseconds:) sleep(until:tolerance:clock:) suspend()
    value withCancellationHandler(handler:operation:) withGroup(resultType:returning:body:)
    yield()
    """,
    "AsyncSequence": """
    AsyncIterator Element Failure allSatisfy(_:) compactMap(_:) contains(_:) contains(where:)
    drop(while:) dropFirst(_:) filter(_:) first(where:) flatMap(_:) makeAsyncIterator()
    map(_:) max() max(by:) min() min(by:) prefix(_:) prefix(while:) reduce(_:_:)
    reduce(into:_:)
    """,
    "TaskGroup": """
    Iterator add(priority:operation:)
    addImmediateTask(name:priority:executorPreference:operation:)
    addImmediateTaskUnlessCancelled(name:priority:executorPreference:operation:)
    addTask(executorPreference:priority:operation:)
    addTask(name:executorPreference:priority:operation:) addTask(name:priority:operation:)
    addTask(priority:operation:)
    addTaskUnlessCancelled(executorPreference:priority:operation:)
    addTaskUnlessCancelled(name:executorPreference:priority:operation:)
    addTaskUnlessCancelled(name:priority:operation:)
    addTaskUnlessCancelled(priority:operation:) async(priority:operation:)
    asyncUnlessCancelled(priority:operation:) cancelAll() isCancelled isEmpty next()
    next(isolation:) nextResult(isolation:) spawn(priority:operation:)
    spawnUnlessCancelled(priority:operation:) waitForAll(isolation:)
    """,
    "Result": """
    failure(_:) flatMap(_:) flatMapError(_:) get() init(catching:) map(_:) mapError(_:)
    success(_:)
    """,
  ]
}
