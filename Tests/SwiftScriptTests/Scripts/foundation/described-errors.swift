// swift-format-ignore-file
// What errors say of themselves.
import Foundation
enum Failure: Error { case offline, code(Int), worse }
enum Numbered: Int, Error { case one = 41, two }
struct Told: LocalizedError { var errorDescription: String? { "Told so" } }
enum Login: LocalizedError {
  case empty
  case short(min: Int)
  var errorDescription: String? {
    switch self {
    case .empty: return "Nothing there"
    case .short(let min): return "At least \(min)"
    }
  }
  var recoverySuggestion: String? { "Try again" }
}
func fails(_ error: any Error) throws { throw error }
for error in [Failure.offline, Failure.code(3), Failure.worse, Numbered.two, Told(), Login.empty, Login.short(min: 4)] as [any Error] {
  do { try fails(error) } catch { print(error.localizedDescription) }
}
let native = NSError(domain: "app", code: 7, userInfo: [NSLocalizedDescriptionKey: "No way"])
print(native.domain, native.code, native.localizedDescription, native.userInfo[NSLocalizedDescriptionKey] as? String ?? "")
do { try fails(native) } catch let error as NSError { print("NSError", error.code) }
do { try fails(Failure.worse) } catch { print((error as NSError).domain, (error as NSError).code) }
do { try fails(Login.short(min: 2)) } catch let error as Login { print(error.localizedDescription, error.recoverySuggestion ?? "", error.failureReason as Any) } catch { print("other") }
let result: Result<Int, any Error> = .failure(Told())
if case .failure(let error) = result { print(error.localizedDescription) }
print(NSError(domain: "x", code: 1).localizedDescription)
// expect: The operation could not be completed. (main.Failure error 1.)
// expect: The operation could not be completed. (main.Failure error 0.)
// expect: The operation could not be completed. (main.Failure error 2.)
// expect: The operation could not be completed. (main.Numbered error 42.)
// expect: Told so
// expect: Nothing there
// expect: At least 4
// expect: app 7 No way No way
// expect: NSError 7
// expect: main.Failure 2
// expect: At least 2 Try again nil
// expect: Told so
// expect: The operation could not be completed. (x error 1.)
