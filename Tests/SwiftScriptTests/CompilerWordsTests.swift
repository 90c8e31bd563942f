import Testing

@testable import SwiftScript

/// Texts that no formatter can read stand here instead of among the refused programs.
@Suite struct CompilerWordsTests {
  @Test(arguments: [
    ("class C {\n  for i in 0..<3 { print(i) }\n}", "2: expected declaration"),
    ("class C {\n  self.n = 3\n}", "2: expected declaration"),
    (
      "struct S { var xs = [1]\n  xs.append(3)\n}",
      "2: expected 'func' keyword in instance method declaration"
    ),
    ("class C {\n  print(\"x\")\n}", "2: expected 'func' keyword in instance method declaration"),
    ("class C { var n = 0\n  n = 3\n}", "2: expected 'var' keyword in property declaration"),
    ("let s = 'a'", "1: single-quoted string literal found, use '\"'"),
    ("let n = 2 ** 3", "1: cannot find operator '**' in scope"),
  ])
  func `a mistake of form is named as the compiler names it`(_ text: String, _ first: String) {
    #expect(Run(text, name: "form").errors.first == first)
  }
}
