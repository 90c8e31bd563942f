// swift-format-ignore-file
struct Model {}
public class S {
  public let model = Model()  // error: property cannot be declared public because its type 'Model' uses an internal type
}
