enum Fault: Error { case bad(String) }
func number(_ text: String) throws -> Int {
  guard let n = Int(text) else { throw Fault.bad(text) }; return n
}
print(try ["1", "2"].map(number))
do { print(try ["1", "x", "y"].map { try number($0) }) } catch { print(error) }
// expect: [1, 2]
// expect: bad("x")
