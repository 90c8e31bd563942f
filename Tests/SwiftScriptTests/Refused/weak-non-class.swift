// swift-format-ignore-file
struct Point {}
class Holder {
  weak var point: Point?  // error: 'weak' may only be applied to class and class-bound protocol types, not 'Point'
}
