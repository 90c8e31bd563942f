final class Resource {
  let name: String; init(_ name: String) { self.name = name; print("open", name) };
  deinit { print("close") }
}
enum Fault: Error { case now }
func use() throws { let resource = Resource("db"); print("using", resource.name); throw Fault.now }
do { try use() } catch { print("caught") }
// expect: open db
// expect: using db
// expect: close
// expect: caught
