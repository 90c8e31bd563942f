/// The types and functions that Swift, its concurrency library, Foundation and Dispatch have, as the
/// toolchain's symbol graph lists them.
enum RealNames {
  static let all = """
    Actor AdditiveArithmetic AffineTransform AlignmentOptions AnyActor
    AnyBidirectionalCollection AnyClass AnyCollection AnyHashable AnyIndex AnyIterator
    AnyKeyPath AnyObject AnyRandomAccessCollection AnyRegexOutput AnySequence Array
    ArrayLiteralConvertible ArraySlice AsyncCompactMapSequence AsyncDropFirstSequence
    AsyncDropWhileSequence AsyncFilterSequence AsyncFlatMapSequence AsyncIteratorProtocol
    AsyncMapSequence AsyncPrefixSequence AsyncPrefixWhileSequence AsyncSequence AsyncStream
    AsyncThrowingCompactMapSequence AsyncThrowingDropWhileSequence
    AsyncThrowingFilterSequence AsyncThrowingFlatMapSequence AsyncThrowingMapSequence
    AsyncThrowingPrefixWhileSequence AsyncThrowingStream AttributeContainer
    AttributeDynamicLookup AttributeScope AttributeScopeCodableConfiguration AttributeScopes
    AttributedString AttributedStringAttributeMutation AttributedStringKey
    AttributedStringProtocol AttributedSubstring BidirectionalCollection
    BidirectionalIndexable BidirectionalSlice BinaryFloatingPoint BinaryInteger
    BitwiseCopyable BlockOperation Bool BooleanLiteralConvertible BooleanLiteralType Bundle
    ByteCountFormatter CBool CChar CChar16 CChar32 CChar8 CDouble CFloat CFloat16 CGFloat
    CGPoint CGRect CGRectEdge CGSize CInt CLong CLongDouble CLongLong CShort CSignedChar
    CUnsignedChar CUnsignedInt CUnsignedLong CUnsignedLongLong CUnsignedShort CVaListPointer
    CVarArg CWideChar Calendar CancellationError CaseIterable Character CharacterSet
    CheckedContinuation Clock ClosedRange ClosedRangeIndex CocoaError Codable
    CodableAttributedStringKey CodableConfiguration CodableWithConfiguration CodingKey
    CodingKeyRepresentable CodingUserInfoKey Collection CollectionDifference CollectionOfOne
    CommandLine Comparable ComparableComparator Comparator ComparisonResult ConcurrentValue
    ContiguousArray ContiguousBytes ContinuousClock Copyable CountableClosedRange
    CountablePartialRangeFrom CountableRange CustomConsumingRegexComponent
    CustomDebugStringConvertible CustomLeafReflectable CustomNSError
    CustomPlaygroundDisplayConvertible CustomPlaygroundQuickLookable CustomReflectable
    CustomStringConvertible Data DataProtocol Date DateComponents DateFormatter DateInterval
    DateIntervalFormatter Decimal Decodable DecodableAttributedStringKey
    DecodableWithConfiguration Decoder DecodingConfigurationProviding DecodingError
    DefaultBidirectionalIndices DefaultIndices DefaultRandomAccessIndices
    DefaultStringInterpolation Dictionary DictionaryIndex DictionaryIterator
    DictionaryLiteral DictionaryLiteralConvertible Dimension DiscardingTaskGroup
    DiscontiguousAttributedSubstring DiscontiguousSlice DiscreteFormatStyle DispatchData
    DispatchDataIterator DispatchGroup DispatchIO DispatchObject DispatchPredicate
    DispatchQoS DispatchQueue DispatchSemaphore DispatchSource DispatchSourceProtocol
    DispatchSourceRead DispatchSourceSignal DispatchSourceTimer DispatchSourceWrite
    DispatchSpecificKey DispatchTime DispatchTimeInterval DispatchTimeoutResult
    DispatchWallTime DispatchWorkItem DispatchWorkItemFlags Double DropFirstSequence
    DropWhileSequence Duration DurationProtocol EmptyCollection EmptyIterator Encodable
    EncodableAttributedStringKey EncodableWithConfiguration Encoder
    EncodingConfigurationProviding EncodingError EnergyFormatter EnumeratedIterator
    EnumeratedSequence Equatable Error Escapable Executor ExecutorJob
    ExpressibleByArrayLiteral ExpressibleByBooleanLiteral ExpressibleByDictionaryLiteral
    ExpressibleByExtendedGraphemeClusterLiteral ExpressibleByFloatLiteral
    ExpressibleByIntegerLiteral ExpressibleByNilLiteral ExpressibleByStringInterpolation
    ExpressibleByStringLiteral ExpressibleByUnicodeScalarLiteral Expression
    ExtendedGraphemeClusterLiteralConvertible ExtendedGraphemeClusterType FileAttributeKey
    FileAttributeType FileHandle FileManager FileManagerDelegate FileProtectionType
    FixedWidthInteger FlattenBidirectionalCollection FlattenBidirectionalCollectionIndex
    FlattenCollection FlattenCollectionIndex FlattenSequence Float Float16 Float32 Float64
    Float80 FloatLiteralConvertible FloatLiteralType FloatingPoint
    FloatingPointClassification FloatingPointRoundingRule FloatingPointSign FormatStyle
    Formatter GlobalActor Hashable Hasher Host ISO8601DateFormatter Identifiable IndexPath
    IndexSet Indexable IndexableBase IndexingIterator InflectionRule InlineArray InputStream
    InstantProtocol Int Int128 Int16 Int32 Int64 Int8 IntegerLiteralConvertible
    IntegerLiteralType IteratorOverOne IteratorProtocol IteratorSequence JSONDecoder
    JSONEncoder JSONSerialization Job JobPriority JoinedIterator JoinedSequence KeyPath
    KeyValuePairs KeyedDecodingContainer KeyedDecodingContainerProtocol
    KeyedEncodingContainer KeyedEncodingContainerProtocol LazyBidirectionalCollection
    LazyCollection LazyCollectionProtocol LazyDropWhileBidirectionalCollection
    LazyDropWhileCollection LazyDropWhileIndex LazyDropWhileIterator LazyDropWhileSequence
    LazyFilterBidirectionalCollection LazyFilterCollection LazyFilterIndex
    LazyFilterIterator LazyFilterSequence LazyMapBidirectionalCollection LazyMapCollection
    LazyMapIterator LazyMapRandomAccessCollection LazyMapSequence
    LazyPrefixWhileBidirectionalCollection LazyPrefixWhileCollection LazyPrefixWhileIndex
    LazyPrefixWhileIterator LazyPrefixWhileSequence LazyRandomAccessCollection LazySequence
    LazySequenceProtocol LengthFormatter Locale LocalizedError LosslessStringConvertible
    MainActor ManagedBuffer ManagedBufferPointer MarkdownDecodableAttributedStringKey
    MassFormatter Measurement MemoryLayout Mirror MirrorPath Morphology
    MutableBidirectionalSlice MutableCollection MutableDataProtocol MutableIndexable
    MutableRandomAccessSlice MutableRangeReplaceableBidirectionalSlice
    MutableRangeReplaceableRandomAccessSlice MutableRangeReplaceableSlice MutableRawSpan
    MutableSlice MutableSpan NSAffineTransform NSAffineTransformStruct NSArray
    NSAttributedString NSBinarySearchingOptions NSCache NSCacheDelegate NSCalendar
    NSCharacterSet NSClassFromString NSCocoaErrorDomain NSCoder NSCoderReadCorruptError
    NSCoderValueNotFoundError NSCoding NSComparisonPredicate NSCompoundPredicate NSCondition
    NSConditionLock NSContainsRect NSCopying NSCountedSet NSData NSDate
    NSDateComponentUndefined NSDateComponents NSDateInterval NSDebugDescriptionErrorKey
    NSDecimalAdd NSDecimalCompact NSDecimalCompare NSDecimalCopy NSDecimalDivide
    NSDecimalIsNotANumber NSDecimalMaxSize NSDecimalMultiply NSDecimalMultiplyByPowerOf10
    NSDecimalNoScale NSDecimalNormalize NSDecimalNumber NSDecimalNumberBehaviors
    NSDecimalNumberHandler NSDecimalPower NSDecimalRound NSDecimalString NSDecimalSubtract
    NSDictionary NSDivideRect NSEdgeInsets NSEdgeInsetsEqual NSEdgeInsetsMake
    NSEdgeInsetsZero NSEnumerationOptions NSEnumerator NSEqualPoints NSEqualRanges
    NSEqualRects NSEqualSizes NSError NSErrorDomain NSExceptionName
    NSExecutableArchitectureMismatchError NSExecutableLinkError NSExecutableLoadError
    NSExecutableNotLoadableError NSExecutableRuntimeMismatchError NSExpression
    NSFeatureUnsupportedError NSFileHandleNotificationDataItem
    NSFileHandleNotificationFileHandleItem NSFileLockingError NSFileManagerUnmountBusyError
    NSFileManagerUnmountUnknownError NSFileNoSuchFileError NSFilePathErrorKey
    NSFileReadCorruptFileError NSFileReadInapplicableStringEncodingError
    NSFileReadInvalidFileNameError NSFileReadNoPermissionError NSFileReadNoSuchFileError
    NSFileReadTooLargeError NSFileReadUnknownError NSFileReadUnknownStringEncodingError
    NSFileReadUnsupportedSchemeError NSFileWriteFileExistsError
    NSFileWriteInapplicableStringEncodingError NSFileWriteInvalidFileNameError
    NSFileWriteNoPermissionError NSFileWriteOutOfSpaceError NSFileWriteUnknownError
    NSFileWriteUnsupportedSchemeError NSFileWriteVolumeReadOnlyError NSFormattingError
    NSFullUserName NSGetSizeAndAlignment NSHeight NSHelpAnchorErrorKey NSHomeDirectory
    NSHomeDirectoryForUser NSIndexPath NSIndexSet NSIndexSetIterator NSInsetRect
    NSIntegralRect NSIntegralRectWithOptions NSIntersectionRange NSIntersectionRect
    NSIntersectsRect NSIsEmptyRect NSKeyValueValidationError NSKeyedArchiveRootObjectKey
    NSKeyedArchiver NSKeyedArchiverDelegate NSKeyedUnarchiver NSKeyedUnarchiverDelegate
    NSLocale NSLocalizedDescriptionKey NSLocalizedFailureReasonErrorKey
    NSLocalizedRecoveryOptionsErrorKey NSLocalizedRecoverySuggestionErrorKey
    NSLocalizedString NSLocationInRange NSLock NSLocking NSLog NSLogv NSMachErrorDomain
    NSMakePoint NSMakeRange NSMakeRect NSMakeSize NSMaxRange NSMaxX NSMaxY NSMeasurement
    NSMidX NSMidY NSMinX NSMinY NSMouseInRect NSMutableArray NSMutableAttributedString
    NSMutableCharacterSet NSMutableCopying NSMutableData NSMutableDictionary
    NSMutableIndexSet NSMutableOrderedSet NSMutableSet NSMutableString NSNotFound
    NSNotification NSNull NSNumber NSOSStatusErrorDomain NSObject NSObjectProtocol
    NSOffsetRect NSOrderedSet NSOrthography NSPOSIXErrorDomain NSPageSize
    NSPersonNameComponentDelimiter NSPersonNameComponentFamilyName
    NSPersonNameComponentGivenName NSPersonNameComponentKey NSPersonNameComponentMiddleName
    NSPersonNameComponentNickname NSPersonNameComponentPrefix NSPersonNameComponentSuffix
    NSPersonNameComponents NSPoint NSPointArray NSPointFromCGPoint NSPointFromString
    NSPointInRect NSPointPointer NSPointToCGPoint NSPredicate NSPropertyListReadCorruptError
    NSPropertyListReadStreamError NSPropertyListReadUnknownVersionError
    NSPropertyListWriteInvalidError NSPropertyListWriteStreamError NSRange NSRangeFromString
    NSRangePointer NSRecoveryAttempterErrorKey NSRect NSRectArray NSRectEdge
    NSRectFromCGRect NSRectFromString NSRectPointer NSRectToCGRect NSRecursiveLock
    NSRegularExpression NSRoundDownToMultipleOfPageSize NSRoundUpToMultipleOfPageSize
    NSSearchPathForDirectoriesInDomains NSSecureCoding NSSet NSSize NSSizeArray
    NSSizeFromCGSize NSSizeFromString NSSizePointer NSSizeToCGSize NSSortDescriptor
    NSSortOptions NSStreamSOCKSErrorDomain NSStreamSocketSSLErrorDomain NSString
    NSStringEncodingErrorKey NSStringFromClass NSStringFromPoint NSStringFromRange
    NSStringFromRect NSStringFromSize NSStringToDecimal NSTemporaryDirectory
    NSTextCheckingKey NSTextCheckingResult NSTimeIntervalSince1970 NSTimeZone NSURL
    NSURLComponents NSURLErrorAppTransportSecurityRequiresSecureConnection
    NSURLErrorBackgroundSessionInUseByAnotherProcess
    NSURLErrorBackgroundSessionRequiresSharedContainer
    NSURLErrorBackgroundSessionWasDisconnected NSURLErrorBackgroundTaskCancelledReasonKey
    NSURLErrorBadServerResponse NSURLErrorBadURL NSURLErrorCallIsActive NSURLErrorCancelled
    NSURLErrorCancelledReasonBackgroundUpdatesDisabled
    NSURLErrorCancelledReasonInsufficientSystemResources
    NSURLErrorCancelledReasonUserForceQuitApplication NSURLErrorCannotCloseFile
    NSURLErrorCannotConnectToHost NSURLErrorCannotCreateFile
    NSURLErrorCannotDecodeContentData NSURLErrorCannotDecodeRawData NSURLErrorCannotFindHost
    NSURLErrorCannotLoadFromNetwork NSURLErrorCannotMoveFile NSURLErrorCannotOpenFile
    NSURLErrorCannotParseResponse NSURLErrorCannotRemoveFile NSURLErrorCannotWriteToFile
    NSURLErrorClientCertificateRejected NSURLErrorClientCertificateRequired
    NSURLErrorDNSLookupFailed NSURLErrorDataLengthExceedsMaximum NSURLErrorDataNotAllowed
    NSURLErrorDomain NSURLErrorDownloadDecodingFailedMidStream
    NSURLErrorDownloadDecodingFailedToComplete NSURLErrorFailingURLErrorKey
    NSURLErrorFailingURLPeerTrustErrorKey NSURLErrorFailingURLStringErrorKey
    NSURLErrorFileDoesNotExist NSURLErrorFileIsDirectory NSURLErrorHTTPTooManyRedirects
    NSURLErrorInternationalRoamingOff NSURLErrorKey NSURLErrorNetworkConnectionLost
    NSURLErrorNoPermissionsToReadFile NSURLErrorNotConnectedToInternet
    NSURLErrorRedirectToNonExistentLocation NSURLErrorRequestBodyStreamExhausted
    NSURLErrorResourceUnavailable NSURLErrorSecureConnectionFailed
    NSURLErrorServerCertificateHasBadDate NSURLErrorServerCertificateHasUnknownRoot
    NSURLErrorServerCertificateNotYetValid NSURLErrorServerCertificateUntrusted
    NSURLErrorTimedOut NSURLErrorUnknown NSURLErrorUnsupportedURL
    NSURLErrorUserAuthenticationRequired NSURLErrorUserCancelledAuthentication
    NSURLErrorZeroByteResource NSURLQueryItem NSUUID
    NSUbiquitousFileNotUploadedDueToQuotaError NSUbiquitousFileUbiquityServerNotAvailable
    NSUbiquitousFileUnavailableError NSUnderlyingErrorKey NSUnionRange NSUnionRect
    NSUserActivityConnectionUnavailableError NSUserActivityHandoffFailedError
    NSUserActivityHandoffUserInfoTooLargeError NSUserActivityRemoteApplicationTimedOutError
    NSUserCancelledError NSUserName NSValue NSWidth NSXPCConnectionInterrupted
    NSXPCConnectionInvalid NSXPCConnectionReplyInvalid NSZeroPoint NSZeroRect NSZeroSize
    NSZone Never NilLiteralConvertible Notification NotificationCenter NotificationQueue
    NumberFormatter Numeric ObjCBool ObjectIdentifier OpaquePointer OperatingSystemVersion
    Operation OperationQueue OptionSet Optional OutputRawSpan OutputSpan OutputStream
    POSIXError ParseStrategy ParseableFormatStyle PartialAsyncTask PartialKeyPath
    PartialRangeFrom PartialRangeThrough PartialRangeUpTo PersonNameComponents
    PersonNameComponentsFormatter Pipe PlaygroundQuickLook Port PortDelegate PortMessage
    Predicate PredicateBindings PredicateError PredicateExpression PredicateExpressions
    PrefixSequence Process ProcessInfo Progress ProgressKind ProgressReporting
    ProgressUserInfoKey PropertyListDecoder PropertyListEncoder PropertyListSerialization
    QualityOfService RandomAccessCollection RandomAccessIndexable RandomAccessSlice
    RandomNumberGenerator Range RangeExpression RangeReplaceableBidirectionalSlice
    RangeReplaceableCollection RangeReplaceableIndexable RangeReplaceableRandomAccessSlice
    RangeReplaceableSlice RangeSet RawRepresentable RawSpan RecoverableError
    ReferenceConvertible ReferenceWritableKeyPath Regex RegexComponent
    RegexRepetitionBehavior RegexSemanticLevel RegexWordBoundaryKind Repeated Result
    ReversedCollection ReversedIndex ReversedRandomAccessCollection RunLoop SIMD SIMD16
    SIMD2 SIMD3 SIMD32 SIMD4 SIMD64 SIMD8 SIMDMask SIMDScalar SIMDStorage Scanner
    ScopedAttributeContainer Sendable SendableMetatype Sequence SerialExecutor Set
    SetAlgebra SetIndex SetIterator SignedInteger SignedNumeric SingleValueDecodingContainer
    SingleValueEncodingContainer Slice SocketNativeHandle SocketPort SortComparator
    SortOrder Span StandardPredicateExpression StaticBigInt StaticString Stream
    StreamDelegate StreamNetworkServiceTypeValue StreamSOCKSProxyConfiguration
    StreamSOCKSProxyVersion StreamSocketSecurityLevel StrideThrough StrideThroughIterator
    StrideTo StrideToIterator Strideable String StringInterpolationConvertible
    StringInterpolationProtocol StringLiteralConvertible StringLiteralType StringProtocol
    StringTransform Substring SuspendingClock SystemRandomNumberGenerator Task TaskExecutor
    TaskGroup TaskLocal TaskPriority TextOutputStream TextOutputStreamable Thread
    ThrowingDiscardingTaskGroup ThrowingTaskGroup TimeInterval TimeZone Timer UInt UInt128
    UInt16 UInt32 UInt64 UInt8 URL URLComponents URLError URLFileResourceType URLQueryItem
    URLResourceKey URLResourceValues UTF16 UTF32 UTF8 UTF8Span UUID UnboundedRange
    UnboundedRange_ UnfoldFirstSequence UnfoldSequence Unicode UnicodeCodec
    UnicodeDecodingResult UnicodeScalar UnicodeScalarLiteralConvertible UnicodeScalarType
    Unit UnitAcceleration UnitAngle UnitArea UnitConcentrationMass UnitConverter
    UnitConverterLinear UnitDispersion UnitDuration UnitElectricCharge UnitElectricCurrent
    UnitElectricPotentialDifference UnitElectricResistance UnitEnergy UnitFrequency
    UnitFuelEfficiency UnitIlluminance UnitInformationStorage UnitLength UnitMass UnitPower
    UnitPressure UnitSpeed UnitTemperature UnitVolume UnkeyedDecodingContainer
    UnkeyedEncodingContainer Unmanaged UnownedJob UnownedSerialExecutor UnownedTaskExecutor
    UnsafeBufferPointer UnsafeBufferPointerIterator UnsafeConcurrentValue UnsafeContinuation
    UnsafeCurrentTask UnsafeMutableBufferPointer UnsafeMutablePointer
    UnsafeMutableRawBufferPointer UnsafeMutableRawBufferPointerIterator
    UnsafeMutableRawPointer UnsafePointer UnsafeRawBufferPointer
    UnsafeRawBufferPointerIterator UnsafeRawPointer UnsafeSendable
    UnsafeThrowingContinuation UnsignedInteger UserDefaults Void WritableKeyPath
    Zip2Iterator Zip2Sequence abs acos acosh all any asin asinh assert assertionFailure
    async asyncDetached atan atan2 atanh cbrt copysign cos cosh debugPrint detach
    dispatchMain dispatchPrecondition dump erf erfc exchange exp exp2 expm1 extendLifetime
    extractIsolation fatalError fdim fmax fmin frexp globalConcurrentExecutor hypot ilogb
    isKnownUniquelyReferenced j0 j1 jn ldexp lgamma log log10 log1p log2 logb max min modf
    nan nearbyint nextafter numericCast pointwiseMax pointwiseMin pow precondition
    preconditionFailure print readLine remquo repeatElement rint scalbn sequence sin sinh
    stride swap swift_unboxFromSwiftValueWithType tan tanh tgamma transcode type unichar
    unsafeBitCast unsafeDowncast uuid_string_t uuid_t withCheckedContinuation
    withCheckedThrowingContinuation withDiscardingTaskGroup withExtendedLifetime
    withTaskCancellationHandler withTaskExecutorPreference withTaskGroup
    withTaskPriorityEscalationHandler withThrowingDiscardingTaskGroup withThrowingTaskGroup
    withUnsafeBytes withUnsafeContinuation withUnsafeCurrentTask withUnsafeMutableBytes
    withUnsafeMutablePointer withUnsafePointer withUnsafeTemporaryAllocation
    withUnsafeThrowingContinuation withVaList withoutActuallyEscaping y0 y1 yn zip
    """

