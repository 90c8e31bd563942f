func number() async -> Int { 4 }
func doubled() async throws -> Int { try await fail(false) * 2 }
enum Fault: Error { case no }
func fail(_ fails: Bool) async throws -> Int { if fails { throw Fault.no }; return await number() }
print(await number())
print(try await doubled())
do { _ = try await fail(true) } catch { print("caught", error) }
// expect: 4
// expect: 8
// expect: caught no
