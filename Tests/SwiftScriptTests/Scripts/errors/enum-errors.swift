enum LoginError: Error { case wrongPassword, locked(minutes: Int) }
func login(_ password: String) throws -> String {
  if password.isEmpty { throw LoginError.locked(minutes: 5) }
  guard password == "swift" else { throw LoginError.wrongPassword }
  return "welcome"
}
for password in ["swift", "objc", ""] {
  do {
    print(try login(password))
  } catch LoginError.locked(let minutes) {
    print("locked for", minutes)
  } catch {
    print("failed:", error)
  }
}
// expect: welcome
// expect: failed: wrongPassword
// expect: locked for 5
