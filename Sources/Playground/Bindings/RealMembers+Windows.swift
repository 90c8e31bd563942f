extension RealMembers {
  static let navigationToWindows: [String: String] = [
    "UINavigationController": """
    barHideOnSwipeGestureRecognizer barHideOnTapGestureRecognizer
    init(navigationBarClass:toolbarClass:) interactiveContentPopGestureRecognizer
    """,
    "UINavigationItem": """
    backAction centerItemGroups customizationIdentifier documentProperties largeSubtitle
    leadingItemGroups pinnedTrailingGroup preferredSearchBarPlacement renameDelegate subtitle
    titleMenuProvider trailingItemGroups
    """,
    "UIPageControl": """
    allowsContinuousInteraction backgroundStyle defersCurrentPageDisplay
    indicatorImage(forPage:) preferredCurrentPageIndicatorImage preferredIndicatorImage
    setIndicatorImage(_:forPage:) updateCurrentPageDisplay()
    """,
    "UIPercentDrivenInteractiveTransition": """
    timingCurve
    """,
    "UIPresentationController": """
    viewWillTransition(to:with:) willTransition(to:with:)
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
    availableModes brightness coordinateSpace currentMode displayLink(withTarget:selector:)
    fixedCoordinateSpace focusedView isCaptured maximumFramesPerSecond mirrored nativeScale
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
    isLookToDictateEnabled scopeBarBackgroundImage setImage(_:for:state:)
    setPositionAdjustment(_:for:) setSearchFieldBackgroundImage(_:for:)
    showsSearchResultsButton
    """,
    "UISearchBarDelegate": """
    searchBar(_:selectedScopeButtonIndexDidChange:) searchBarCancelButtonClicked(_:)
    searchBarSearchButtonClicked(_:)
    """,
    "UISearchController": """
    delegate scopeBarActivation searchBarPlacement searchControllerObservedScrollView
    searchSuggestions
    """,
    "UISegmentedControl": """
    actionForSegment(at:) init(frame:actions:) insertSegment(action:at:animated:)
    segmentIndex(identifiedBy:) setAction(_:forSegmentAt:)
    setBackgroundImage(_:for:barMetrics:) setContentOffset(_:forSegmentAt:)
    setDividerImage(_:forLeftSegmentState:rightSegmentState:barMetrics:)
    """,
    "UISheetPresentationController.Detent": """
    resolvedValue(in:)
    """,
    "UIStepper": """
    setDecrementImage(_:for:) setIncrementImage(_:for:)
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
    appearance()
    """,
    "UITableView": """
    allowsFocus cellLayoutMarginsFollowReadableWidth deleteSections(_:with:) dragDelegate
    dragInteractionEnabled dropDelegate fillerRowHeight hasActiveDrag hasActiveDrop
    hasUncommittedUpdates insertSections(_:with:) insetsContentViewsToSafeArea
    isPrefetchingEnabled isSpringLoaded prefetchDataSource reloadSectionIndexTitles()
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
    "UITextField": """
    adjustsFontForContentSizeCategory allowsEditingTextAttributes caretRect(for:)
    clearsOnInsertion disabledBackground drawPlaceholder(in:) drawText(in:) interactionState
    sizingRule
    """,
    "UITextFieldDelegate": """
    textField(_:shouldChangeCharactersIn:replacementString:)
    """,
    "UITextView": """
    allowsEditingTextAttributes borderStyle clearsOnInsertion findInteraction interactionState
    isFindInteractionEnabled layoutManager linkTextAttributes sizingRule
    textHighlightAttributes textLayoutManager textStorage usesStandardTextScaling
    writingToolsBehavior
    """,
    "UITextViewDelegate": """
    textView(_:shouldChangeTextIn:replacementText:)
    """,
    "UIToolbar": """
    barStyle compactAppearance scrollEdgeAppearance
    setBackgroundImage(_:forToolbarPosition:barMetrics:) setShadowImage(_:forToolbarPosition:)
    standardAppearance
    """,
    "UITraitCollection": """
    activeAppearance changedTraits(from:) imageConfiguration imageDynamicRange
    init(mutations:) legibilityWeight listEnvironment modifyingTraits(_:) subscript(_:)
    typesettingLanguage
    """,
    "UITraitOverrides": """
    subscript(_:)
    """,
    "UIView": """
    accessibilityActivationPoint accessibilityContainerType accessibilityCustomActions
    accessibilityElement(at:) accessibilityElementCount() accessibilityElements
    accessibilityIgnoresInvertColors accessibilityLanguage accessibilityNavigationStyle
    accessibilityPath accessibilityRespondsToUserInteraction addInteraction(_:)
    addMotionEffect(_:) appearance() appearance(for:) appearance(whenContainedInInstancesOf:)
    beginAnimations(_:context:) canBecomeFocused contentScaleFactor controllerForLiveView
    coordinateSpace drawHierarchy(in:afterScreenUpdates:) encode(with:) focusEffect
    focusGroupIdentifier hoverStyle index(ofAccessibilityElement:) interactions isFocused
    maximumContentSizeCategory minimumContentSizeCategory motionEffects removeInteraction(_:)
    removeMotionEffect(_:) resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)
    restorationIdentifier setNeedsFocusUpdate() setNeedsUpdateProperties() transform3D
    updateFocusIfNeeded() updateProperties() viewPrintFormatter()
    """,
    "UIViewConfigurationState": """
    subscript(_:)
    """,
    "UIViewController": """
    addKeyCommand(_:) contentScrollView(for:) contentUnavailableConfiguration
    controllerForLiveView extensionContext focusGroupIdentifier nibBundle nibName
    performSegue(withIdentifier:sender:) preferredTransition prepare(for:sender:)
    registerForPreviewing(with:sourceView:) removeKeyCommand(_:) restorationClass
    restorationIdentifier setContentScrollView(_:for:)
    setNeedsUpdateContentUnavailableConfiguration() shouldPerformSegue(withIdentifier:sender:)
    userActivity
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
    "UIWindow": """
    becomeKey() canBecomeKey canResizeToFitContent resignKey() sendEvent(_:) undoManager
    """,
    "UIWindowScene": """
    activityItemsConfigurationSource coordinateSpace effectiveGeometry isFullScreen
    requestGeometryUpdate(_:errorHandler:) screenshotService sizeRestrictions statusBarManager
    """,
  ]
}
