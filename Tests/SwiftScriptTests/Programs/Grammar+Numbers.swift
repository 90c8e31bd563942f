extension Grammar {
  mutating func learnNumbers() {
    leaf(.int, "#n", "#m", "1", "0", "17", "-3", "256", "1_000")
    leaf(.bool, "true", "false")
    leaf(.double, "0.5", "2.25", "-1.5", "3.0", "100.125")
    // Where nothing says what they are, swiftc 6.3 multiplies two literals as `Int128`, if the system
    // that the program is for has it: what Xcode does depends on that.
    for sign in ["&+", "&-", "&*", "&", "|", "^"] {
      basic(.int, sign == "&*" ? "(#0 &* Int(#1))" : "(#0 \(sign) #1)", .int, .int)
    }
    basic(.int, "(#0 / #n)", .int)
    basic(.int, "(#0 % #n)", .int)
    basic(.int, "(#0 << #m)", .int)
    basic(.int, "(#0 >> #m)", .int)
    basic(.int, "(~(#0))", .int)
    basic(.int, "(#0 ? #1 : #2)", .bool, .int, .int)
    basic(.int, "min(#0, #1)", .int, .int)
    basic(.int, "max(#0, #1)", .int, .int)
    basic(.int, "(#0).signum()", .int)
    basic(.int, "(#0).nonzeroBitCount", .int)
    basic(.int, "(#0).quotientAndRemainder(dividingBy: #n).remainder", .int)
    basic(.int, "(Int(exactly: (#0).rounded()) ?? #1)", .double, .int)
    for sign in ["<", "<=", ">", ">=", "==", "!="] {
      basic(.bool, "(#0 \(sign) #1)", .int, .int)
    }
    basic(.bool, "(#0 && #1)", .bool, .bool)
    basic(.bool, "(#0 || #1)", .bool, .bool)
    basic(.bool, "(!(#0))", .bool)
    basic(.bool, "(#0).isMultiple(of: #n)", .int)
    basic(.bool, "(1...#n).contains(#0)", .int)
    // Beside Foundation two literals could be numbers of several types.
    basic(.bool, "((#0 as Double) < #1)", .double, .double)
    for sign in ["+", "-", "*"] { basic(.double, "(#0 \(sign) #1)", .double, .double) }
    // By zero it would be no number, whose sign is nobody's rule.
    basic(.double, "(#0 / #n)", .double)
    basic(.double, "Double(#0 % 1000)", .int)
    basic(.double, "(#0).rounded()", .double)
    basic(.double, "(#0).rounded(.down)", .double)
    basic(.double, "(#0).magnitude.squareRoot()", .double)
    basic(.double, "(-(#0))", .double)
    basic(.double, "max(#0, #1)", .double, .double)
    basic(.double, "Double(Float(#0))", .double)
    change(.int, "#v &+= #0", [.int])
    change(.int, "#v ^= #0", [.int])
    change(.int, "#v /= #n")
    change(.bool, "#v.toggle()")
    change(.double, "#v += #0", [.double])
    change(.double, "#v.round(.up)")
    change(.double, "#v.negate()")
  }

  /// Numbers of another width: nothing that traps.
  mutating func learnSized(_ name: String) {
    let kind = Kind.sized(name)
    leaf(kind, "\(name)(#n)", "\(name).max", "\(name).min", "\(name)(1)")
    for sign in ["&+", "&-", "&*", "&", "|", "^", "&<<", "&>>"] {
      rule(kind, "(#0 \(sign) #1)", [kind, kind])
    }
    rule(kind, "\(name)(truncatingIfNeeded: #0)", [.int])
    rule(kind, "\(name)(clamping: #0)", [.int])
    rule(kind, "(\(name)(exactly: #0) ?? #1)", [.int, kind])
    rule(kind, "(~(#0))", [kind])
    rule(kind, "(#0 / #n)", [kind])
    rule(kind, "(#0 % #n)", [kind])
    rule(kind, "(#0 >> #m)", [kind])
    rule(kind, "(#0 << #m)", [kind])
    rule(kind, "(#0).byteSwapped", [kind])
    rule(kind, "(#0).addingReportingOverflow(#1).partialValue", [kind, kind])
    rule(.bool, "(#0).multipliedReportingOverflow(by: #1).overflow", [kind, kind])
    rule(.bool, "(#0 < #1)", [kind, kind])
    rule(.int, "Int(truncatingIfNeeded: #0)", [kind])
    rule(.int, "(#0).leadingZeroBitCount", [kind])
    rule(.int, "(#0).trailingZeroBitCount", [kind])
    rule(.string, "String(#0, radix: 16)", [kind])
    change(kind, "#v &+= #0", [kind])
    change(kind, "#v ^= #0", [kind])
    change(kind, "#v >>= 1")
  }
}
