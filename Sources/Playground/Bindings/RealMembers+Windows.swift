extension RealMembers {
  static let navigationToWindows: [String: String] = [
    "UINavigationController": """
    barHideOnSwipeGestureRecognizer barHideOnTapGestureRecognizer
    init(navigationBarClass:toolbarClass:) interactiveContentPopGestureRecognizer
    """,
    "UINavigationItem": """
    additionalOverflowItems attributedSubtitle attributedTitle backAction centerItemGroups
    customizationIdentifier documentProperties largeAttributedSubtitle largeSubtitle
    largeSubtitleView largeTitle leadingItemGroups overflowPresentationSource
    pinnedTrailingGroup preferredSearchBarPlacement renameDelegate searchBarPlacement
    searchBarPlacementAllowsExternalIntegration searchBarPlacementAllowsToolbarIntegration
    searchBarPlacementBarButtonItem style subtitle subtitleView titleMenuProvider
    trailingItemGroups
    """,
    "UIPageControl": """
    allowsContinuousInteraction backgroundStyle currentPageIndicatorImage(forPage:)
    defersCurrentPageDisplay direction indicatorImage(forPage:) interactionState
    preferredCurrentPageIndicatorImage preferredIndicatorImage progress
    setCurrentPageIndicatorImage(_:forPage:) setIndicatorImage(_:forPage:)
    size(forNumberOfPages:) updateCurrentPageDisplay()
    """,
    "UIPageViewController": """
    gestureRecognizers
    """,
    "UIPanGestureRecognizer": """
    allowedScrollTypesMask
    """,
    "UIPasteboard": """
    addItems(_:) contains(pasteboardTypes:) data(forPasteboardType:)
    detectPatterns(for:completionHandler:) isPersistent itemProviders
    itemSet(withPasteboardTypes:) items setData(_:forPasteboardType:) setItems(_:options:)
    setObjects(_:) setValue(_:forPasteboardType:) types value(forPasteboardType:)
    """,
    "UIPercentDrivenInteractiveTransition": """
    timingCurve
    """,
    "UIPickerView": """
    rowSize(forComponent:) showsSelectionIndicator view(forRow:forComponent:)
    """,
    "UIPopoverPresentationController": """
    adaptiveSheetPresentationController popoverBackgroundViewClass sourceItem
    """,
    "UIPresentationController": """
    traitOverrides viewWillTransition(to:with:) willTransition(to:with:)
    """,
    "UIProgressView": """
    observedProgress
    """,
    "UIResponder": """
    buildMenu(with:) canPerformAction(_:withSender:) captureTextFromCamera(_:) copy(_:)
    cut(_:) decodeRestorableState(with:) delete(_:) editingInteractionConfiguration
    encodeRestorableState(with:) inputAccessoryViewController inputViewController keyCommands
    motionBegan(_:with:) motionCancelled(_:with:) motionEnded(_:with:)
    observe(_:options:changeHandler:) paste(_:) paste(itemProviders:) pasteConfiguration
    pressesBegan(_:with:) pressesEnded(_:with:) remoteControlReceived(with:) select(_:)
    selectAll(_:) target(forAction:withSender:) textInputContextIdentifier textInputMode
    undoManager userActivity validate(_:)
    """,
    "UIScreen": """
    availableModes brightness currentMode displayLink(withTarget:selector:)
    focusedView isCaptured maximumFramesPerSecond mirrored nativeScale
    overscanCompensation
    """,
    "UIScrollView": """
    allowsKeyboardScrolling bottomEdgeEffect bouncesHorizontally bouncesVertically
    contentAlignmentPoint directionalPressGestureRecognizer indexDisplayMode isScrollAnimating
    pinchGestureRecognizer stopScrollingAndZooming() topEdgeEffect
    touchesShouldBegin(_:with:in:)
    """,
    "UIScrollViewDelegate": """
    scrollViewDidEndDecelerating scrollViewDidEndDecelerating(_:) scrollViewDidEndDragging
    scrollViewDidEndDragging(_:willDecelerate:) scrollViewDidEndScrollingAnimation
    scrollViewDidScroll scrollViewDidScrollToTop scrollViewDidScrollToTop(_:)
    scrollViewDidZoom scrollViewShouldScrollToTop scrollViewShouldScrollToTop(_:)
    scrollViewWillBeginDecelerating scrollViewWillBeginDecelerating(_:)
    scrollViewWillBeginDragging scrollViewWillBeginDragging(_:) scrollViewWillEndDragging
    scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) viewForZooming
    """,
    "UISearchBar": """
    autocapitalizationType image(for:state:) isEnabled isLookToDictateEnabled
    isSearchResultsButtonSelected keyboardType positionAdjustment(for:) returnKeyType
    scopeBarBackgroundImage scopeBarButtonTitleTextAttributes(for:)
    searchFieldBackgroundImage(for:) searchFieldBackgroundPositionAdjustment
    searchTextPositionAdjustment setBackgroundImage(_:for:barMetrics:) setImage(_:for:state:)
    setPositionAdjustment(_:for:) setScopeBarButtonBackgroundImage(_:for:)
    setScopeBarButtonDividerImage(_:forLeftSegmentState:rightSegmentState:)
    setScopeBarButtonTitleTextAttributes(_:for:) setSearchFieldBackgroundImage(_:for:)
    setShowsScope(_:animated:) showsSearchResultsButton
    """,
    "UISearchBarDelegate": """
    searchBar(_:selectedScopeButtonIndexDidChange:) searchBarCancelButtonClicked(_:)
    searchBarSearchButtonClicked(_:)
    """,
    "UISearchController": """
    automaticallyShowsScopeBar automaticallyShowsSearchResultsController delegate
    dimsBackgroundDuringPresentation ignoresSearchSuggestionsForSearchBarPlacementStacked
    scopeBarActivation searchBarPlacement searchControllerObservedScrollView searchSuggestions
    """,
    "UISegmentedControl": """
    actionForSegment(at:) backgroundImage(for:barMetrics:) contentOffsetForSegment(at:)
    contentPositionAdjustment(forSegmentType:barMetrics:)
    dividerImage(forLeftSegmentState:rightSegmentState:barMetrics:) init(frame:actions:)
    insertSegment(action:at:animated:) isSpringLoaded segmentIndex(identifiedBy:)
    setAction(_:forSegmentAt:) setBackgroundImage(_:for:barMetrics:)
    setContentOffset(_:forSegmentAt:)
    setContentPositionAdjustment(_:forSegmentType:barMetrics:)
    setDividerImage(_:forLeftSegmentState:rightSegmentState:barMetrics:)
    """,
    "UISheetPresentationController": """
    backgroundEffect prefersPageSizing
    """,
    "UISheetPresentationController.Detent": """
    resolvedValue(in:)
    """,
    "UISlider": """
    behavioralStyle currentMaximumTrackImage currentMinimumTrackImage currentThumbImage
    maximumValueImageRect(forBounds:) minimumValueImageRect(forBounds:)
    preferredBehavioralStyle sliderStyle trackConfiguration
    """,
    "UISplitViewController": """
    displayModeButtonVisibility isShowing(_:) layoutEnvironment preferredInspectorColumnWidth
    preferredSupplementaryColumnWidth supplementaryColumnWidth
    """,
    "UIStepper": """
    backgroundImage(for:) decrementImage(for:)
    dividerImage(forLeftSegmentState:rightSegmentState:) incrementImage(for:)
    setBackgroundImage(_:for:) setDecrementImage(_:for:)
    setDividerImage(_:forLeftSegmentState:rightSegmentState:) setIncrementImage(_:for:)
    """,
    "UIStoryboard": """
    init(name:bundle:) instantiateInitialViewController(creator:)
    instantiateViewController(identifier:creator:)
    """,
    "UISwitch": """
    preferredStyle style
    """,
    "UITabBar": """
    beginCustomizingItems(_:) endCustomizing(animated:) isCustomizing itemPositioning
    itemSpacing itemWidth selectionIndicatorImage
    """,
    "UITabBarController": """
    bottomAccessory customizableViewControllers isTabBarHidden mode moreNavigationController
    selectedTab setTabBarHidden(_:animated:) sidebar tabBarMinimizeBehavior tabs
    """,
    "UITabBarItem": """
    appearance() isSpringLoaded
    """,
    "UITableView": """
    allowsFocus cellLayoutMarginsFollowReadableWidth contentHuggingElements
    contextMenuInteraction deleteSections(_:with:) dragDelegate dragInteractionEnabled
    dropDelegate fillerRowHeight hasActiveDrag hasActiveDrop hasUncommittedUpdates
    insertSections(_:with:) insetsContentViewsToSafeArea isPrefetchingEnabled isSpringLoaded
    performPrimaryActionForRow(at:) prefetchDataSource reloadSectionIndexTitles()
    reloadSections(_:with:) remembersLastFocusedIndexPath sectionIndexBackgroundColor
    sectionIndexColor sectionIndexMinimumDisplayRowCount sectionIndexTrackingBackgroundColor
    selectionFollowsFocus selfSizingInvalidation separatorEffect separatorInsetReference
    """,
    "UITableViewCell": """
    didTransition(to:) dragStateDidChange(_:) editingAccessoryType editingAccessoryView
    editingStyle focusStyle multipleSelectionBackgroundView showingDeleteConfirmation
    userInteractionEnabledWhileDragging willTransition(to:)
    """,
    "UITableViewController": """
    scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
    """,
    "UITableViewDataSource": """
    numberOfSections sectionIndexTitles tableView
    """,
    "UITableViewDelegate": """
    tableView
    """,
    "UITableViewHeaderFooterView": """
    automaticallyUpdatesBackgroundConfiguration automaticallyUpdatesContentConfiguration
    configurationState configurationUpdateHandler setNeedsUpdateConfiguration()
    updateConfiguration(using:)
    """,
    "UITapGestureRecognizer": """
    buttonMaskRequired
    """,
    "UITextField": """
    adjustsFontForContentSizeCategory allowsEditingTextAttributes caretRect(for:)
    clearsOnInsertion closestPosition(to:) disabledBackground drawPlaceholder(in:)
    drawText(in:) firstRect(for:) inlinePredictionType inputDelegate interactionState
    isTextDragActive isTextDropActive markedTextStyle passwordRules pasteDelegate
    selectionRects(for:) setMarkedText(_:selectedRange:) sizingRule smartDashesType
    smartInsertDeleteType smartQuotesType textDragDelegate textDragInteraction
    textDropDelegate textDropInteraction tokenizer
    """,
    "UITextFieldDelegate": """
    textField(_:shouldChangeCharactersIn:replacementString:)
    """,
    "UITextView": """
    allowsEditingTextAttributes borderStyle clearsOnInsertion contentVerticalAlignment
    findInteraction inlinePredictionType inputDelegate interactionState
    isFindInteractionEnabled isTextDragActive isWritingToolsActive layoutManager
    linkTextAttributes markedTextStyle passwordRules pasteDelegate selectionAffinity
    sizingRule smartDashesType smartInsertDeleteType smartQuotesType textDragDelegate
    textDragInteraction textDropDelegate textFormattingConfiguration textHighlightAttributes
    textLayoutManager textStorage tokenizer usesStandardTextScaling
    writingToolsAllowedInputOptions writingToolsBehavior
    """,
    "UITextViewDelegate": """
    textView(_:shouldChangeTextIn:replacementText:)
    """,
    "UIToolbar": """
    barStyle compactAppearance scrollEdgeAppearance
    setBackgroundImage(_:forToolbarPosition:barMetrics:) setShadowImage(_:forToolbarPosition:)
    standardAppearance
    """,
    "UITouch": """
    altitudeAngle azimuthAngle(in:) azimuthUnitVector(in:) estimatedProperties
    estimationUpdateIndex force gestureRecognizers majorRadius majorRadiusTolerance
    maximumPossibleForce preciseLocation(in:) precisePreviousLocation(in:) rollAngle timestamp
    type
    """,
    "UITraitCollection": """
    activeAppearance changedTraits(from:) imageConfiguration imageDynamicRange
    init(mutations:) legibilityWeight listEnvironment modifyingTraits(_:) sceneCaptureState
    subscript(_:) toolbarItemPresentationSize typesettingLanguage
    """,
    "UITraitOverrides": """
    subscript(_:)
    """,
    "UIView": """
    accessibilityActivationPoint accessibilityAttributedHint accessibilityAttributedLabel
    accessibilityAttributedUserInputLabels accessibilityAttributedValue accessibilityContainer
    accessibilityContainerType accessibilityCustomActions accessibilityCustomRotors
    accessibilityDirectTouchOptions accessibilityDragSourceDescriptors
    accessibilityDropPointDescriptors accessibilityElement(at:) accessibilityElementCount()
    accessibilityElementDidBecomeFocused() accessibilityElementDidLoseFocus()
    accessibilityElementIsFocused() accessibilityElements accessibilityExpandedStatus
    accessibilityFrameInContainerSpace accessibilityHeaderElements
    accessibilityIgnoresInvertColors accessibilityLanguage accessibilityNavigationStyle
    accessibilityPath accessibilityPerformMagicTap() accessibilityRespondsToUserInteraction
    accessibilityScroll(_:) accessibilityTextualContext accessibilityUserInputLabels
    addInteraction(_:) addMotionEffect(_:) animate(_:changes:completion:)
    animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:completion:)
    appearance() appearance(for:) appearance(whenContainedInInstancesOf:) automationElements
    beginAnimations(_:context:) canBecomeFocused contentScaleFactor controllerForLiveView
    coordinateSpace cornerConfiguration directionalEdgeInsets(for:)
    drawHierarchy(in:afterScreenUpdates:) edgeInsets(for:) effectiveRadius(corner:)
    encode(with:) focusEffect focusGroupIdentifier focusGroupPriority focusItemContainer
    hoverStyle index(ofAccessibilityElement:) interactions isFocused layoutGuide(for:)
    maximumContentSizeCategory minimumContentSizeCategory motionEffects parentFocusEnvironment
    preferredFocusEnvironments removeInteraction(_:) removeMotionEffect(_:)
    resizableSnapshotView(from:afterScreenUpdates:withCapInsets:) restorationIdentifier
    setNeedsFocusUpdate() setNeedsUpdateProperties() transform3D updateFocusIfNeeded()
    updateProperties() viewPrintFormatter()
    """,
    "UIViewConfigurationState": """
    subscript(_:)
    """,
    "UIViewController": """
    activePresentationController addKeyCommand(_:) allowedChildrenForUnwinding(from:)
    canPerformUnwindSegueAction(_:from:sender:) childViewControllerForPointerLock
    collapseSecondaryViewController(_:for:) contentScrollView(for:)
    contentUnavailableConfiguration contentUnavailableConfigurationState controllerForLiveView
    extensionContext focusGroupIdentifier interactionActivityTrackingBaseName
    interfaceOrientation nibBundle nibName performSegue(withIdentifier:sender:)
    preferredFocusEnvironments preferredFocusedView preferredTransition
    preferredUserInterfaceStyle prefersInterfaceOrientationLocked prefersPointerLocked
    prepare(for:sender:) previewActionItems registerForPreviewing(with:sourceView:)
    removeKeyCommand(_:) restorationClass restorationIdentifier restoresFocusAfterTransition
    separateSecondaryViewController(for:) setContentScrollView(_:for:)
    setNeedsUpdateContentUnavailableConfiguration() setNeedsUpdateOfPrefersPointerLocked()
    shouldPerformSegue(withIdentifier:sender:) tab targetViewController(forAction:sender:)
    unwind(for:towards:) updateContentUnavailableConfiguration(using:) userActivity
    """,
    "UIViewControllerAnimatedTransitioning": """
    interruptibleAnimator(using:)
    """,
    "UIViewControllerInteractiveTransitioning": """
    completionCurve completionSpeed wantsInteractiveStart
    """,
    "UIViewControllerTransitionCoordinator": """
    animate(alongsideTransition:) animateAlongsideTransition(in:animation:completion:)
    """,
    "UIVisualEffectView": """
    cornerConfiguration
    """,
    "UIWindow": """
    becomeKey() canBecomeKey canResizeToFitContent resignKey() safeAreaAspectFitLayoutGuide
    sendEvent(_:) undoManager
    """,
    "UIWindowScene": """
    activityItemsConfigurationSource coordinateSpace effectiveGeometry isFullScreen
    requestGeometryUpdate(_:errorHandler:) screenshotService sizeRestrictions statusBarManager
    """,
  ]
}
