extension RealMembers {
  /// Structs and enums of Foundation, without what any of them has by being `Hashable` or `Codable`.
  static let values: [String: String] = [
    "AdditiveArithmetic": """
    zero
    """,
    "AnyKeyPath": """
    appending(path:) rootType valueType
    """,
    "Calendar": """
    Component Identifier MatchingPolicy RecurrenceRule ReferenceType RepeatedTimePolicy
    SearchDirection amSymbol autoupdatingCurrent compare(_:to:toGranularity:)
    component(_:from:) current date(_:matchesComponents:)
    date(byAdding:to:wrappingComponents:) date(byAdding:value:to:wrappingComponents:)
    date(bySetting:value:of:)
    date(bySettingHour:minute:second:of:matchingPolicy:repeatedTimePolicy:direction:)
    date(from:) dateComponents(_:from:) dateComponents(_:from:to:) dateComponents(in:from:)
    dateInterval(of:for:) dateInterval(of:start:interval:for:)
    dateIntervalOfWeekend(containing:) dateIntervalOfWeekend(containing:start:interval:)
    dates(byAdding:startingAt:in:wrappingComponents:)
    dates(byAdding:value:startingAt:in:wrappingComponents:)
    dates(byMatching:startingAt:in:matchingPolicy:repeatedTimePolicy:direction:)
    enumerateDates(startingAfter:matching:matchingPolicy:repeatedTimePolicy:direction:using:)
    eraSymbols firstWeekday identifier init(identifier:) isDate(_:equalTo:toGranularity:)
    isDate(_:inSameDayAs:) isDateInToday(_:) isDateInTomorrow(_:) isDateInWeekend(_:)
    isDateInYesterday(_:) locale longEraSymbols maximumRange(of:) minimumDaysInFirstWeek
    minimumRange(of:) monthSymbols
    nextDate(after:matching:matchingPolicy:repeatedTimePolicy:direction:)
    nextWeekend(startingAfter:direction:)
    nextWeekend(startingAfter:start:interval:direction:) ordinality(of:in:for:) pmSymbol
    quarterSymbols range(of:in:for:) shortMonthSymbols shortQuarterSymbols
    shortStandaloneMonthSymbols shortStandaloneQuarterSymbols shortStandaloneWeekdaySymbols
    shortWeekdaySymbols standaloneMonthSymbols standaloneQuarterSymbols
    standaloneWeekdaySymbols startOfDay(for:) timeZone veryShortMonthSymbols
    veryShortStandaloneMonthSymbols veryShortStandaloneWeekdaySymbols
    veryShortWeekdaySymbols weekdaySymbols
    """,
    "Calendar.Component": """
    calendar day dayOfYear era hour isLeapMonth isRepeatedDay minute month nanosecond
    quarter second timeZone weekOfMonth weekOfYear weekday weekdayOrdinal year
    yearForWeekOfYear
    """,
    "Calendar.Identifier": """
    bangla buddhist chinese coptic dangi ethiopicAmeteAlem ethiopicAmeteMihret gregorian
    gujarati hebrew indian islamic islamicCivil islamicTabular islamicUmmAlQura iso8601
    japanese kannada malayalam marathi odia persian republicOfChina tamil telugu vietnamese
    vikram
    """,
    "Calendar.MatchingPolicy": """
    nextTime nextTimePreservingSmallerComponents previousTimePreservingSmallerComponents
    strict
    """,
    "Calendar.RepeatedTimePolicy": """
    first last
    """,
    "Calendar.SearchDirection": """
    backward forward
    """,
    "CharacterSet": """
    ReferenceType alphanumerics bitmapRepresentation capitalizedLetters contains(_:)
    controlCharacters decimalDigits decomposables formIntersection(_:)
    formSymmetricDifference(_:) formUnion(_:) hasMember(inPlane:) illegalCharacters init()
    init(_:) init(arrayLiteral:) init(bitmapRepresentation:) init(charactersIn:)
    init(contentsOfFile:) insert(_:) insert(charactersIn:) intersection(_:) invert()
    inverted isDisjoint(with:) isEmpty isStrictSubset(of:) isStrictSuperset(of:)
    isSubset(of:) isSuperset(of:) letters lowercaseLetters newlines nonBaseCharacters
    punctuationCharacters remove(_:) remove(charactersIn:) subtract(_:) subtracting(_:)
    symbols symmetricDifference(_:) union(_:) update(with:) uppercaseLetters
    urlFragmentAllowed urlHostAllowed urlPasswordAllowed urlPathAllowed urlQueryAllowed
    urlUserAllowed whitespaces whitespacesAndNewlines
    """,
    "CodingKey": """
    init(intValue:) init(stringValue:) intValue stringValue
    """,
    "ComparisonResult": """
    init(rawValue:) orderedAscending orderedDescending orderedSame
    """,
    "Data": """
    Base64DecodingOptions Base64EncodingOptions Deallocator ReadingOptions SearchOptions
    WritingOptions advanced(by:) append(_:count:) base64EncodedData(options:)
    base64EncodedString(options:) bytes enumerateBytes(_:) formatted(_:)
    init(base64Encoded:options:) init(buffer:) init(bytes:) init(bytes:count:)
    init(bytesNoCopy:count:deallocator:) init(capacity:) init(contentsOf:options:)
    init(count:) init(referencing:) mutableBytes range(of:options:in:)
    replace(_:with:maxReplacements:) replaceSubrange(_:with:count:)
    replacing(_:with:maxReplacements:) replacing(_:with:subrange:maxReplacements:)
    sort(using:) subdata(in:) write(to:options:)
    """,
    "Date": """
    AnchoredRelativeFormatStyle AttributedStyle ComponentsFormatStyle FormatString
    FormatStyle ISO8601Format(_:) ISO8601FormatStyle IntervalFormatStyle ParseStrategy
    RelativeFormatStyle Stride VerbatimFormatStyle addTimeInterval(_:)
    addingTimeInterval(_:) advanced(by:) compare(_:) description(with:) distance(to:)
    distantFuture distantPast formatted() formatted(_:) formatted(date:time:) init()
    init(_:strategy:) init(timeInterval:since:) init(timeIntervalSince1970:)
    init(timeIntervalSinceNow:) init(timeIntervalSinceReferenceDate:) now
    playgroundDescription timeIntervalBetween1970AndReferenceDate timeIntervalSince(_:)
    timeIntervalSince1970 timeIntervalSinceNow timeIntervalSinceReferenceDate
    """,
    "Date.FormatStyle": """
    Attributed DateStyle RegexOutput Symbol TimeStyle attributed attributedStyle calendar
    capitalizationContext consuming(_:startingAt:in:) currency(code:) dateTime day(_:)
    dayOfYear(_:) discreteInput(after:) discreteInput(before:) era(_:)
    fixed(format:timeZone:locale:) format(_:) hour(_:)
    init(date:time:locale:calendar:timeZone:capitalizationContext:) input(after:)
    input(before:) list(memberStyle:type:width:) list(type:width:) locale locale(_:)
    minute(_:) month(_:) parse(_:) parseStrategy quarter(_:) regex second(_:)
    secondFraction(_:) timeZone timeZone(_:) week(_:) weekday(_:) year(_:)
    """,
    "Date.FormatStyle.DateStyle": """
    abbreviated complete long numeric omitted
    """,
    "Date.FormatStyle.TimeStyle": """
    complete omitted shortened standard
    """,
    "DateComponents": """
    ISO8601FormatStyle ReferenceType calendar date day dayOfYear era formatted(_:) hour
    init(_:strategy:)
    init(calendar:timeZone:era:year:month:day:hour:minute:second:nanosecond:weekday:weekdayOrdinal:quarter:weekOfMonth:weekOfYear:yearForWeekOfYear:)
    isLeapMonth isRepeatedDay isValidDate isValidDate(in:) minute month nanosecond quarter
    second setValue(_:for:) timeZone value(for:) weekOfMonth weekOfYear weekday
    weekdayOrdinal year yearForWeekOfYear
    """,
    "DateInterval": """
    compare(_:) contains(_:) duration end init() init(start:duration:) init(start:end:)
    intersection(with:) intersects(_:) start
    """,
    "Decimal": """
    CalculationError FormatStyle ParseStrategy RoundingMode add(_:) advanced(by:)
    distance(to:) divide(by:) exponent floatingPointClass formatted() formatted(_:)
    greatestFiniteMagnitude init() init(_:) init(_:format:lenient:) init(_:strategy:)
    init(exactly:) init(floatLiteral:) init(integerLiteral:)
    init(sign:exponent:significand:) init(signOf:magnitudeOf:) init(string:locale:)
    isCanonical isEqual(to:) isFinite isInfinite isLess(than:) isLessThanOrEqualTo(_:)
    isNaN isNormal isSignMinus isSignaling isSignalingNaN isSubnormal
    isTotallyOrdered(belowOrEqualTo:) isZero leastFiniteMagnitude leastNonzeroMagnitude
    leastNormalMagnitude magnitude multiply(by:) nan negate() nextDown nextUp pi quietNaN
    radix sign significand subtract(_:) ulp zero
    """,
    "Decoder": """
    codingPath container(keyedBy:) singleValueContainer() unkeyedContainer() userInfo
    """,
    "DecodingError": """
    Context dataCorrupted(_:) dataCorruptedError(forKey:in:debugDescription:)
    dataCorruptedError(in:debugDescription:) errorDescription failureReason helpAnchor
    keyNotFound(_:_:) recoverySuggestion typeMismatch(_:_:) valueNotFound(_:_:)
    """,
    "Encoder": """
    codingPath container(keyedBy:) singleValueContainer() unkeyedContainer() userInfo
    """,
    "EncodingError": """
    Context errorDescription failureReason helpAnchor invalidValue(_:_:) recoverySuggestion
    """,
    "IndexPath": """
    ReferenceType appending(_:) compare(_:) dropLast() formatted(_:) init(index:)
    init(indexes:) sort(using:)
    """,
    "IndexSet": """
    RangeView ReferenceType contains(integersIn:) count(in:)
    filteredIndexSet(in:includeInteger:) filteredIndexSet(includeInteger:)
    formIntersection(_:) formSymmetricDifference(_:) formUnion(_:) formatted(_:)
    indexRange(in:) init(integer:) init(integersIn:) insert(_:) insert(integersIn:)
    integerGreaterThan(_:) integerGreaterThanOrEqualTo(_:) integerLessThan(_:)
    integerLessThanOrEqualTo(_:) intersection(_:) intersects(integersIn:) isDisjoint(with:)
    isStrictSubset(of:) isStrictSuperset(of:) isSubset(of:) isSuperset(of:) rangeView
    rangeView(of:) remove(_:) remove(integersIn:) removeAll() shift(startingAt:by:)
    subtract(_:) subtracting(_:) symmetricDifference(_:) union(_:) update(with:)
    """,
    "JSONDecoder": """
    DataDecodingStrategy DateDecodingStrategy KeyDecodingStrategy
    NonConformingFloatDecodingStrategy allowsJSON5 assumesTopLevelDictionary
    dataDecodingStrategy dateDecodingStrategy decode(_:from:) decode(_:from:configuration:)
    init() keyDecodingStrategy nonConformingFloatDecodingStrategy userInfo
    """,
    "JSONEncoder": """
    DataEncodingStrategy DateEncodingStrategy KeyEncodingStrategy
    NonConformingFloatEncodingStrategy OutputFormatting dataEncodingStrategy
    dateEncodingStrategy encode(_:) encode(_:configuration:) init() keyEncodingStrategy
    nonConformingFloatEncodingStrategy outputFormatting userInfo
    """,
    "KeyedDecodingContainer": """
    Key allKeys codingPath contains(_:) decode(_:forKey:) decode(_:forKey:configuration:)
    decodeIfPresent(_:forKey:) decodeIfPresent(_:forKey:configuration:) decodeNil(forKey:)
    init(_:) nestedContainer(keyedBy:forKey:) nestedUnkeyedContainer(forKey:)
    superDecoder() superDecoder(forKey:)
    """,
    "KeyedEncodingContainer": """
    Key codingPath encode(_:forKey:) encode(_:forKey:configuration:)
    encodeConditional(_:forKey:) encodeIfPresent(_:forKey:)
    encodeIfPresent(_:forKey:configuration:) encodeNil(forKey:) init(_:)
    nestedContainer(keyedBy:forKey:) nestedUnkeyedContainer(forKey:) superEncoder()
    superEncoder(forKey:)
    """,
    "Locale": """
    Collation Components Currency HourCycle IdentifierType Language LanguageCode
    LanguageDirection MeasurementSystem NumberingSystem Region Script Subdivision Variant
    Weekday alternateQuotationBeginDelimiter alternateQuotationEndDelimiter
    autoupdatingCurrent availableIdentifiers availableNumberingSystems calendar
    canonicalIdentifier(from:) canonicalLanguageIdentifier(from:)
    characterDirection(forLanguage:) collation collationIdentifier collatorIdentifier
    commonISOCurrencyCodes components(fromIdentifier:) currency currencyCode currencySymbol
    current decimalSeparator firstDayOfWeek groupingSeparator hourCycle identifier
    identifier(_:) identifier(_:from:) identifier(fromComponents:)
    identifier(fromWindowsLocaleCode:) init(components:) init(identifier:)
    init(languageCode:script:languageRegion:) init(languageComponents:) isoCurrencyCodes
    isoLanguageCodes isoRegionCodes language languageCode lineDirection(forLanguage:)
    localizedString(for:) localizedString(forCollationIdentifier:)
    localizedString(forCollatorIdentifier:) localizedString(forCurrencyCode:)
    localizedString(forIdentifier:) localizedString(forLanguageCode:)
    localizedString(forRegionCode:) localizedString(forScriptCode:)
    localizedString(forVariantCode:) measurementSystem numberingSystem preferredLanguages
    preferredLocales quotationBeginDelimiter quotationEndDelimiter region regionCode
    scriptCode subdivision timeZone usesMetricSystem variant variantCode
    windowsLocaleCode(fromIdentifier:)
    """,
    "LocalizedError": """
    errorDescription failureReason helpAnchor recoverySuggestion
    """,
    "LosslessStringConvertible": """
    init(_:)
    """,
    "NumberFormatStyleConfiguration": """
    DecimalSeparatorDisplayStrategy Grouping Notation Precision RoundingRule
    SignDisplayStrategy
    """,
    "NumberFormatStyleConfiguration.Grouping": """
    automatic never
    """,
    "NumberFormatStyleConfiguration.Notation": """
    automatic compactName scientific
    """,
    "NumberFormatStyleConfiguration.Precision": """
    fractionLength(_:) integerAndFractionLength(integer:fraction:)
    integerAndFractionLength(integerLimits:fractionLimits:) integerLength(_:)
    significantDigits(_:)
    """,
    "SingleValueDecodingContainer": """
    codingPath decode(_:) decodeNil()
    """,
    "SingleValueEncodingContainer": """
    codingPath encode(_:) encodeNil()
    """,
    "TimeZone": """
    NameStyle ReferenceType abbreviation(for:) abbreviationDictionary autoupdatingCurrent
    current daylightSavingTimeOffset(for:) gmt identifier init(abbreviation:)
    init(identifier:) init(secondsFromGMT:) isDaylightSavingTime(for:)
    knownTimeZoneIdentifiers localizedName(for:locale:) nextDaylightSavingTimeTransition
    nextDaylightSavingTimeTransition(after:) secondsFromGMT(for:) timeZoneDataVersion
    """,
    "URL": """
    DirectoryHint ReferenceType Template absoluteString absoluteURL
    append(component:directoryHint:) append(components:directoryHint:)
    append(path:directoryHint:) append(queryItems:) appendPathComponent(_:)
    appendPathComponent(_:isDirectory:) appendPathExtension(_:)
    appending(component:directoryHint:) appending(components:directoryHint:)
    appending(path:directoryHint:) appending(queryItems:) appendingPathComponent(_:)
    appendingPathComponent(_:isDirectory:) appendingPathExtension(_:) baseURL
    checkResourceIsReachable() currentDirectory() dataRepresentation
    deleteLastPathComponent() deletePathExtension() deletingLastPathComponent()
    deletingPathExtension() fragment fragment(percentEncoded:) hasDirectoryPath
    homeDirectory homeDirectory(forUser:) host host(percentEncoded:)
    init(dataRepresentation:relativeTo:isAbsolute:)
    init(filePath:directoryHint:relativeTo:) init(fileReferenceLiteralResourceName:)
    init(fileURLWithFileSystemRepresentation:isDirectory:relativeTo:)
    init(fileURLWithPath:) init(fileURLWithPath:isDirectory:)
    init(fileURLWithPath:isDirectory:relativeTo:) init(fileURLWithPath:relativeTo:)
    init(string:) init(string:encodingInvalidCharacters:) init(string:relativeTo:)
    init(template:variables:) isFileURL lastPathComponent password
    password(percentEncoded:) path path(percentEncoded:) pathComponents pathExtension
    playgroundDescription port query query(percentEncoded:) relativePath relativeString
    removeAllCachedResourceValues() removeCachedResourceValue(forKey:)
    resolveSymlinksInPath() resolvingSymlinksInPath() resourceValues(forKeys:) scheme
    setResourceValues(_:) setTemporaryResourceValue(_:forKey:) standardize() standardized
    standardizedFileURL temporaryDirectory user user(percentEncoded:)
    withUnsafeFileSystemRepresentation(_:)
    """,
    "URLComponents": """
    ReferenceType encodedHost fragment host init() init(string:)
    init(string:encodingInvalidCharacters:) init(url:resolvingAgainstBaseURL:) password
    path percentEncodedFragment percentEncodedHost percentEncodedPassword
    percentEncodedPath percentEncodedQuery percentEncodedQueryItems percentEncodedUser port
    query queryItems rangeOfFragment rangeOfHost rangeOfPassword rangeOfPath rangeOfPort
    rangeOfQuery rangeOfScheme rangeOfUser scheme string url url(relativeTo:) user
    """,
    "URLQueryItem": """
    init(name:value:) name value
    """,
    "UUID": """
    init() init(uuid:) init(uuidString:) random(using:) uuid uuidString
    """,
    "UnkeyedDecodingContainer": """
    codingPath count currentIndex decode(_:) decode(_:configuration:) decodeIfPresent(_:)
    decodeIfPresent(_:configuration:) decodeNil() isAtEnd nestedContainer(keyedBy:)
    nestedUnkeyedContainer() superDecoder()
    """,
    "UnkeyedEncodingContainer": """
    codingPath count encode(_:) encode(_:configuration:) encode(contentsOf:)
    encodeConditional(_:) encodeNil() nestedContainer(keyedBy:) nestedUnkeyedContainer()
    superEncoder()
    """,
  ]
}
