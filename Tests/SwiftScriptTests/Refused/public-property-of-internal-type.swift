// swift-format-ignore-file
class Service {}
public class Screen {
  public var service: Service = Service()  // error: property cannot be declared public because its type uses an internal type
}
