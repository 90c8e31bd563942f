import Testing

/// Points, sizes and rectangles, as scripts have them.
@Suite struct RectangleTests {
  @Test func `a rectangle is divided at a distance from one of its edges`() {
    let app = ScriptedApp()

    app.run(
      """
      let (slice, rest) = CGRect(x: 0, y: 0, width: 100, height: 40).divided(
        atDistance: 10, from: .maxYEdge)
      print(slice.origin.y, slice.height, rest.height)
      let end = CGRect(x: 1, y: 2, width: 3, height: 4)
        .divided(atDistance: 9, from: .minXEdge).remainder
      print(end.minX, end.minY, end.width, end.height)
      """)

    #expect(app.output == "30.0 10.0 30.0\n4.0 2.0 0.0 4.0\n")
    #expect(app.problems == [])
  }

  /// What swiftc 6.3 says of each.
  @Test(arguments: [
    (
      "CGPoint(x: index * width, y: 0)",
      "cannot convert value of type 'CGFloat' to expected argument type 'Int'"
    ),
    (
      "CGPoint(x: index * width, y: width)",
      "cannot convert value of type 'Int' to expected argument type 'CGFloat'"
    ),
    (
      "CGSize(width: width / index, height: 10)",
      "cannot convert value of type 'CGFloat' to expected argument type 'Int'"
    ),
    (
      "CGSize(width: width / index, height: width)",
      "binary operator '/' cannot be applied to operands of type 'CGFloat' and 'Int'"
    ),
    (
      "CGSize(width: index * ratio, height: 2.5)",
      "cannot convert value of type 'Int' to expected argument type 'Double'"
    ),
    (
      "CGPoint(x: index, y: width)",
      "no exact matches in call to initializer "
    ),
    (
      "CGRect(x: index, y: 0, width: width, height: width)",
      "cannot convert value of type 'Int' to expected argument type 'CGFloat'"
    ),
    (
      "CGRect(x: index * 10.5, y: 0, width: 1, height: 1)",
      "cannot convert value of type 'Double' to expected argument type 'Int'"
    ),
  ])
  func `numbers of several types are refused in the compiler's words`(
    _ value: String, _ sentence: String
  ) {
    let app = ScriptedApp()

    app.run(
      """
      let index = 2
      let width: CGFloat = 100
      let ratio = 0.5
      let value = \(value)
      """)

    #expect(app.problems == ["4: \(sentence)"])
  }
}
