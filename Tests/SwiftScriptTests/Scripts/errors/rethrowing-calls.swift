// swift-format-ignore-file
struct E: Error {}
func once<T>(_ f: () throws -> T) rethrows -> T { try f() }
func twice<T>(_ f: () throws -> T) rethrows -> [T] { [try once(f), try once { try f() }] }
extension Sequence { func each(_ f: (Element) throws -> Void) rethrows { for x in self { try f(x) } } 
  func tryMap<T>(_ f: (Element) throws -> T) rethrows -> [T] { var r: [T] = []; try each { r.append(try f($0)) }; return try r + map(f) } }
print(twice { 3 }, [1, 2].tryMap { $0 * 2 })
do { try [1].each { _ in throw E() } } catch { print("caught") }
func mayThrow() throws -> Int { throw E() }
func safe(_ f: () throws -> Int) rethrows -> Int { do { return try mayThrow() } catch { return try f() } }
print(safe { 9 })
func quiet(_ f: () throws -> Int) rethrows -> Int? { let a = try? mayThrow(); return try a ?? f() }
print(quiet { 4 } as Any)
// expect: [3, 3] [2, 4, 2, 4]
// expect: caught
// expect: 9
// expect: Optional(4)
