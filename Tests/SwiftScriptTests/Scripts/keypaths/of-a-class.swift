final class Box { var value = 1; init() {} }
let path: ReferenceWritableKeyPath<Box, Int> = \.value
let box = Box()
box[keyPath: path] = 5
print(box.value)
func set<Root: AnyObject, V>(_ root: Root, _ path: ReferenceWritableKeyPath<Root, V>, _ value: V) {
  root[keyPath: path] = value
}
set(box, \.value, 9)
print(box.value)
// expect: 5
// expect: 9
