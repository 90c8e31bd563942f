import Foundation

extension NSLayoutConstraint {
  /// The constraints that a drawing such as `H:|-[icon(20)]-8-[name]-|` stands for, inactive, in
  /// textual order.
  ///
  /// Evidence.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let engine = Engine.current
    guard engine.faulted == nil else { return [] }
    do {
      let drawing = try VisualFormatParser.parse(format)
      var builder = VisualFormatBuilder(drawing, opts, metrics ?? [:], views)
      return try builder.build()
    } catch {
      engine.raise("NSInvalidArgumentException", error.text(for: format))
      return []
    }
  }
}

/// From a visual format and its dictionaries to constraints.
struct VisualFormatBuilder {
  private typealias Attribute = NSLayoutConstraint.Attribute

  private let drawing: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var made: [NSLayoutConstraint] = []

  init(
    _ drawing: VisualFormat, _ options: NSLayoutConstraint.FormatOptions,
    _ metrics: [String: Any], _ views: [String: Any]
  ) {
    (self.drawing, self.options, self.metrics, self.views) = (drawing, options, metrics, views)
  }

  mutating func build() throws(VisualFormatError) -> [NSLayoutConstraint] {
    try checkAlignment()
    var previous: (any LayoutItem)?
    var opensWithSuperview = false
    var link = VisualFormat.Connection.flush
    var row: [any LayoutItem] = []
    for part in drawing.parts {
      switch part {
      case .connection(let connection): link = connection
      case .superview(let column):
        guard let last = previous else {
          opensWithSuperview = true
          try checkSuperviewOfFirst(column)
          continue
        }
        let outer = try superview(of: last, column)
        try space(link, from: last, to: outer, isFirst: false, isLast: true)
      case .view(let name, let column, let predicates):
        let item = try self.item(name, column)
        if let previous {
          try space(link, from: previous, to: item, isFirst: false, isLast: false)
        } else if opensWithSuperview {
          let outer = try superview(of: item, column)
          try space(link, from: outer, to: item, isFirst: true, isLast: false)
        }
        try thickness(of: item, predicates)
        row.append(item)
        previous = item
      }
    }
    for (one, other) in zip(row, row.dropFirst()) {
      for attribute in options.alignments {
        add(other, attribute, .equal, one, attribute, 0)
      }
    }
    return made
  }

  // MARK: Spaces

  /// The edge at which reading leaves an item, and that at which it enters the next.
  private var edges: (enter: Attribute, leave: Attribute) {
    if drawing.isVertical { return (.top, .bottom) }
    if options.contains(.directionRightToLeft) { return (.right, .left) }
    return options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
  }

  private mutating func space(
    _ link: VisualFormat.Connection, from one: any LayoutItem, to other: any LayoutItem,
    isFirst: Bool, isLast: Bool
  ) throws(VisualFormatError) {
    var leave = isFirst ? edges.enter : edges.leave
    var enter = isLast ? edges.leave : edges.enter
    if drawing.isVertical, options.contains(.spacingBaselineToBaseline), !isFirst, !isLast {
      (leave, enter) = (.lastBaseline, .firstBaseline)
    }
    // Read from the right, a space still grows towards the right.
    let isReversed = !drawing.isVertical && options.contains(.directionRightToLeft)
    let (end, start) = isReversed ? ((one, leave), (other, enter)) : ((other, enter), (one, leave))
    switch link {
    case .flush: add(end.0, end.1, .equal, start.0, start.1, 0)
    case .standard:
      let outer = isFirst ? one : isLast ? other : nil
      let constraint = add(
        end.0, end.1, .equal, start.0, start.1, standardSpace(to: outer as? UIView))
      constraint?.spacing = .visualFormat
    case .predicates(let predicates):
      for predicate in predicates {
        let length = try number(predicate.object)
        let constraint = add(end.0, end.1, predicate.relation, start.0, start.1, length)
        try setPriority(of: constraint, predicate)
      }
    }
  }

