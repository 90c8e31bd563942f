import Cassowary
import Foundation

/// What the constraints of one tree of views come to.
///
/// There is one per window, or per topmost view outside windows, kept by that view. In a window an
/// activated or changed constraint enters at once, so a conflict shows at once; what follows from
/// the tree (masks, intrinsic sizes, guides, the order that settles ties) is brought in line when
/// the system is flushed. It keeps no view alive.
///
/// Evidence, V-009, V-011, V-044.
final class ConstraintSystem {
  /// The unknowns of an item: its alignment rectangle in its superview's coordinates.
  final class Place {
    weak var item: (any LayoutItem)?
    let minX: Variable
    let minY: Variable
    let width: Variable
    let height: Variable
    /// What the superview was last told.
    var rect: CGRect
    /// What the solver last said, unrounded.
    var solved: SIMD4<Double>?
    let isText: Bool
    /// The last synchronization that needed it.
    var round = 0

    init(_ item: any LayoutItem, in solver: inout Solver) {
      self.item = item
      minX = solver.makeVariable(.free)
      minY = solver.makeVariable(.free)
      width = solver.makeVariable(.nonNegative)
      height = solver.makeVariable(.nonNegative)
      let view = item as? UIView
      isText = item is any TextItem
      rect = view.map { $0.alignmentRect(forFrame: $0.frame) } ?? .zero
    }

    var variables: [Variable] { [minX, minY, width, height] }
  }

  /// A constraint of UIKit's in the words of the solver.
  final class Member {
    let constraint: NSLayoutConstraint
    var forms: [Constraint] = []
    var ids: [Constraint.ID] = []
    /// Given up to satisfy the others.
    fileprivate(set) var isBroken = false
    var round = 0

    init(_ constraint: NSLayoutConstraint) { self.constraint = constraint }
  }

  weak var root: UIView?
  /// A throw-away system answers `systemLayoutSizeFitting(_:)` and reports nothing.
  let isThrowAway: Bool
  var solver = Solver()
  /// By the identity of the item.
  var places: [Int: Place] = [:]
  /// By the identity of the constraint.
  var members: [Int: Member] = [:]
  var owners: [Constraint.ID: Member] = [:]
  /// Those of `members` that are given up, by the same key.
  private(set) var broken: [Int: Member] = [:]
  /// The tree says something else than it did at the last synchronization.
  var isStale = true
  /// The superviews know the solution.
  var isDelivered = false
  var round = 0
  /// The places in use, in the order in which this round came upon them.
  var used: [Place] = []
  /// Those of them whose views show text.
  var texts: [Place] = []

  init(_ root: UIView, isThrowAway: Bool = false) {
    self.root = root
    self.isThrowAway = isThrowAway
  }

  /// The place of an item, made if it has none.
  func place(of item: any LayoutItem) -> Place {
    let key = item.identity.id
    let place = places[key] ?? Place(item, in: &solver)
    places[key] = place
    if place.round != round {
      place.round = round
      used.append(place)
      if place.isText { texts.append(place) }
    }
    return place
  }

  /// Enters an explicit constraint; the rest of the tree follows at the next flush.
  func activate(_ constraint: NSLayoutConstraint) {
    let member = members[constraint.identity.id] ?? Member(constraint)
    members[constraint.identity.id] = member
    update(member, to: forms(of: constraint))
  }

  func deactivate(_ constraint: NSLayoutConstraint) {
    guard let member = members.removeValue(forKey: constraint.identity.id) else { return }
    withdraw(member)
  }

  /// Follows a change of constant or priority.
  func update(_ constraint: NSLayoutConstraint) {
    guard let member = members[constraint.identity.id] else { return }
    update(member, to: forms(of: constraint, rank: member.forms.first?.rank ?? .max))
  }

  /// Brings the solver's constraints for `member` in line with `forms`.
  func update(_ member: Member, to forms: [Constraint]) {
    let isInOrBroken = member.isBroken || member.ids.count == forms.count
    if isInOrBroken && member.forms == forms { return }
    isDelivered = false
    if member.isBroken, member.forms.ranked(like: forms) == forms {
      member.forms = forms
      return
    }
    let isIn = member.ids.count == forms.count
    if isIn, zip(member.forms, forms).allSatisfy({ $0.differsInNumbersOnly(from: $1) }) {
      for (index, form) in forms.enumerated() { adjust(member, index, to: form) }
      return
    }
    withdraw(member)
    member.forms = forms
    admit(member)
  }

  private func adjust(_ member: Member, _ index: Int, to form: Constraint) {
    guard !member.isBroken else { return }
    do {
      solver.setRank(form.rank, of: member.ids[index])
      try solver.setConstant(form.constant, of: member.ids[index])
      member.forms[index] = form
    } catch {
      withdraw(member)
      member.forms[index] = form
      admit(member)
    }
  }

  /// Takes the constraint out of the solver; it stays a member.
  func withdraw(_ member: Member) {
    for id in member.ids {
      solver.remove(id)
      owners[id] = nil
    }
    member.ids = []
    note(member, isBroken: false)
    isDelivered = false
  }

  func note(_ member: Member, isBroken: Bool) {
    member.isBroken = isBroken
    broken[member.constraint.identity.id] = isBroken ? member : nil
  }
}

extension Constraint {
  /// Whether nothing but constant and rank is different.
  func differsInNumbersOnly(from other: Constraint) -> Bool {
    terms == other.terms && relation == other.relation && strength == other.strength
  }
}

extension [Constraint] {
  /// The same constraints with the ranks of others.
  func ranked(like others: [Constraint]) -> [Constraint] {
    guard count == others.count else { return self }
    return zip(self, others).map { form, other in
      var form = form
      form.rank = other.rank
      return form
    }
  }
}
