// swift-format-ignore-file
enum NetError: Error, Equatable { case timeout(seconds: Int), status(Int), offline }
func fetch(_ n: Int) throws -> String { switch n { case 0: throw NetError.offline; case 1: throw NetError.timeout(seconds: 5); case 404: throw NetError.status(404); default: return "ok \(n)" } }
for n in [0, 1, 404, 7] {
  do { print(try fetch(n)) }
  catch NetError.timeout(let s) where s > 3 { print("slow", s) }
  catch let NetError.status(code) { print("status", code) }
  catch let e as NetError { print("net", e) }
  catch { print("other", error) }
}
let r: Result<String, NetError> = .failure(.offline)
switch r { case .success(let s): print(s); case .failure(.offline): print("off"); case .failure(let e): print(e) }
print((try? r.get()) ?? "default", Result { try fetch(3) }.map { $0.count })
func twice(_ f: () throws -> Int) rethrows -> Int { try f() + f() }
print(twice { 4 })
do { _ = try twice { throw NetError.status(1) } } catch { print(error) }
func typed(_ b: Bool) throws(NetError) -> Int { if b { throw .offline }; return 1 }
do { print(try typed(false)); _ = try typed(true) } catch { print(error == .offline) }
func cleanup() throws { defer { print("first defer") }; defer { print("second defer") }; print("work"); throw NetError.offline }
try? cleanup()
struct Validation: Error, CustomStringConvertible { let field: String; var description: String { "bad \(field)" } }
func validate(_ age: Int) throws -> Int { guard age >= 0 else { throw Validation(field: "age") }; return age }
do { print(try validate(3)); print(try validate(-1)) } catch let v as Validation { print(v, v.field) } catch {}
let xs = ["1", "x", "3"].map { s in Result { () throws -> Int in guard let n = Int(s) else { throw Validation(field: s) }; return n } }
for x in xs { switch x { case .success(let n): print(n); case .failure(let e): print(e) } }
print(["1", "2"].compactMap(Int.init), try ["4"].map { try validate(Int($0)!) })
// expect: net offline
// expect: slow 5
// expect: status 404
// expect: ok 7
// expect: off
// expect: default success(4)
// expect: 8
// expect: status(1)
// expect: 1
// expect: true
// expect: work
// expect: second defer
// expect: first defer
// expect: 3
// expect: bad age age
// expect: 1
// expect: bad x
// expect: 3
// expect: [1, 2] [4]
