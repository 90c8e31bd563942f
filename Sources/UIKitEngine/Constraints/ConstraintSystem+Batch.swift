import Cassowary

/// Many changes at once, between which nobody looks.
extension ConstraintSystem {
  /// A constraint, and what the solver is to be told of it.
  typealias Prepared = (member: Member, forms: [Constraint])

  /// Brings the solver in line: first what goes, then numbers together, then what comes.
  ///
  /// So nothing contradicts in passing: a view and its guides may change their sizes.
  func update(_ prepared: [Prepared]) {
    var coming: [Prepared] = []
    var isRenumbered = false
    for (member, forms) in prepared where members[member.constraint.identity.id] === member {
      let isIn = member.ids.count == forms.count
      if member.isBroken || isIn, member.forms == forms { continue }
      isDelivered = false
      noteWidths(of: member)
      if member.isBroken, member.forms.ranked(like: forms) == forms {
        member.forms = forms
      } else if !member.isBroken, isIn,
        zip(member.forms, forms).allSatisfy({ $0.differsInNumbersOnly(from: $1) })
      {
        renumber(member, to: forms)
        isRenumbered = true
      } else {
        withdraw(member)
        coming.append((member, forms))
      }
    }
    if isRenumbered { giveUpWhatContradicts() }
    for (member, forms) in coming {
      member.forms = forms
      admit(member)
    }
  }

  private func renumber(_ member: Member, to forms: [Constraint]) {
    for (index, form) in forms.enumerated() {
      let id = member.ids[index]
      solver.setRank(form.rank, of: id)
      try? solver.change(id, toConstant: form.constant)
      if form.strength == .required { mayMend = true }
    }
    member.forms = forms
  }
}
