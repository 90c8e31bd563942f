// swift-format-ignore-file
final class Weak<Object: AnyObject> {
  weak var object: Object?
  init(_ object: Object) { self.object = object }
}
final class Thing { init() {} }
var thing: Thing? = Thing()
let reference = Weak(thing!)
print(reference.object != nil)
thing = nil
print(reference.object != nil)
// expect: true
// expect: false
