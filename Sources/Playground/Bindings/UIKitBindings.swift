import SwiftScript

/// Everything of UIKit's that a script finds without declaring it.
enum UIKitBindings {
  static var types: [TypeBinding] {
    [
      delegates, TypeBinding.traitValues, TypeBinding.traitChanges, TypeBinding.environment,
      geometry, graphics, text, layers, views, constraints, controllers, controls, foundation,
      TypeBinding.application, TypeBinding.notifications, TypeBinding.barButtons,
      TypeBinding.device, TypeBinding.alerts, TypeBinding.scrolling, TypeBinding.textViews,
      TypeBinding.lineStyles, TypeBinding.menus, TypeBinding.sheets, TypeBinding.textInput,
      TypeBinding.layerStyles, TypeBinding.searching, TypeBinding.barAppearances, listDelegates,
      lists, TypeBinding.pickers, TypeBinding.transitions, TypeBinding.interactions,
      TypeBinding.vibrancy, TypeBinding.caTransitions, TypeBinding.feedback,
      TypeBinding.attributedStrings, TypeBinding.attributeScope, [TypeBinding.textTransformer],
      TypeBinding.textStyles, TypeBinding.barTexts,
      TypeBinding.pageOptions, TypeBinding.keyValueObserving, TypeBinding.splitViews,
      TypeBinding.keptBars, TypeBinding.symbolConfigurations, TypeBinding.drawing,
      TypeBinding.imageRenderers, TypeBinding.sharing, TypeBinding.accessibility,
      TypeBinding.fontDescriptors, TypeBinding.drawingLayers, TypeBinding.commands,
      TypeBinding.contextMenus, TypeBinding.textDrawing, TypeBinding.associatedObjects,
      TypeBinding.gradients, TypeBinding.keptControls, TypeBinding.controlTargets,
      [TypeBinding.namedSelectors], TypeBinding.barDelegates, TypeBinding.keptViews,
      TypeBinding.opening, TypeBinding.responderActions, TypeBinding.keptLists,
      TypeBinding.cellAccessories, TypeBinding.accessibilityMembers,
      TypeBinding.textLayout, TypeBinding.presses, TypeBinding.keyboards,
      TypeBinding.contentUnavailable, TypeBinding.coordinateSpaces, TypeBinding.pointers,
    ].flatMap(\.self)
  }

