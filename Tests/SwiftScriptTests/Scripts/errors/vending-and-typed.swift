// swift-format-ignore-file
// Errors, defer, rethrows, typed throws, Result
enum VendingError: Error, Equatable {
  case invalidSelection, insufficientFunds(needed: Int), outOfStock
}
struct Item { var price: Int; var count: Int }
class Machine {
  var stock = [
    "Candy": Item(price: 12, count: 7), "Chips": Item(price: 10, count: 4),
    "Gum": Item(price: 1, count: 0),
  ]; var deposited = 0
  func vend(_ name: String) throws {
    guard let item = stock[name] else { throw VendingError.invalidSelection }
    guard item.count > 0 else { throw VendingError.outOfStock }
    guard item.price <= deposited else {
      throw VendingError.insufficientFunds(needed: item.price - deposited)
    }
    deposited -= item.price; stock[name]!.count -= 1; print("Dispensing \(name)")
  }
}
let favorites = ["Alice": "Chips", "Bob": "Licorice", "Eve": "Gum"]
func buy(_ person: String, _ m: Machine) throws { try m.vend(favorites[person] ?? "Candy") }
let m = Machine(); m.deposited = 11
for p in ["Alice", "Bob", "Eve", "Zed"] {
  do { try buy(p, m); print("ok") } catch VendingError.invalidSelection { print("Invalid") } catch
    VendingError.outOfStock, VendingError.insufficientFunds(needed: 0)
  { print("Out") } catch VendingError.insufficientFunds(let n) where n > 10 {
    print("need many \(n)")
  } catch { print("Unexpected \(error)") }
}
func risky(_ n: Int) throws -> Int {
  defer { print("defer 1", n) }; defer { print("defer 2") };
  if n < 0 { throw VendingError.outOfStock }; defer { print("late") }; return n * 2
}
print((try? risky(2)) as Any); print((try? risky(-1)) as Any)
func nested() throws {
  for i in 0..<3 {
    defer { print("end", i) }; if i == 1 { continue };
    if i == 2 { throw VendingError.invalidSelection }; print("body", i)
  }
}
do { try nested() } catch let e as VendingError { print(e, e == .invalidSelection) }
func each<T>(_ a: [T], _ f: (T) throws -> Void) rethrows { for x in a { try f(x) } }
each([1, 2]) { print($0, terminator: " ") }; print()
do { try each([1, -1]) { _ = try risky($0) } } catch { print("rethrown", error) }
func typed(_ b: Bool) throws(VendingError) -> Int { if b { throw .outOfStock }; return 1 }
do { _ = try typed(true) } catch {
  switch error {
  case .outOfStock: print("typed out");
  default: print("?")
  }
}
func load(_ n: Int) -> Result<Int, VendingError> {
  n > 0 ? .success(n) : .failure(.insufficientFunds(needed: -n))
}
print(
  load(3).map { $0 * 2 }, load(-2).mapError { _ in VendingError.outOfStock },
  (try? load(1).get()) ?? 0)
switch load(-5).flatMap({ load($0) }) {
case .success(let v): print(v);
case .failure(.insufficientFunds(let n)): print("fail", n);
case .failure: print("other")
}
let r = Result { try risky(4) }; if case .success(let v) = r { print(v) }
let r2 = Result { try risky(-4) }; do { _ = try r2.get() } catch { print(type(of: error), error) }
struct Ctx: Error { let underlying: any Error; let step: String }
func step<T>(_ name: String, _ body: () throws -> T) throws -> T {
  do { return try body() } catch { throw Ctx(underlying: error, step: name) }
}
do { let v = try step("outer") { try step("inner") { try risky(-9) } }; print(v) } catch let c
  as Ctx
{
  var e: any Error = c; var path: [String] = [];
  while let x = e as? Ctx { path.append(x.step); e = x.underlying }; print(path, e)
}
func optionalChain() -> String? {
  guard let a = Int("4"), case let b? = Int("5"), a < b else { return nil }; return "\(a + b)"
}
print(optionalChain()!, (try? typed(false)).map { $0 + 1 } as Any)
outer: for i in 1... {
  for j in 1...i {
    if i * j > 12 { print("found", i, j); break outer }; if j == 3 { continue outer }
  }
}
var n = 0; repeat { n += 1; if n == 2 { continue } } while n < 4; print(n)
func check(_ v: Any) -> String {
  switch v {
  case is Int where (v as! Int) < 0: "negative";
  case 0 as Int: "zero";
  case let i as Int: "int \(i)";
  case let s as String: "string \(s)";
  case let (a, b) as (Int, Int): "pair \(a + b)";
  case let a as [Int]: "ints \(a.count)";
  case let f as () -> Int: "func \(f())";
  case Optional<Any>.none: "nil";
  default: "other \(type(of: v))"
  }
}
print([-1, 0, 5, "x", (1, 2), [1, 2], { 7 } as () -> Int, 2.5, nil as Int? as Any].map(check))

// expect: Dispensing Chips
// expect: ok
// expect: Invalid
// expect: Out
// expect: need many 11
// expect: late
// expect: defer 2
// expect: defer 1 2
// expect: Optional(4)
// expect: defer 2
// expect: defer 1 -1
// expect: nil
// expect: body 0
// expect: end 0
// expect: end 1
// expect: end 2
// expect: invalidSelection true
// expect: 1 2 
// expect: late
// expect: defer 2
// expect: defer 1 1
// expect: defer 2
// expect: defer 1 -1
// expect: rethrown outOfStock
// expect: typed out
// expect: success(6) failure(main.VendingError.outOfStock) 1
// expect: fail 5
// expect: late
// expect: defer 2
// expect: defer 1 4
// expect: 8
// expect: defer 2
// expect: defer 1 -4
// expect: VendingError outOfStock
// expect: defer 2
// expect: defer 1 -9
// expect: ["outer", "inner"] outOfStock
// expect: 9 Optional(2)
// expect: found 5 3
// expect: 4
// expect: ["negative", "zero", "int 5", "string x", "pair 3", "ints 2", "func 7", "other Double", "nil"]
