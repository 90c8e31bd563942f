enum Fault: Error { case no }
let result = Result { () throws -> Int in throw Fault.no }
if case .failure(let error) = result { print("failure", error) }
print(Result { 3 })
// expect: failure no
// expect: success(3)