  /// What Apple's Foundation has and Linux's leaves out; written from memory of Apple's pages.
  static let apples = """
    DateComponentsFormatter DateIntervalFormatter EnergyFormatter LengthFormatter ListFormatter
    MassFormatter MeasurementFormatter NSDataDetector NSFileCoordinator NSFilePresenter
    NSFileVersion NSItemProvider NSLinguisticTagger NSMetadataItem NSMetadataQuery
    NSUbiquitousKeyValueStore NSUserActivity PersonNameComponentsFormatter
    RelativeDateTimeFormatter ValueTransformer
    """

  /// What an app finds in Foundation for the network; on Linux it is a module of its own.
  static let networking = """
    CachedURLResponse HTTPCookie HTTPCookieStorage HTTPURLResponse URLAuthenticationChallenge
    URLCache URLCredential URLCredentialStorage URLProtectionSpace URLProtocol
    URLProtocolClient URLRequest URLResponse URLSession URLSessionConfiguration
    URLSessionDataDelegate URLSessionDataTask URLSessionDelegate URLSessionDownloadDelegate
    URLSessionDownloadTask URLSessionStreamTask URLSessionTask URLSessionTaskDelegate
    URLSessionTaskMetrics URLSessionUploadTask URLSessionWebSocketDelegate
    URLSessionWebSocketTask
    """
}
