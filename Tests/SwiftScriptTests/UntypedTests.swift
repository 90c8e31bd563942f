import Testing

@testable import SwiftScript

@Suite struct UntypedTests {
  @Test func `what has no type is said so`() {
    let run = Run("let all = [abs, { -$0 }]\n", name: "untyped")
    #expect(run.errors == ["1: LayoutLab cannot type this yet"])
  }

  @Test func `what has no type is not spoken of before what is wrong is mended`() {
    let run = Run("let all = [abs, { -$0 }]\nlet size: Int = \"x\"\n", name: "wrong")
    #expect(run.errors == ["1: LayoutLab cannot type this yet"])
    let other = Run("let size: Int = \"x\"\nlet all = [abs, { -$0 }]\n", name: "wrong")
    #expect(
      other.errors == ["1: cannot convert value of type 'String' to specified type 'Int'"])
  }
}
