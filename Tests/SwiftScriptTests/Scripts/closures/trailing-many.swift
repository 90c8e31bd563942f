func load(_ name: String, success: (String) -> Void, failure: () -> Void) {
  name.isEmpty ? failure() : success(name)
}
load("a") {
  print("loaded", $0)
} failure: {
  print("failed")
}
load("") {
  print("loaded", $0)
} failure: {
  print("failed")
}
// expect: loaded a
// expect: failed
