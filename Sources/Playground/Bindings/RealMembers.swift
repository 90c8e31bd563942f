/// Members of the real UIKit that scripts do not have.
///
/// What we lack must not pass for a mistake of the learner's: where a name is one of these, it is said
/// to be missing here. From Apple's public documentation, and what the engine has for compiled code
/// alone (`unbound.txt`).
enum RealMembers {
  /// Full names by the type that has them.
  static let names = layersToLists.merging(navigationToWindows) { first, _ in first }

  private static let layersToLists: [String: String] = [
    "Bundle": """
    bundleIdentifier bundlePath bundleURL infoDictionary loadNibNamed(_:owner:options:)
    localizedString(forKey:value:table:) object(forInfoDictionaryKey:)
    path(forResource:ofType:) preferredLocalizations url(forResource:withExtension:)
    """,
    "CAAnimation": """
    run(forKey:object:arguments:)
    """,
    "CALayer": """
    autoreverses backgroundFilters compositingFilter contentsAreFlipped() contentsFormat
    convert(_:from:) convert(_:to:) defaultAction(forKey:) defaultValue(forKey:)
    displayIfNeeded() draw(in:) duration edgeAntialiasingMask fillMode filters hitTest(_:)
    isOpaque magnificationFilter minificationFilter modelLayer needsDisplay(forKey:)
    preferredDynamicRange preferredFrameSize() render(in:) repeatCount repeatDuration
    scrollRectToVisible(_:) style toneMapMode visibleRect
    """,
    "NSCoder": """
    cgPoint(for:) cgRect(for:) cgSize(for:) string(for:) uiEdgeInsets(for:)
    """,
    "NSCollectionLayoutAnchor": """
    copy(with:)
    """,
    "NSCollectionLayoutDimension": """
    copy(with:)
    """,
    "NSCollectionLayoutEdgeSpacing": """
    copy(with:)
    """,
    "NSCollectionLayoutGroup": """
    visualDescription()
    """,
    "NSCollectionLayoutGroupCustomItem": """
    copy(with:)
    """,
    "NSCollectionLayoutItem": """
    copy(with:)
    """,
    "NSCollectionLayoutSection": """
    copy(with:) orthogonalScrollingProperties
    """,
    "NSCollectionLayoutSize": """
    copy(with:)
    """,
    "NSCollectionLayoutSpacing": """
    copy(with:)
    """,
    "NSDiffableDataSourceSectionSnapshot": """
    visualDescription()
    """,
    "NSLayoutConstraint": """
    awakeFromNib() prepareForInterfaceBuilder()
    """,
    "NSNull": """
    run(forKey:object:arguments:)
    """,
    "NSObject": """
    description()
    """,
    "NSParagraphStyle": """
    copy(with:) mutableCopy(with:)
    """,
    "UIAccessibility": """
    convertToScreenCoordinates(_:in:)
    """,
    "UIAction": """
    repeatBehavior selectedImage
    """,
    "UIAlertController": """
    severity
    """,
    "UIApplication": """
    alternateIconName backgroundTimeRemaining beginBackgroundTask(expirationHandler:)
    beginBackgroundTask(withName:expirationHandler:) beginIgnoringInteractionEvents()
    endBackgroundTask(_:) endIgnoringInteractionEvents() isNetworkActivityIndicatorVisible
    isProtectedDataAvailable isRegisteredForRemoteNotifications isStatusBarHidden
    open(_:options:completionHandler:) openSessions registerForRemoteNotifications()
    requestSceneSessionActivation(_:userActivity:options:errorHandler:) sendEvent(_:)
    setAlternateIconName(_:completionHandler:) shortcutItems statusBarFrame
    statusBarOrientation supportsAlternateIcons supportsMultipleScenes
    userInterfaceLayoutDirection
    """,
    "UIApplicationDelegate": """
    window
    """,
    "UIBackgroundConfiguration": """
    backgroundColorTransformer edgesAddingLayoutMarginsToBackgroundInsets imageContentMode
    resolvedBackgroundColor(for:) resolvedStrokeColor(for:) shadowProperties
    strokeColorTransformer strokeOutset
    """,
    "UIBarButtonItem": """
    addSymbolEffect(_:) appearance() appearance(whenContainedInInstancesOf:) badge buttonGroup
    changesSelectionAsPrimaryAction creatingFixedGroup()
    creatingMovableGroup(customizationIdentifier:)
    creatingOptionalGroup(customizationIdentifier:) hidesSharedBackground identifier
    isSelected isSpringLoaded isSymbolAnimationEnabled menuRepresentation possibleTitles
    preferredMenuElementOrder setBackButtonBackgroundImage(_:for:barMetrics:)
    setBackgroundImage(_:for:barMetrics:) setSymbolImage(_:contentTransition:)
    setTitlePositionAdjustment(_:for:) sharesBackground
    """,
    "UIBezierPath": """
    fill(with:alpha:) getLineDash(_:count:phase:) setLineDash(_:count:phase:)
    stroke(with:alpha:)
    """,
    "UIButton": """
    behavioralStyle currentPreferredSymbolConfiguration isHeld isHovered
    isPointerInteractionEnabled preferredBehavioralStyle preferredMenuElementOrder
    preferredSymbolConfigurationForImage(in:) reversesTitleShadowWhenHighlighted role
    setPreferredSymbolConfiguration(_:forImageIn:) subtitleLabel
    """,
    "UIButton.Configuration": """
    activityIndicatorColorTransformer imageColorTransformer
    imageReservation indicator indicatorColorTransformer macIdiomStyle
    preferredSymbolConfigurationForImage subtitleLineBreakMode
    symbolContentTransition
    """,
    "UICellAccessory": """
    accessoryType checkmark(displayed:options:) customView(configuration:)
    delete(displayed:options:actionHandler:) detail(displayed:options:actionHandler:)
    disclosureIndicator(displayed:options:) insert(displayed:options:actionHandler:)
    label(text:displayed:options:) multiselect(displayed:options:)
    outlineDisclosure(displayed:options:actionHandler:) reorder(displayed:options:)
    """,
    "UICellAccessory.OutlineDisclosureOptions": """
    init(style:isHidden:reservedLayoutWidth:tintColor:) reservedLayoutWidth
    """,
    "UICellConfigurationState": """
    subscript(_:)
    """,
    "UICollectionView": """
    allowsFocus allowsMultipleSelectionDuringEditing allowsSelectionDuringEditing
    beginInteractiveMovementForItem(at:) cancelInteractiveMovement()
    cancelInteractiveTransition() contextMenuInteraction deleteSections(_:)
    dequeueConfiguredReusableCell(using:for:item:)
    dequeueConfiguredReusableSupplementary(using:for:) dragDelegate dragInteractionEnabled
    dropDelegate endInteractiveMovement() finishInteractiveTransition() hasActiveDrag
    hasActiveDrop hasUncommittedUpdates insertSections(_:) isEditing isPrefetchingEnabled
    isSpringLoaded performPrimaryActionForItem(at:) prefetchDataSource reloadSections(_:)
    remembersLastFocusedIndexPath reorderingCadence selectionFollowsFocus
    selfSizingInvalidation startInteractiveTransition(to:completion:)
    updateInteractiveMovementTargetPosition(_:)
    """,
    "UICollectionViewCell": """
    dragStateDidChange(_:)
    """,
    "UICollectionViewCompositionalLayoutConfiguration": """
    copy(with:)
    """,
    "UICollectionViewController": """
    scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
    """,
    "UICollectionViewDataSource": """
    collectionView numberOfSections
    """,
    "UICollectionViewDelegate": """
    collectionView
    """,
    "UICollectionViewDelegateFlowLayout": """
    collectionView
    """,
    "UICollectionViewDiffableDataSource": """
    sectionSnapshotHandlers
    """,
    "UICollectionViewFlowLayout": """
    invalidationContextClass
    """,
    "UICollectionViewLayout": """
    developmentLayoutDirection
    finalLayoutAttributesForDisappearingDecorationElement(ofKind:at:)
    finalLayoutAttributesForDisappearingItem(at:)
    finalLayoutAttributesForDisappearingSupplementaryElement(ofKind:at:)
    finalizeAnimatedBoundsChange() flipsHorizontallyInOppositeLayoutDirection
    indexPathsToDeleteForDecorationView(ofKind:)
    indexPathsToDeleteForSupplementaryView(ofKind:)
    indexPathsToInsertForDecorationView(ofKind:)
    indexPathsToInsertForSupplementaryView(ofKind:)
    initialLayoutAttributesForAppearingDecorationElement(ofKind:at:)
    initialLayoutAttributesForAppearingItem(at:)
    initialLayoutAttributesForAppearingSupplementaryElement(ofKind:at:)
    invalidationContext(forInteractivelyMovingItems:withTargetPosition:previousIndexPaths:previousPosition:)
    invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)
    invalidationContextClass
    invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths:previousIndexPaths:movementCancelled:)
    layoutAttributesForDecorationView(ofKind:at:)
    layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:)
    prepare(forAnimatedBoundsChange:) register(_:forDecorationViewOfKind:)
    shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)
    targetContentOffset(forProposedContentOffset:)
    targetIndexPath(forInteractivelyMovingItem:withPosition:)
    """,
    "UIColor": """
    accessibilityName ciColor init(ciColor:) init(named:in:compatibleWith:)
    init(patternImage:) prominence standardDynamicRange withProminence(_:)
    """,
    "UIConfigurationState": """
    subscript(_:) traitCollection
    """,
    "UIContentSizeCategory": """
    didChangeNotification newValueUserInfoKey
    """,
    "UIContextualAction": """
    handler
    """,
    "UIControl": """
    actions(forTarget:forControlEvent:) allTargets contextMenuInteraction
    enumerateEventHandlers(_:) isContextMenuInteractionEnabled isSymbolAnimationEnabled
    menuAttachmentPoint(for:) performPrimaryAction() toolTip toolTipInteraction
    """,
    "UIControl.State": """
    application
    """,
    "UIDatePicker": """
    calendar datePickerStyle locale roundsToMinuteInterval timeZone
    """,
    "UIDevice": """
    batteryLevel batteryState beginGeneratingDeviceOrientationNotifications()
    endGeneratingDeviceOrientationNotifications() identifierForVendor
    isBatteryMonitoringEnabled isGeneratingDeviceOrientationNotifications
    isMultitaskingSupported isProximityMonitoringEnabled localizedModel playInputClick()
    proximityState
    """,
    "UIEvent": """
    buttonMask coalescedTouches(for:) modifierFlags predictedTouches(for:) subtype timestamp
    """,
    "UIFont": """
    capHeight familyNames fontDescriptor fontNames(forFamilyName:) init(descriptor:size:)
    leading monospacedSystemFont(ofSize:weight:) preferredFont(forTextStyle:compatibleWith:)
    systemFont(ofSize:weight:width:) xHeight
    """,
    "UIFontMetrics": """
    scaledFont(for:compatibleWith:) scaledFont(for:maximumPointSize:compatibleWith:)
    scaledValue(for:compatibleWith:)
    """,
    "UIGestureRecognizer": """
    allowedPressTypes allowedTouchTypes buttonMask canBePrevented(by:) canPrevent(_:)
    ignore(_:for:) modifierFlags requiresExclusiveTouchType reset() touchesBegan(_:with:)
    touchesCancelled(_:with:) touchesEnded(_:with:) touchesMoved(_:with:)
    """,
    "UIGestureRecognizerDelegate": """
    gestureRecognizer(_:shouldReceive:)
    gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
    """,
    "UIImage": """
    alignmentRectInsets animatedImage(with:duration:) baselineOffsetFromBottom ciImage
    configuration draw(at:) draw(in:) duration flipsForRightToLeftLayoutDirection hasBaseline
    heicData() imageAsset imageFlippedForRightToLeftLayoutDirection() imageWithoutBaseline()
    images init(contentsOfFile:) init(data:) init(data:scale:) init(named:in:compatibleWith:)
    jpegData(compressionQuality:) pngData() preparingForDisplay() preparingThumbnail(of:)
    stretchableImage(withLeftCapWidth:topCapHeight:) symbolConfiguration traitCollection
    withBaselineOffset(fromBottom:) withHorizontallyFlippedOrientation()
    """,
    "UIImageView": """
    addSymbolEffect(_:) adjustsImageSizeForAccessibilityContentSizeCategory
    adjustsImageWhenAncestorFocused highlightedAnimationImages masksFocusEffectToContents
    overlayContentView preferredImageDynamicRange removeAllSymbolEffects()
    setSymbolImage(_:contentTransition:)
    """,
    "UILabel": """
    baselineAdjustment drawText(in:) enablesMarqueeWhenAncestorFocused lineBreakStrategy
    preferredVibrancy showsExpansionTextWhenTruncated sizingRule
    """,
    "UIListContentConfiguration": """
    accompaniedSidebarCell() accompaniedSidebarSubtitleCell() alpha attributedText
    secondaryAttributedText
    """,
    "UIListContentConfiguration.ImageProperties": """
    preferredSymbolConfiguration
    """,
    "UIListContentConfiguration.TextProperties": """
    allowsDefaultTighteningForTruncation colorTransformer lineBreakStrategy resolvedColor()
    showsExpansionTextWhenTruncated transform
    """,
    "UIMenu": """
    displayPreferences preferredElementSize
    """,
    "UINavigationBar": """
    behavioralStyle currentNSToolbarSection preferredBehavioralStyle
    setTitleVerticalPositionAdjustment(_:for:) titleVerticalPositionAdjustment(for:)
    """,
  ]
}
