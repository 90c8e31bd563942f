import Cassowary
import Foundation

/// What the constraints of one tree of views come to.
///
/// There is one per window, or per topmost view outside windows, kept by that view. In a window an
/// activated or changed constraint enters at once, so a conflict shows at once; what follows from
/// the tree (masks, intrinsic sizes, guides) is noted view by view, and read again when the system
/// is flushed. Nothing else is looked at: a change costs what it touches. It keeps no view alive.
///
/// Evidence, V-009, V-011, V-044.
final class ConstraintSystem {
  weak var root: UIView?
  /// A throw-away system answers `systemLayoutSizeFitting(_:)` and reports nothing.
  let isThrowAway: Bool
  var solver = Solver()
  /// By the identity of the item.
  var places: [Int: Place] = [:]
  var placeOfVariable: [Variable: Place] = [:]
  /// By the identity of the constraint.
  var members: [Int: Member] = [:]
  var owners: [Constraint.ID: Member] = [:]
  /// Those of `members` that are given up, by the same key.
  private(set) var broken: [Int: Member] = [:]
  /// Those of which the console need not be told again, by identity.
  var toldOf: Set<Int> = []
  /// Something required was loosened: what was given up may hold again.
  var mayMend = false
  /// The superviews know the solution.
  var isDelivered = false

  // MARK: What the next flush has to look at

  /// Nobody has read the tree yet.
  var isFresh = true
  /// Views that may say something else than they did, by identity.
  var noted: [Int: WeakView] = [:]
  /// Explicit constraints that have not been entered as they are now, by identity.
  var pending: [Int: NSLayoutConstraint] = [:]
  /// Places whose item's own constraints are to be made or read again.
  private(set) var fresh: [Place] = []
  /// Places that nobody may need any more.
  var idle: [Place] = []
  /// Places whose solution has not been read since they were made.
  var unread: [Place] = []
  /// The places that the forms made last speak of.
  private var mentioned: [Place] = []
  /// Those of them whose margins or baselines the forms count.
  var counted: [Place] = []
  /// Not the system that its tree uses, whose order it must not disturb.
  let isAside: Bool
  /// Constraints of which a throw-away system knows nothing, by identity.
  var leftOut: Set<Int> = []
  /// Of a system aside: where views stand in the order that settles ties, by identity.
  var ownLabels: [Int: Int] = [:]

  // MARK: Text

  /// Places whose views break their text at the width they get, by identity.
  var texts: [Int: Place] = [:]
  /// Members that speak of widths and heights at once, by identity.
  var mixed: Set<Int> = []
  /// Something that widths may depend on has changed since text was wrapped.
  var wrapIsStale = true

  init(_ root: UIView, isThrowAway: Bool = false, isAside: Bool = false) {
    self.root = root
    self.isThrowAway = isThrowAway
    self.isAside = isAside || isThrowAway
    solver.keepsChanges = true
  }

  /// A way to a view that does not keep it alive.
  struct WeakView {
    weak var view: UIView?
  }

  /// Whether the tree may say something else than it did at the last synchronization.
  var isStale: Bool {
    isFresh || !noted.isEmpty || !pending.isEmpty || !idle.isEmpty || !fresh.isEmpty
  }

  /// Has the constraints that stand for the item made or read again.
  func refresh(_ place: Place) {
    if place.isQueued { return }
    place.isQueued = true
    fresh.append(place)
  }

  /// The next place to refresh; those that come meanwhile are among them.
  func nextToRefresh(_ index: inout Int) -> Place? {
    guard index < fresh.count else {
      fresh.removeAll(keepingCapacity: true)
      return nil
    }
    let place = fresh[index]
    place.isQueued = false
    index += 1
    return place
  }

  /// The place of an item, made if it has none.
  func place(of item: any LayoutItem) -> Place {
    places[item.identity.id] ?? makePlace(for: item)
  }

  /// The place of an item that the constraint at hand speaks of.
  func mention(_ item: any LayoutItem) -> Place {
    let place = place(of: item)
    if !mentioned.contains(where: { $0 === place }) { mentioned.append(place) }
    return place
  }

