// swift-format-ignore-file
struct Model {}
public struct S {
  public subscript(i: Int) -> Model { Model() }  // error: subscript cannot be declared public because its element type uses an internal type
}
