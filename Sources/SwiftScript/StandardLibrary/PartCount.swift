/// What a count that is asked for is of, in the words of Swift's trap for one below 0.
enum PartCount: String {
  case prefix = "take a prefix of negative length"
  case suffix = "take a suffix of negative length"
  case dropped = "drop a negative number of elements"

  /// Whether there can be so many; stops the program if not.
  func isRight(_ count: Value, _ machine: Machine) -> Bool {
    machine.require(count.int >= 0, "Can't \(rawValue) from a collection")
  }
}