  private static let geometry: [TypeBinding] = [
    .cgPoint, .cgSize, .cgRect, .cgAffineTransform, .caTransform3D, .uiEdgeInsets,
    .nsDirectionalEdgeInsets, .uiRectEdge, .uiAxis, .uiOffset, .cgVector, .uiRectCorner,
    .nsRectAlignment, .nsDirectionalRectEdge,
  ]
  private static let graphics: [TypeBinding] = [
    .uiColor, .cgColor, .uiDataDetectorTypes, .uiImage, .cgImage, .uiImageOrientation,
    .uiImageRenderingMode,
    .uiImageResizingMode, .uiBezierPath, .cgPath, .cgMutablePath,
  ]
  private static let text: [TypeBinding] = [
    .uiFont, .uiFontMetrics, .uiFontWeight, .uiFontTextStyle, .nsTextAlignment, .nsLineBreakMode,
  ]
  private static let layers: [TypeBinding] = [
    .caLayer, .caCornerMask, .caLayerCornerCurve, .caLayerContentsGravity, .caAnimation,
    .caPropertyAnimation, .caBasicAnimation, .caMediaTimingFunction, .caMediaTimingFunctionName,
    .caMediaTimingFillMode, .caAnimationGroup, .caKeyframeAnimation, .caSpringAnimation,
    .caTransformLayer, .caShapeLayer, .caGradientLayer, .caTextLayer, .caGradientLayerType,
    .caTransaction, .nsNull, .caAnimationCalculationMode, .uiViewPropertyAnimator,
    .uiViewAnimatingState, .uiViewAnimatingPosition, .uiTimingCurveType, .uiCubicTimingParameters,
    .uiSpringTimingParameters, .caDisplayLink,
  ]
  private static let views: [TypeBinding] = [
    .uiResponder, .uiEvent, .uiEventType, .uiTouch, .uiTouchPhase, .uiView, .uiViewContentMode,
    .uiViewTintAdjustmentMode,
    .uiViewAutoresizingMask, .uiViewAnimationOptions, .uiViewKeyframeAnimationOptions,
    .uiViewAnimationCurve, .uiWindow, .uiWindowLevel, .uiScreen,
    .uiTraitCollection,
    .uiSemanticContentAttribute, .uiUserInterfaceLayoutDirection, .uiGestureRecognizer,
    .uiGestureRecognizerState, .uiTapGestureRecognizer, .uiPanGestureRecognizer,
    .uiLongPressGestureRecognizer, .uiSwipeGestureRecognizer, .uiPinchGestureRecognizer,
    .uiRotationGestureRecognizer, .uiScreenEdgePanGestureRecognizer,
    .uiSwipeGestureRecognizerDirection, .uiAccessibilityTraits,
    .uiDevice,
    .uiVisualEffectView, .uiVisualEffect, .uiBlurEffect, .uiBlurEffectStyle, .uiStackView,
    .uiStackViewDistribution,
    .uiStackViewAlignment,
  ]
  private static let constraints: [TypeBinding] = [
    .nsLayoutConstraint, .nsLayoutConstraintAxis, .nsLayoutConstraintAttribute,
    .nsLayoutConstraintRelation, .uiLayoutPriority, .nsLayoutAnchor, .nsLayoutXAxisAnchor,
    .nsLayoutYAxisAnchor, .nsLayoutDimension, .uiLayoutGuide, .nsLayoutConstraintFormatOptions,
    .uiTrackingLayoutGuide, .uiKeyboardLayoutGuide,
  ]
  private static let controllers: [TypeBinding] = [
    .uiViewController, .uiStatusBarStyle, .uiNavigationController, .uiNavigationItem,
    .uiNavigationBar,
    .uiModalPresentationStyle, .uiModalTransitionStyle, .uiPresentationController,
    .interactiveTransition, .uiTabBarController, .uiTabBar, .uiTabBarItem,
    .uiTabBarSystemItem, .uiPageViewController,
    .uiPageTransitionStyle, .uiPageNavigationOrientation, .uiPageNavigationDirection,
    .uiStoryboard, .uiStoryboardSegue,
  ]
  private static let controls: [TypeBinding] = [
    .uiLabel, .uiImageView, .selector, .uiAction,
    .uiDeferredMenuElement, .uiActionIdentifier, .uiControl, .uiControlEvent,
    .uiControlState, .uiControlContentHorizontalAlignment, .uiControlContentVerticalAlignment,
    .uiButton, .uiButtonButtonType, .uiButtonConfiguration, .uiButtonConfigurationSize,
    .uiButtonConfigurationCornerStyle, .uiScrollView, .uiScrollViewKeyboardDismissMode,
    .uiScrollViewContentInsetAdjustmentBehavior,
    .uiSwitch, .uiSlider, .uiStepper, .uiSegmentedControl, .uiProgressView, .uiProgressViewStyle,
    .uiActivityIndicatorView, .uiActivityIndicatorViewStyle, .uiTextField, .uiKeyboardType,
    .uiKeyboardAppearance, .uiReturnKeyType, .uiTextAutocapitalizationType,
    .uiTextAutocorrectionType, .uiTextSpellCheckingType, .uiTextContentType,
    .uiTextFieldBorderStyle,
    .uiTextFieldViewMode, .uiTextFieldDidEndEditingReason,
  ]
  private static let lists: [TypeBinding] = [
    [
      .indexPath, .uiTableView, .uiTableViewCell, .uiTableViewCellCellStyle, .uiTableViewController,
      .uiTableViewHeaderFooterView, .uiCollectionView, .uiCollectionReusableView,
      .uiCollectionViewCell, .uiCollectionViewController, .uiCollectionViewLayout,
      .uiCollectionViewFlowLayout, .uiCollectionViewLayoutAttributes,
    ],
    TypeBinding.uiTableViewStyles, TypeBinding.uiTableViewCellStyles,
    TypeBinding.uiCollectionViewStyles, TypeBinding.collectionLayoutParts, TypeBinding.diffable,
    TypeBinding.listContent, TypeBinding.swipeActions, TypeBinding.layoutSizes,
    TypeBinding.layoutItems, TypeBinding.layoutSections, TypeBinding.listCells,
    TypeBinding.visibleItems, TypeBinding.copying, TypeBinding.layoutSupport,
  ].flatMap { $0 }
  private static let foundation: [TypeBinding] = [
    .nsObject, .boxedGeometry, .nsCoder, .bundle, .timer, .runLoop, .runLoopMode, .cfRunLoop,
    .cfRunLoopObserver, .cfRunLoopActivity, .cfRunLoopMode, .cfAllocator, .dispatchQueue,
    .dispatchWorkItem,
    .dispatchTime, .thread, .dispatchTimeInterval, .dispatchQoS, .dispatchQoSClass, .undoManager,
  ]

  /// What has to be Swift of the script's own: `IndexSet` is a type of its library, and only generic
  /// code of its own knows what its parameters stand for.
  static let parts: [LibraryPart] = [
    sections, registrations, dispatch, observing, notificationSequences, appearances, caches,
    codedShapes, locks, hashTables, dividedRectangles, releasePools, classNames, describedClasses,
    traitMutations, accessoryOptions, undoRegistration, attributedRanges, pointersToPlaces,
    operations, invalidating,
  ]

  /// A library with Swift's own types and UIKit's.
  static func library() -> Library {
    let library = Library(
      types, functions: functions,
      aliases: [
        // The class behind it, which handlers of older code take: `keyboardWillShow(_ n: NSNotification)`.
        "NSNotification": "Notification",
        "_PreviewedView": "() -> UIView", "_PreviewedController": "() -> UIViewController",
        "_ColorLiteralType": "UIColor", "UITrait": "any UITraitDefinition.Type",
        "CFString": "String", "CFArray": "[Any]",
        "CFDictionary": "[AnyHashable: Any]",
      ])
    library.unmodelled = unmodelled
    library.unmodelledHooks = unmodelledHooks
    library.realMembers = { RealMembers.names[$0] ?? "" }
    library.prefixes = ["UI", "CA", "CG", "CF", "NS", "AV", "MK", "WK", "CL", "SK", "CT", "CI"]
    library.parts = parts
    return library
  }
}