  /// 8 between neighbours and to a plain superview, 20 to a controller's view.
  ///
  /// To the sides of a row's content it is the row's margin: published forms (Eureka) line up so with
  /// UIKit's own cells; no observation of it is in the evidence.
  ///
  /// Evidence: A-087.
  private func standardSpace(to superview: UIView?) -> CGFloat {
    if let superview, superview.insets.isRow, !drawing.isVertical { return superview.rowSide }
    return superview?.controller == nil ? systemSpacing : 20
  }

  // MARK: Sizes

  private mutating func thickness(
    of item: any LayoutItem, _ predicates: [VisualFormat.Predicate]
  ) throws(VisualFormatError) {
    let attribute: Attribute = drawing.isVertical ? .height : .width
    for predicate in predicates {
      let constraint: NSLayoutConstraint?
      if case .name(let name, _) = predicate.object, metrics[name] == nil,
        let other = views[name] as? any LayoutItem
      {
        constraint = add(item, attribute, predicate.relation, other, attribute, 0)
      } else {
        let length = try number(predicate.object)
        constraint = add(item, attribute, predicate.relation, nil, .notAnAttribute, length)
      }
      try setPriority(of: constraint, predicate)
    }
  }

  private func setPriority(
    of constraint: NSLayoutConstraint?, _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) {
    guard let wanted = predicate.priority else { return }
    constraint?.priority = UILayoutPriority(Float(try number(wanted)))
  }

  // MARK: Dictionaries

  private func number(_ object: VisualFormat.Object) throws(VisualFormatError) -> CGFloat {
    switch object {
    case .number(let number): return CGFloat(number)
    case .name(let name, let end):
      switch metrics[name] {
      case let value as CGFloat: return value
      case let value as Double: return CGFloat(value)
      case let value as Float: return CGFloat(value)
      case let value as Int: return CGFloat(value)
      case let value as NSNumber: return CGFloat(value.doubleValue)
      case let value as UILayoutPriority: return CGFloat(value.rawValue)
      default:
        throw VisualFormatError(
          reason: "\(name) is not a key in the metrics dictionary. ", column: end)
      }
    }
  }

  private func item(_ name: String, _ column: Int) throws(VisualFormatError) -> any LayoutItem {
    if let item = views[name] as? any LayoutItem { return item }
    throw VisualFormatError(
      reason: "\(name) is not a key in the views dictionary. ", column: column)
  }

  private func superview(
    of item: any LayoutItem, _ column: Int
  ) throws(VisualFormatError) -> UIView {
    let outer = item is UIView ? item.hostView?.parent : item.hostView
    if let outer { return outer }
    throw VisualFormatError(
      reason: "Unable to interpret '|' character, because the related view doesn't have a "
        + "superview", column: column)
  }

  /// The first bar speaks of the superview of the first view, which stands behind it.
  private func checkSuperviewOfFirst(_ column: Int) throws(VisualFormatError) {
    for case .view(let name, let end, _) in drawing.parts {
      _ = try superview(of: try item(name, end), column)
      return
    }
  }

  /// The wording is recalled; no log was found.
  ///
  /// A single view is aligned with nothing, and passes: Eureka's `FieldRow.swift` has
  /// `"V:|-11-[textField]-11-|"` with `.alignAllLastBaseline`.
  private func checkAlignment() throws(VisualFormatError) {
    let views = drawing.parts.count { if case .view = $0 { true } else { false } }
    let isWrong = options.alignments.contains { $0.isHorizontal != drawing.isVertical }
    guard isWrong, views > 1 else { return }
    let axis = drawing.isVertical ? "vertical" : "horizontal"
    throw VisualFormatError(
      reason: "Options mask required views to be aligned on a \(axis) edge, which is not allowed "
        + "for layout that is also \(axis). ", column: 0)
  }

  @discardableResult
  private mutating func add(
    _ first: any LayoutItem, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: (any LayoutItem)?, _ otherAttribute: Attribute, _ constant: CGFloat
  ) -> NSLayoutConstraint? {
    guard Engine.current.faulted == nil else { return nil }
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second,
      attribute: otherAttribute, multiplier: 1, constant: constant)
    made.append(constraint)
    return constraint
  }
}
