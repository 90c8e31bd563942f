// swift-format-ignore-file
struct Failure: Error {}
func t() throws {}
func f() throws {
  defer { try t() } // error: call can throw, but errors cannot be thrown out of a defer body
  defer { do { try t() } catch { print(error) } }
  defer { try? t() }
  defer { throw Failure() } // error: errors cannot be thrown out of a defer body
}
