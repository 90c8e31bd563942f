enum AgeError: Error { case negative }
struct Age {
  let years: Int;
  init(_ years: Int) throws {
    guard years >= 0 else { throw AgeError.negative }; self.years = years
  }
}
print((try? Age(3))?.years ?? -1, (try? Age(-3))?.years ?? -1)
// expect: 3 -1
