extension RealMembers {
  /// Types of the standard library and of Dispatch that are no everyday ones.
  static let standard: [String: String] = [
    "Actor": """
    assertIsolated(_:file:line:) assumeIsolated(_:file:line:)
    preconditionIsolated(_:file:line:) unownedExecutor withSerialExecutor(_:)
    """,
    "AnyHashable": """
    base init(_:)
    """,
    "AnyIterator": """
    next()
    """,
    "Bool": """
    init() init(_:) init(booleanLiteral:) init(exactly:) init(truncating:) random()
    random(using:) toggle()
    """,
    "CancellationError": """
    init()
    """,
    "CaseIterable": """
    AllCases allCases
    """,
    "CheckedContinuation": """
    init(continuation:function:) resume() resume(returning:) resume(throwing:)
    resume(with:)
    """,
    "Clock": """
    Duration Instant continuous measure(_:) measure(isolation:_:) minimumResolution now
    sleep(for:tolerance:) sleep(until:tolerance:) suspending
    """,
    "CollectionDifference": """
    Change inferringMoves() insertions inverse() removals
    """,
    "ContinuousClock": """
    Instant continuous init() measure(_:) measure(isolation:_:) minimumResolution now
    sleep(for:tolerance:) sleep(until:tolerance:) systemEpoch
    """,
    "CustomNSError": """
    errorCode errorDomain errorUserInfo
    """,
    "DefaultStringInterpolation": """
    appendInterpolation(_:) appendInterpolation(_:default:) appendLiteral(_:)
    init(literalCapacity:interpolationCount:) write(_:)
    """,
    "DispatchQoS": """
    QoSClass background default init(qosClass:relativePriority:) qosClass relativePriority
    unspecified userInitiated userInteractive utility
    """,
    "DispatchQoS.QoSClass": """
    background default unspecified userInitiated userInteractive utility
    """,
    "DispatchQueue": """
    Attributes AutoreleaseFrequency GlobalQueuePriority async(execute:)
    async(group:execute:) async(group:qos:flags:execute:) asyncAfter(deadline:execute:)
    asyncAfter(deadline:qos:flags:execute:) asyncAfter(wallDeadline:execute:)
    asyncAfter(wallDeadline:qos:flags:execute:) concurrentPerform(iterations:execute:)
    getSpecific(key:) global(priority:) global(qos:)
    init(label:qos:attributes:autoreleaseFrequency:target:) label main qos
    setSpecific(key:value:) sync(execute:) sync(flags:execute:)
    """,
    "DispatchTime": """
    distantFuture init(uptimeNanoseconds:) now() rawValue uptimeNanoseconds
    """,
    "DispatchTimeInterval": """
    microseconds(_:) milliseconds(_:) nanoseconds(_:) never seconds(_:)
    """,
    "DispatchWorkItem": """
    cancel() init(qos:flags:block:) isCancelled notify(qos:flags:queue:execute:)
    notify(queue:execute:) perform() wait() wait(timeout:) wait(wallTimeout:)
    """,
    "DropFirstSequence": """
    init(_:dropping:)
    """,
    "Duration": """
    TimeFormatStyle UnitsFormatStyle attoseconds components formatted() formatted(_:)
    init(attoseconds:) init(secondsComponent:attosecondsComponent:) microseconds(_:)
    milliseconds(_:) nanoseconds(_:) seconds(_:) zero
    """,
    "Error": """
    localizedDescription
    """,
    "FloatingPointRoundingRule": """
    awayFromZero down toNearestOrAwayFromZero toNearestOrEven towardZero up
    """,
    "Hasher": """
    combine(_:) combine(bytes:) finalize() init()
    """,
    "Identifiable": """
    ID id
    """,
    "IndexingIterator": """
    next()
    """,
    "JoinedSequence": """
    init(base:separator:)
    """,
    "KeyValuePairs": """
    init(dictionaryLiteral:)
    """,
    "MainActor": """
    assertIsolated(_:file:line:) assumeIsolated(_:file:line:) enqueue(_:)
    preconditionIsolated(_:file:line:) run(resultType:body:) shared sharedUnownedExecutor
    unownedExecutor withSerialExecutor(_:)
    """,
    "Mirror": """
    AncestorRepresentation Child Children DisplayStyle children descendant(_:_:)
    displayStyle init(_:children:displayStyle:ancestorRepresentation:)
    init(_:unlabeledChildren:displayStyle:ancestorRepresentation:) init(reflecting:)
    subjectType superclassMirror
    """,
    "Never": """
    Compared compare(_:_:) id order
    """,
    "ObjectIdentifier": """
    init(_:)
    """,
    "OptionSet": """
    Element contains(_:) formIntersection(_:) formSymmetricDifference(_:) formUnion(_:)
    init() init(rawValue:) insert(_:) intersection(_:) remove(_:) symmetricDifference(_:)
    union(_:) update(with:)
    """,
    "PrefixSequence": """
    init(_:maxLength:)
    """,
    "RandomNumberGenerator": """
    next() next(upperBound:)
    """,
    "RawRepresentable": """
    RawValue codingKey init(codingKey:) init(rawValue:) rawValue
    """,
    "Repeated": """
    Regions repeatedValue
    """,
    "ReversedCollection": """
    elements
    """,
    "SignedNumeric": """
    negate()
    """,
    "Slice": """
    Regions assumingMemoryBound(to:) base bindMemory(to:) copyBytes(from:) deinitialize()
    deinitializeElement(at:) elements init(base:bounds:) initialize(from:)
    initialize(fromContentsOf:) initialize(repeating:) initializeElement(at:to:)
    initializeMemory(as:from:) initializeMemory(as:fromContentsOf:)
    initializeMemory(as:repeating:) load(fromByteOffset:as:)
    loadUnaligned(fromByteOffset:as:) moveElement(from:) moveInitialize(fromContentsOf:)
    moveInitializeMemory(as:fromContentsOf:) moveUpdate(fromContentsOf:)
    storeBytes(of:toByteOffset:as:) update(from:) update(fromContentsOf:)
    update(repeating:) withMemoryRebound(to:_:)
    """,
    "StaticString": """
    hasPointerRepresentation init() init(extendedGraphemeClusterLiteral:)
    init(stringLiteral:) init(unicodeScalarLiteral:) isASCII unicodeScalar
    utf8CodeUnitCount utf8Start withUTF8Buffer(_:)
    """,
    "Strideable": """
    Stride advanced(by:) distance(to:)
    """,
    "String.Encoding": """
    ascii ianaName init(ianaName:) init(rawValue:) iso2022JP isoLatin1 isoLatin2
    japaneseEUC macOSRoman nextstep nonLossyASCII rawValue shiftJIS symbol unicode utf16
    utf16BigEndian utf16LittleEndian utf32 utf32BigEndian utf32LittleEndian utf8
    windowsCP1250 windowsCP1251 windowsCP1252 windowsCP1253 windowsCP1254
    """,
    "String.Index": """
    advanced(by:) distance(to:) encodedOffset init(_:) init(_:within:) init(encodedOffset:)
    init(utf16Offset:in:) samePosition(in:) utf16Offset(in:)
    """,
    "StringInterpolationProtocol": """
    StringLiteralType appendLiteral(_:) init(literalCapacity:interpolationCount:)
    """,
    "SystemRandomNumberGenerator": """
    next() next(upperBound:)
    """,
    "TaskPriority": """
    RawValue background default high init(_:) init(rawValue:) low medium rawValue
    unspecified userInitiated userInteractive utility
    """,
    "UnfoldSequence": """
    next()
    """,
    "Unicode": """
    ASCII CanonicalCombiningClass Encoding GeneralCategory NumericType ParseResult Parser
    Scalar UTF16 UTF32 UTF8 Version
    """,
    "Unicode.Scalar": """
    Properties UTF16View UTF8View escaped(asASCII:) init(_:) init(unicodeScalarLiteral:)
    isASCII properties utf16 utf8 value write(to:)
    """,
    "Zip2Sequence": """
    Stream1 Stream2
    """,
  ]
}
