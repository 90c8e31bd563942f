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
      noteWidths(of: member.constraint)
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
    admit(coming)
  }

  /// Enters constraints that have been activated together.
  func enter(_ constraints: [NSLayoutConstraint]) {
    var coming: [Prepared] = []
    // A constraint may stand in the list twice, or have been entered or deactivated meanwhile.
    for constraint in constraints where pending[constraint.identity.id] != nil {
      coming.append(prepare(constraint))
      noteWidths(of: constraint)
      isDelivered = false
    }
    admit(coming)
  }

  /// Together if they hold together, which one look tells; else one after the other, as if each had
  /// come alone.
  private func admit(_ coming: [Prepared]) {
    if coming.count > 1 {
      for (member, forms) in coming {
        member.forms = forms
        for form in forms {
          guard
            let id = try? SolverWatch.time({ () throws(SolverError) in try solver.insert(form) })
          else { continue }
          member.ids.append(id)
          owners[id] = member
        }
      }
      let holds: Void? = try? SolverWatch.time { () throws(SolverError) in try solver.check() }
      if holds != nil { return }
      for (member, _) in coming { takeOut(member) }
    }
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
