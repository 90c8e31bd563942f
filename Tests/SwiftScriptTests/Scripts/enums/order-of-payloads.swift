// Cases are ordered as they are declared, and two of one case by what they carry.
enum Level: Comparable, Hashable { case low, mid(Int), high(name: String, n: Int) }
print(Level.mid(2) < .mid(3), Level.mid(2) < Level.mid(3), Level.mid(2) > .mid(1))
enum Level2: Comparable { case low, mid(Int), high(name: String, n: Int) }
print(
  Level2.mid(2) < .mid(3), Level2.high(name: "a", n: 2) < .high(name: "a", n: 3),
  max(Level2.mid(1), .mid(4)))

// expect: true true true
// expect: true true mid(4)