  private func makePlace(for item: any LayoutItem) -> Place {
    let place = Place(item, in: &solver)
    places[place.key] = place
    for variable in place.variables { placeOfVariable[variable] = place }
    noteText(of: place)
    rank(place)
    refresh(place)
    unread.append(place)
    isDelivered = false
    if !isAside { (item as? UIView)?.isUnplaced() }
    return place
  }

  /// Enters a constraint, or follows a change of it.
  func enter(_ constraint: NSLayoutConstraint) {
    let (member, forms) = prepare(constraint)
    update(member, to: forms)
  }

  /// What entering a constraint would tell the solver; the places it speaks of are there from now on.
  ///
  /// - Parameter item: the place for which the constraint stands, and which it does not keep alive.
  func prepare(
    _ constraint: NSLayoutConstraint, for item: Place? = nil
  ) -> (member: Member, forms: [Constraint]) {
    let key = constraint.identity.id
    mentioned.removeAll(keepingCapacity: true)
    counted.removeAll(keepingCapacity: true)
    let forms = self.forms(of: constraint, rank: rank(of: constraint)).ranked()
    let member = members[key] ?? Member(constraint)
    members[key] = member
    pending[key] = nil
    let spoken = mentioned.filter { $0 !== item }
    if !spoken.elementsEqual(member.places, by: ===) {
      release(member)
      member.places = spoken
      for place in spoken { place.users.insert(key) }
    }
    for place in counted { place.readers.insert(key) }
    if constraint.mixesAxes { mixed.insert(key) }
    return (member, forms)
  }

  private func release(_ member: Member) {
    for place in member.places {
      place.users.remove(member.constraint.identity.id)
      place.readers.remove(member.constraint.identity.id)
      if place.users.isEmpty { idle.append(place) }
    }
    member.places = []
  }

  /// Forgets a constraint.
  func leave(_ constraint: NSLayoutConstraint) {
    pending[constraint.identity.id] = nil
    guard let member = members.removeValue(forKey: constraint.identity.id) else { return }
    withdraw(member)
    release(member)
    mixed.remove(constraint.identity.id)
  }

  /// Brings the solver's constraints for `member` in line with `forms`.
  func update(_ member: Member, to forms: [Constraint]) {
    let isIn = member.ids.count == forms.count
    if member.isBroken || isIn, member.forms == forms { return }
    isDelivered = false
    noteWidths(of: member.constraint)
    if member.isBroken, member.forms.ranked(like: forms) == forms {
      member.forms = forms
      return
    }
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
      try SolverWatch.time { () throws(SolverError) in
        try solver.setConstant(form.constant, of: member.ids[index])
      }
      if form.strength == .required { mayMend = true }
      member.forms[index] = form
    } catch {
      withdraw(member)
      member.forms[index] = form
      admit(member)
    }
  }

  /// Takes the constraint out of the solver; it stays a member.
  func withdraw(_ member: Member) {
    takeOut(member)
    if member.forms.contains(where: { $0.strength == .required }) { mayMend = true }
    noteWidths(of: member.constraint)
    note(member, isBroken: false)
    isDelivered = false
  }

  func takeOut(_ member: Member) {
    for id in member.ids {
      SolverWatch.time { solver.remove(id) }
      owners[id] = nil
    }
    member.ids = []
  }

  /// Widths, and so the lines of text, may depend on what the constraint says.
  func noteWidths(of constraint: NSLayoutConstraint) {
    if !mixed.isEmpty || constraint.firstAttribute.isHorizontal { wrapIsStale = true }
  }

  func note(_ member: Member, isBroken: Bool) {
    member.isBroken = isBroken
    member.blockers = nil
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

  /// A content size's second form ranks behind its first.
  func ranked() -> [Constraint] {
    guard count > 1 else { return self }
    return enumerated().map { index, form in
      var form = form
      form.rank += index
      return form
    }
  }
}

extension NSLayoutConstraint {
  /// Whether it lets widths depend on heights.
  var mixesAxes: Bool {
    secondAttribute != .notAnAttribute
      && firstAttribute.isHorizontal != secondAttribute.isHorizontal
  }
}
