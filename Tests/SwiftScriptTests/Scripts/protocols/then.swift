protocol Then {}
extension Then where Self: AnyObject {
  @discardableResult func then(_ change: (Self) -> Void) -> Self { change(self); return self }
}
final class Label { var text = ""; init() {} }
extension Label: Then {}
print(Label().then { $0.text = "hi" }.text)
// expect: hi
