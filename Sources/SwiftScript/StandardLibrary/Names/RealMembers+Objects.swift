extension RealMembers {
  /// Classes of Foundation and of Dispatch, without what `NSObject` has.
  static let objects: [String: String] = [
    "Bundle": """
    allBundles allFrameworks appStoreReceiptURL builtInPlugInsPath builtInPlugInsURL
    bundleIdentifier bundlePath bundleURL classNamed(_:) developmentLocalization
    executableArchitectures executablePath executableURL infoDictionary init(for:)
    init(identifier:) init(path:) init(url:) isLoaded load() loadAndReturnError()
    localizations localizedInfoDictionary localizedString(forKey:value:table:) main
    object(forInfoDictionaryKey:) path(forAuxiliaryExecutable:) path(forResource:ofType:)
    path(forResource:ofType:inDirectory:)
    path(forResource:ofType:inDirectory:forLocalization:)
    paths(forResourcesOfType:inDirectory:)
    paths(forResourcesOfType:inDirectory:forLocalization:) preferredLocalizations
    preferredLocalizations(from:) preferredLocalizations(from:forPreferences:) preflight()
    principalClass privateFrameworksPath privateFrameworksURL resourcePath resourceURL
    sharedFrameworksPath sharedFrameworksURL sharedSupportPath sharedSupportURL unload()
    url(forAuxiliaryExecutable:) url(forResource:withExtension:)
    url(forResource:withExtension:subdirectory:)
    url(forResource:withExtension:subdirectory:in:)
    url(forResource:withExtension:subdirectory:localization:)
    urls(forResourcesWithExtension:subdirectory:)
    urls(forResourcesWithExtension:subdirectory:in:)
    urls(forResourcesWithExtension:subdirectory:localization:)
    """,
    "ByteCountFormatter": """
    CountStyle Units allowedUnits allowsNonnumericFormatting countStyle encode(with:)
    formattingContext includesActualByteCount includesCount includesUnit init(coder:)
    isAdaptive string(for:) string(fromByteCount:) string(fromByteCount:countStyle:)
    zeroPadsFractionDigits
    """,
    "ByteCountFormatter.CountStyle": """
    binary decimal file init(rawValue:) memory
    """,
    "ByteCountFormatter.Units": """
    init(_:) init(arrayLiteral:) isDisjoint(with:) isEmpty isStrictSubset(of:)
    isStrictSuperset(of:) isSubset(of:) isSuperset(of:) rawValue subtract(_:)
    subtracting(_:) useAll useBytes useEB useGB useKB useMB usePB useTB useYBOrHigher useZB
    """,
    "DateFormatter": """
    Style amSymbol calendar copy(with:) date(from:) dateFormat
    dateFormat(fromTemplate:options:locale:) dateStyle defaultDate
    doesRelativeDateFormatting eraSymbols generatesCalendarDates gregorianStartDate
    init(coder:) isLenient locale localizedString(from:dateStyle:timeStyle:) longEraSymbols
    monthSymbols pmSymbol quarterSymbols setLocalizedDateFormatFromTemplate(_:)
    shortMonthSymbols shortQuarterSymbols shortStandaloneMonthSymbols
    shortStandaloneQuarterSymbols shortStandaloneWeekdaySymbols shortWeekdaySymbols
    standaloneMonthSymbols standaloneQuarterSymbols standaloneWeekdaySymbols string(for:)
    string(from:) timeStyle timeZone twoDigitStartDate veryShortMonthSymbols
    veryShortStandaloneMonthSymbols veryShortStandaloneWeekdaySymbols
    veryShortWeekdaySymbols weekdaySymbols
    """,
    "DateFormatter.Style": """
    full init(rawValue:) long medium none short
    """,
    "FileManager": """
    DirectoryEnumerationOptions DirectoryEnumerator ItemReplacementOptions
    SearchPathDirectory SearchPathDomainMask URLRelationship UnmountOptions
    VolumeEnumerationOptions attributesOfFileSystem(forPath:) attributesOfItem(atPath:)
    changeCurrentDirectoryPath(_:) componentsToDisplay(forPath:) contents(atPath:)
    contentsEqual(atPath:andPath:)
    contentsOfDirectory(at:includingPropertiesForKeys:options:)
    contentsOfDirectory(atPath:) copyItem(at:to:) copyItem(atPath:toPath:)
    createDirectory(at:withIntermediateDirectories:attributes:)
    createDirectory(atPath:withIntermediateDirectories:attributes:)
    createFile(atPath:contents:attributes:) createSymbolicLink(at:withDestinationURL:)
    createSymbolicLink(atPath:withDestinationPath:) currentDirectoryPath default delegate
    destinationOfSymbolicLink(atPath:) displayName(atPath:)
    enumerator(at:includingPropertiesForKeys:options:errorHandler:) enumerator(atPath:)
    fileExists(atPath:) fileExists(atPath:isDirectory:) fileSystemRepresentation(withPath:)
    getRelationship(_:of:in:toItemAt:) getRelationship(_:ofDirectoryAt:toItemAt:)
    homeDirectory(forUser:) homeDirectoryForCurrentUser isDeletableFile(atPath:)
    isExecutableFile(atPath:) isReadableFile(atPath:) isWritableFile(atPath:)
    linkItem(at:to:) linkItem(atPath:toPath:)
    mountedVolumeURLs(includingResourceValuesForKeys:options:) moveItem(at:to:)
    moveItem(atPath:toPath:) removeItem(at:) removeItem(atPath:)
    replaceItem(at:withItemAt:backupItemName:options:)
    replaceItemAt(_:withItemAt:backupItemName:options:) setAttributes(_:ofItemAtPath:)
    string(withFileSystemRepresentation:length:) subpaths(atPath:)
    subpathsOfDirectory(atPath:) temporaryDirectory url(for:in:appropriateFor:create:)
    urls(for:in:) withFileSystemRepresentation(for:_:)
    """,
    "Formatter": """
    Context UnitStyle copy(with:) editingString(for:) encode(with:) init(coder:)
    string(for:)
    """,
    "ISO8601DateFormatter": """
    Options copy(with:) date(from:) encode(with:) formatOptions init(coder:) string(from:)
    string(from:timeZone:formatOptions:) supportsSecureCoding timeZone
    """,
    "ISO8601DateFormatter.Options": """
    init(_:) init(arrayLiteral:) isDisjoint(with:) isEmpty isStrictSubset(of:)
    isStrictSuperset(of:) isSubset(of:) isSuperset(of:) rawValue subtract(_:)
    subtracting(_:) withColonSeparatorInTime withColonSeparatorInTimeZone
    withDashSeparatorInDate withDay withFractionalSeconds withFullDate withFullTime
    withInternetDateTime withMonth withSpaceBetweenDateAndTime withTime withTimeZone
    withWeekOfYear withYear
    """,
    "NSArray": """
    adding(_:) addingObjects(from:) componentsJoined(by:) copy(with:)
    description(withLocale:) description(withLocale:indent:) encode(with:)
    enumerateObjects(_:) enumerateObjects(at:options:using:)
    enumerateObjects(options:using:) filtered(using:) firstObject firstObjectCommon(with:)
    formatted(_:) index(of:in:) index(of:inSortedRange:options:usingComparator:)
    indexOfObject(at:options:passingTest:) indexOfObject(options:passingTest:)
    indexOfObject(passingTest:) indexOfObjectIdentical(to:) indexOfObjectIdentical(to:in:)
    indexesOfObjects(at:options:passingTest:) indexesOfObjects(options:passingTest:)
    indexesOfObjects(passingTest:) init(array:) init(array:copyItems:) init(coder:)
    init(contentsOf:) init(contentsOf:error:) init(contentsOfFile:) init(object:)
    init(objects:) init(objects:count:) isEqual(to:) lastObject mutableCopy(with:)
    object(at:) objectEnumerator() objects(at:) pathsMatchingExtensions(_:)
    reverseObjectEnumerator() sortedArray(_:context:) sortedArray(_:context:hint:)
    sortedArray(comparator:) sortedArray(options:usingComparator:) sortedArray(using:)
    sortedArrayHint subarray(with:) supportsSecureCoding write(to:) write(to:atomically:)
    write(toFile:atomically:)
    """,
    "NSAttributedString": """
    EnumerationOptions Key attribute(_:at:effectiveRange:)
    attribute(_:at:longestEffectiveRange:in:) attributedSubstring(from:)
    attributes(at:effectiveRange:) attributes(at:longestEffectiveRange:in:) copy(with:)
    encode(with:) enumerateAttribute(_:in:options:using:)
    enumerateAttributes(in:options:using:) init(attributedString:) init(coder:)
    init(string:) init(string:attributes:) isEqual(to:) length mutableCopy(with:) string
    supportsSecureCoding
    """,
    "NSAttributedString.EnumerationOptions": """
    init(_:) init(arrayLiteral:) isDisjoint(with:) isEmpty isStrictSubset(of:)
    isStrictSuperset(of:) isSubset(of:) isSuperset(of:) longestEffectiveRangeNotRequired
    rawValue reverse subtract(_:) subtracting(_:)
    """,
    "NSAttributedString.Key": """
    inflectionAlternative inflectionRule init(_:) init(rawValue:) language morphology
    rawValue
    """,
    "NSCoder": """
    DecodingFailurePolicy allowedClasses allowsKeyedCoding containsValue(forKey:)
    decodeArray(ofObjCType:count:at:) decodeBool(forKey:) decodeCInt(forKey:) decodeData()
    decodeDouble(forKey:) decodeFloat(forKey:) decodeInt32(forKey:) decodeInt64(forKey:)
    decodeInteger(forKey:) decodeObject() decodeObject(forKey:) decodeObject(of:forKey:)
    decodePoint() decodePoint(forKey:) decodePropertyList() decodePropertyList(forKey:)
    decodeRect() decodeRect(forKey:) decodeSize() decodeSize(forKey:)
    decodeValue(ofObjCType:at:) decodingFailurePolicy encode(_:) encode(_:forKey:)
    encodeArray(ofObjCType:count:at:) encodeBycopyObject(_:) encodeByrefObject(_:)
    encodeBytes(_:length:) encodeBytes(_:length:forKey:) encodeConditionalObject(_:)
    encodeConditionalObject(_:forKey:) encodePropertyList(_:) encodeRootObject(_:)
    encodeValue(ofObjCType:at:) error failWithError(_:) requiresSecureCoding systemVersion
    version(forClassName:) withDecodedUnsafeBufferPointer(forKey:body:)
    withDecodedUnsafeBytes(forKey:body:)
    """,
    "NSDecimalNumber": """
    CalculationError RoundingMode adding(_:) adding(_:withBehavior:) boolValue compare(_:)
    defaultBehavior description(withLocale:) dividing(by:) dividing(by:withBehavior:)
    doubleValue floatValue init(booleanLiteral:) init(bytes:objCType:) init(coder:)
    init(decimal:) init(floatLiteral:) init(integerLiteral:)
    init(mantissa:exponent:isNegative:) init(string:) init(string:locale:) init(value:)
    int16Value int32Value int64Value int8Value intValue maximum minimum multiplying(by:)
    multiplying(by:withBehavior:) multiplying(byPowerOf10:)
    multiplying(byPowerOf10:withBehavior:) notANumber objCType one raising(toPower:)
    raising(toPower:withBehavior:) rounding(accordingToBehavior:) subtracting(_:)
    subtracting(_:withBehavior:) uint16Value uint32Value uint64Value uint8Value uintValue
    zero
    """,
    "NSDictionary": """
    allKeys allKeys(for:) allValues copy(with:) description(withLocale:)
    description(withLocale:indent:) descriptionInStringsFileFormat encode(with:)
    enumerateKeysAndObjects(_:) enumerateKeysAndObjects(options:using:) formatted(_:)
    getObjects(_:andKeys:count:) init(coder:) init(contentsOf:) init(contentsOfFile:)
    init(dictionary:) init(dictionary:copyItems:) init(dictionaryLiteral:)
    init(object:forKey:) init(objects:forKeys:) init(objects:forKeys:count:) isEqual(to:)
    keyEnumerator() keysOfEntries(options:passingTest:) keysOfEntries(passingTest:)
    keysSortedByValue(comparator:) keysSortedByValue(options:usingComparator:)
    mutableCopy(with:) object(forKey:) objectEnumerator() objects(forKeys:notFoundMarker:)
    sharedKeySet(forKeys:) supportsSecureCoding value(forKey:) write(to:atomically:)
    write(toFile:atomically:)
    """,
    "NSError": """
    code copy(with:) domain encode(with:) helpAnchor init(coder:)
    init(domain:code:userInfo:) localizedDescription localizedFailureReason
    localizedRecoveryOptions localizedRecoverySuggestion recoveryAttempter
    setUserInfoValueProvider(forDomain:provider:) supportsSecureCoding userInfo
    userInfoValueProvider(forDomain:)
    """,
    "NSMutableAttributedString": """
    addAttribute(_:value:range:) addAttributes(_:range:) append(_:) beginEditing()
    copy(with:) deleteCharacters(in:) endEditing() init(attributedString:) init(coder:)
    init(string:) init(string:attributes:) insert(_:at:) mutableString
    removeAttribute(_:range:) replaceCharacters(in:with:) setAttributedString(_:)
    setAttributes(_:range:)
    """,
    "NSNull": """
    copy(with:) encode(with:) init(coder:) supportsSecureCoding
    """,
    "NSNumber": """
    boolValue compare(_:) decimalValue description(withLocale:) doubleValue encode(with:)
    floatValue init(booleanLiteral:) init(bytes:objCType:) init(coder:) init(floatLiteral:)
    init(integerLiteral:) init(value:) int16Value int32Value int64Value int8Value intValue
    isEqual(to:) objCType stringValue uint16Value uint32Value uint64Value uint8Value
    uintValue
    """,
    "NSObject": """
    classFallbacksForKeyedArchiver() classForCoder classForKeyedArchiver
    classForKeyedUnarchiver() copy() init() isEqual(_:) isKind(of:) isMember(of:) isProxy()
    isSubclass(of:) mutableCopy() replacementObject(for:) self() superclass
    """,
    "NSRegularExpression": """
    MatchingFlags MatchingOptions Options copy(with:) encode(with:)
    enumerateMatches(in:options:range:using:) escapedPattern(for:) escapedTemplate(for:)
    firstMatch(in:options:range:) init(coder:) init(pattern:options:)
    matches(in:options:range:) numberOfCaptureGroups numberOfMatches(in:options:range:)
    options pattern rangeOfFirstMatch(in:options:range:)
    replaceMatches(in:options:range:withTemplate:)
    replacementString(for:in:offset:template:)
    stringByReplacingMatches(in:options:range:withTemplate:) supportsSecureCoding
    """,
    "NSRegularExpression.MatchingOptions": """
    anchored init(_:) init(arrayLiteral:) isDisjoint(with:) isEmpty isStrictSubset(of:)
    isStrictSuperset(of:) isSubset(of:) isSuperset(of:) rawValue reportCompletion
    reportProgress subtract(_:) subtracting(_:) withTransparentBounds
    withoutAnchoringBounds
    """,
    "NSRegularExpression.Options": """
    allowCommentsAndWhitespace anchorsMatchLines caseInsensitive dotMatchesLineSeparators
    ignoreMetacharacters init(_:) init(arrayLiteral:) isDisjoint(with:) isEmpty
    isStrictSubset(of:) isStrictSuperset(of:) isSubset(of:) isSuperset(of:) rawValue
    subtract(_:) subtracting(_:) useUnicodeWordBoundaries useUnixLineSeparators
    """,
    "NSString": """
    CompareOptions EncodingConversionOptions EnumerationOptions
    addingPercentEncoding(withAllowedCharacters:) appending(_:) appendingPathComponent(_:)
    appendingPathExtension(_:) applyingTransform(_:reverse:) availableStringEncodings
    boolValue cString(using:) canBeConverted(to:) capitalized capitalized(with:)
    caseInsensitiveCompare(_:) character(at:) commonPrefix(with:options:) compare(_:)
    compare(_:options:) compare(_:options:range:) compare(_:options:range:locale:)
    completePath(into:caseSensitive:matchesInto:filterTypes:) components(separatedBy:)
    contains(_:) copy(with:) data(using:) data(using:allowLossyConversion:)
    decomposedStringWithCanonicalMapping decomposedStringWithCompatibilityMapping
    defaultCStringEncoding deletingLastPathComponent deletingPathExtension doubleValue
    encode(with:) enumerateLines(_:) enumerateSubstrings(in:options:using:)
    expandingTildeInPath fastestEncoding fileSystemRepresentation floatValue
    folding(options:locale:)
    getBytes(_:maxLength:usedLength:encoding:options:range:remaining:)
    getCString(_:maxLength:encoding:) getCharacters(_:range:)
    getFileSystemRepresentation(_:maxLength:) getLineStart(_:end:contentsEnd:for:)
    getParagraphStart(_:end:contentsEnd:for:) hasPrefix(_:) hasSuffix(_:)
    init(bytes:length:encoding:) init(bytesNoCopy:length:encoding:freeWhenDone:)
    init(cString:encoding:) init(characters:length:)
    init(charactersNoCopy:length:freeWhenDone:) init(coder:) init(contentsOf:encoding:)
    init(contentsOf:usedEncoding:) init(contentsOfFile:encoding:)
    init(contentsOfFile:usedEncoding:) init(data:encoding:)
    init(extendedGraphemeClusterLiteral:) init(format:_:) init(format:arguments:)
    init(format:locale:arguments:) init(string:) init(stringLiteral:)
    init(unicodeScalarLiteral:) init(utf8String:) intValue integerValue isAbsolutePath
    isEqual(to:) lastPathComponent length lengthOfBytes(using:) lineRange(for:)
    localizedCapitalized localizedCaseInsensitiveCompare(_:)
    localizedCaseInsensitiveContains(_:) localizedCompare(_:) localizedLowercase
    localizedName(of:) localizedStandardCompare(_:) localizedStandardContains(_:)
    localizedStandardRange(of:) localizedUppercase longLongValue lowercased
    lowercased(with:) maximumLengthOfBytes(using:) mutableCopy(with:)
    padding(toLength:withPad:startingAt:) paragraphRange(for:) path(withComponents:)
    pathComponents pathExtension precomposedStringWithCanonicalMapping
    precomposedStringWithCompatibilityMapping range(of:) range(of:options:)
    range(of:options:range:) range(of:options:range:locale:) rangeOfCharacter(from:)
    rangeOfCharacter(from:options:) rangeOfCharacter(from:options:range:)
    rangeOfComposedCharacterSequence(at:) rangeOfComposedCharacterSequences(for:)
    removingPercentEncoding replacingCharacters(in:with:) replacingOccurrences(of:with:)
    replacingOccurrences(of:with:options:range:) resolvingSymlinksInPath smallestEncoding
    standardizingPath stringsByAppendingPaths(_:) substring(from:) substring(to:)
    substring(with:) supportsSecureCoding trimmingCharacters(in:) uppercased
    uppercased(with:) utf8String write(to:atomically:encoding:)
    write(toFile:atomically:encoding:)
    """,
    "NSTextCheckingResult": """
    CheckingType adjustingRanges(offset:) copy(with:) encode(with:) init(coder:)
    numberOfRanges range range(at:) range(withName:) regularExpression
    regularExpressionCheckingResult(ranges:count:regularExpression:) resultType
    supportsSecureCoding
    """,
    "NSValue": """
    copy(with:) edgeInsetsValue encode(with:) getValue(_:) init(bytes:objCType:)
    init(coder:) init(edgeInsets:) init(point:) init(range:) init(rect:) init(size:)
    objCType pointValue rangeValue rectValue sizeValue supportsSecureCoding
    """,
    "Notification": """
    Name ReferenceType init(name:object:userInfo:) name object userInfo
    """,
    "NotificationCenter": """
    AsyncMessage BaseMessageIdentifier MainActorMessage MessageIdentifier ObservationToken
    addObserver(forName:object:queue:using:) addObserver(of:for:using:) default
    messages(of:for:bufferSize:) post(_:) post(_:subject:) post(name:object:userInfo:)
    removeObserver(_:) removeObserver(_:name:object:)
    """,
    "NumberFormatter": """
    PadPosition RoundingMode Style allowsFloats alwaysShowsDecimalSeparator copy(with:)
    currencyCode currencyDecimalSeparator currencyGroupingSeparator currencySymbol
    decimalSeparator exponentSymbol format formatWidth generatesDecimalNumbers
    groupingSeparator groupingSize hasThousandSeparators init(coder:)
    internationalCurrencySymbol isLenient isPartialStringValidationEnabled locale
    localizedString(from:number:) localizesFormat maximum maximumFractionDigits
    maximumIntegerDigits maximumSignificantDigits minimum minimumFractionDigits
    minimumIntegerDigits minimumSignificantDigits minusSign multiplier negativeFormat
    negativeInfinitySymbol negativePrefix negativeSuffix nilSymbol notANumberSymbol
    number(from:) numberStyle paddingCharacter paddingPosition perMillSymbol percentSymbol
    plusSign positiveFormat positiveInfinitySymbol positivePrefix positiveSuffix
    roundingBehavior roundingIncrement roundingMode secondaryGroupingSize string(for:)
    string(from:) textAttributesForNegativeInfinity textAttributesForNegativeValues
    textAttributesForNil textAttributesForNotANumber textAttributesForPositiveInfinity
    textAttributesForPositiveValues textAttributesForZero thousandSeparator
    usesGroupingSeparator usesSignificantDigits zeroSymbol
    """,
    "NumberFormatter.PadPosition": """
    afterPrefix afterSuffix beforePrefix beforeSuffix init(rawValue:)
    """,
    "NumberFormatter.RoundingMode": """
    ceiling down floor halfDown halfEven halfUp init(rawValue:) up
    """,
    "NumberFormatter.Style": """
    currency currencyAccounting currencyISOCode currencyPlural decimal init(rawValue:) none
    ordinal percent scientific spellOut
    """,
    "OperationQueue": """
    addBarrierBlock(_:) addOperation(_:) addOperations(_:waitUntilFinished:)
    cancelAllOperations() current defaultMaxConcurrentOperationCount isSuspended main
    maxConcurrentOperationCount name operationCount operations progress qualityOfService
    underlyingQueue waitUntilAllOperationsAreFinished()
    """,
    "ProcessInfo": """
    activeProcessorCount arguments environment fullUserName globallyUniqueString hostName
    isOperatingSystemAtLeast(_:) operatingSystemVersion operatingSystemVersionString
    physicalMemory processIdentifier processInfo processName processorCount systemUptime
    userName
    """,
    "RunLoop": """
    Mode acceptInput(forMode:before:) add(_:forMode:) current currentMode
    limitDate(forMode:) main perform(_:) perform(inModes:block:) remove(_:forMode:) run()
    run(mode:before:) run(until:)
    """,
    "RunLoop.Mode": """
    common default init(_:) init(rawValue:) rawValue
    """,
    "Scanner": """
    NumberRepresentation caseSensitive charactersToBeSkipped copy(with:) currentIndex
    init(string:) isAtEnd locale localizedScanner(with:) scanCharacter()
    scanCharacters(from:) scanCharacters(from:into:) scanCharactersFromSet(_:)
    scanDecimal() scanDecimal(_:) scanDouble() scanDouble(_:) scanDouble(representation:)
    scanFloat() scanFloat(_:) scanFloat(representation:) scanHexDouble() scanHexDouble(_:)
    scanHexFloat() scanHexFloat(_:) scanHexInt32() scanHexInt32(_:) scanHexInt64()
    scanHexInt64(_:) scanInt() scanInt(_:) scanInt(representation:) scanInt32()
    scanInt32(_:) scanInt32(representation:) scanInt64() scanInt64(_:)
    scanInt64(representation:) scanLocation scanString(_:) scanString(_:into:) scanUInt64()
    scanUInt64(representation:) scanUnsignedLongLong(_:) scanUpTo(_:into:)
    scanUpToCharacters(from:) scanUpToCharacters(from:into:) scanUpToCharactersFromSet(_:)
    scanUpToString(_:) string
    """,
    "Thread": """
    callStackReturnAddresses callStackSymbols cancel() current detachNewThread(_:) exit()
    init(block:) isCancelled isExecuting isFinished isMainThread isMultiThreaded() main()
    mainThread name qualityOfService sleep(forTimeInterval:) sleep(until:) stackSize
    start() threadDictionary
    """,
    "Timer": """
    fire() fireDate init(fire:interval:repeats:block:) init(timeInterval:repeats:block:)
    invalidate() isValid scheduledTimer(withTimeInterval:repeats:block:) timeInterval
    tolerance userInfo
    """,
    "UserDefaults": """
    addSuite(named:) argumentDomain array(forKey:) bool(forKey:) data(forKey:)
    dictionary(forKey:) dictionaryRepresentation() didChangeNotification double(forKey:)
    float(forKey:) globalDomain init(suiteName:) integer(forKey:) object(forKey:)
    objectIsForced(forKey:) objectIsForced(forKey:inDomain:) persistentDomain(forName:)
    register(defaults:) registrationDomain removeObject(forKey:)
    removePersistentDomain(forName:) removeSuite(named:) removeVolatileDomain(forName:)
    resetStandardUserDefaults() set(_:forKey:) setPersistentDomain(_:forName:)
    setVolatileDomain(_:forName:) standard string(forKey:) stringArray(forKey:)
    synchronize() url(forKey:) volatileDomain(forName:) volatileDomainNames
    """,
  ]
}
