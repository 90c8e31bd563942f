enum Http: Error { case status(Int), offline }
func classify(_ error: Http) -> String {
  do { throw error as any Error } catch Http.status(404) { return "not found" } catch Http.status(
    let code) where code >= 500
  { return "server \(code)" } catch Http.status, Http.offline { return "other" } catch {
    return "never"
  }
}
print(classify(.status(404)), classify(.status(503)), classify(.status(301)), classify(.offline))
// expect: not found server 503 other other
