protocol Named { var name: String { get } }
struct Cat: Named { let name: String }
func greet<T: Named>(_ one: T) -> String { "Hello, \(one.name)" }
func fail<E: Error>(_ error: E) -> String { "\(error)" }
struct Oops: Error {}
let errors: [any Error] = [Oops()]
print(errors.map(fail))
let all: [any Named] = [Cat(name: "Tom")]
print(all.map { greet($0) })
print(all.map(greet))  // error: type 'any Named' cannot conform to 'Named'
