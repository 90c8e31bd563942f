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
    ("let a = [1, 2, 3\n", "1: expected ']' in container literal expression"),
    ("let d = [\"a\": 1 \"b\": 2]\n", "1: expected ',' separator"),
    ("let a = [\n  1\n  2\n]\n", "2: expected ',' separator"),
    ("let d = [\n  \"a\": 1\n  \"b\": 2\n]\n", "2: expected ',' separator"),
    ("func f(_ a: Int, _ b: Int) {}\nf(1\n  2)\n", "2: expected ',' separator"),
    ("print(\"a\"\n", "2: expected ')' in expression list"),
    ("func f() {\n  print(1)\n", "3: expected '}' at end of brace statement"),
    ("class A {\n  func f() {\n    print(1)\n  }\n", "5: expected '}' in class"),
    ("struct A {\n  var x = 1\n", "3: expected '}' in struct"),
    ("enum A {\n  case a\n", "3: expected '}' at end of enum"),
    ("extension Int {\n  func f() {}\n", "3: expected '}' at end of extension"),
    ("protocol P {\n  func f()\n", "3: expected '}' in protocol"),
    (
      "switch 1 {\ncase 1: print(1)\ndefault: print(2)\n",
      "4: expected '}' at end of 'switch' statement"
    ),
    ("let c = { print(1)\n", "2: expected '}' at end of closure"),
    ("for i in 0..<3 print(i)\n", "1: expected '{' to start the body of for-each loop"),
    ("for (i, case let v?) in [(1, nil as Int?)] { print(i, v) }\n", "1: expected pattern"),
    ("for i 0..<3 { print(i) }\n", "1: expected 'in' after for-each pattern"),
    ("guard 1 < 2 { fatalError() }\n", "1: expected 'else' after 'guard' condition"),
    ("switch 1 case 1: print(1)\n", "1: expected '{' after 'switch' subject expression"),
    (
      "let f = { (x: Int) -> Int\n  x\n}\n", "2: expected 'in' after the closure signature"
    ),
    ("if { print(1) }\n", "1: missing condition in 'if' statement"),
    ("while { print(1) }\n", "1: missing condition in 'while' statement"),
    ("var x = 1\ndo {\n  x += 1\n} while x < 2\n", "2: 'do-while' statement is not allowed"),
    ("repeat { print(1) }\n", "1: expected 'while' after body of 'repeat' statement"),
    ("do { print(1) } catch print(2)\n", "1: expected '{' after 'catch' pattern"),
    ("func () {}\n", "1: expected identifier in function declaration"),
    ("func f {}\n", "1: expected '(' in argument list of function declaration"),
    ("func f() -> Int\nprint(1)\n", "1: expected '{' in body of function declaration"),
    ("class { }\n", "1: expected identifier in class declaration"),
    ("class A : { }\n", "1: expected type"),
    ("var = 5\n", "1: expected pattern"),
    ("var x: Int = \n", "1: expected initial value after '='"),
    ("let a = foo(1,, 2)\n", "1: unexpected ',' separator"),
    ("let a = [1,, 2]\n", "1: expected expression in container literal"),
    ("enum E { case }\n", "1: expected identifier in enum 'case' declaration"),
    (
      "enum E { var a: Int; case b }\nlet e = E.b e\n",
      "2: consecutive statements on a line must be separated by ';'"
    ),
    (
      "animate(1) { go() }, completion: { stop() }\n",
      "1: consecutive statements on a line must be separated by ';'"
    ),
    (
      "func show() {\n  animate(1) { go() }, completion: { stop() }\n}\n",
      "2: consecutive statements on a line must be separated by ';'"
    ),
    (
      "let show = {\n  animate(1) { go() }, completion: { stop() }\n}\n",
      "2: consecutive statements on a line must be separated by ';'"
    ),
    (
      "struct S { let x: Int let y: Int }\n",
      "1: consecutive declarations on a line must be separated by ';'"
    ),
    ("if true { print(1) } else print(2)\n", "1: expected '{' or 'if' after 'else'"),
    ("func f(Int x) { }\n", "1: expected ':' following argument label and parameter name"),
    ("let s = \"a\" . \"b\"\n", "1: expected member name following '.'"),
    ("if x === nil then { }\n", "1: expected '{' after 'if' condition"),
    ("switch 1 { case 1 print(1) }\n", "1: expected ':' after 'case'"),
    (
      "let s = \"a \\(1\" + \"b\"\n",
      "1: cannot find ')' to match opening '(' in string interpolation"
    ),
    (
      "let s = \"\"\"\n  abc\n   \"\"\"\n",
      "2: insufficient indentation of line in multi-line string literal"
    ),
    ("let s = \"\\q\"\n", "1: invalid escape sequence in literal"),
    ("class A { override }\n", "1: expected declaration"),
    ("func f() { } }\nprint(1)\n", "1: extraneous '}' at top level"),
    ("let a: [Int = [1]\n", "1: expected ']' in array type"),
    ("let a: [String: Int = [:]\n", "1: expected ']' in dictionary type"),
    ("let a: Array<Int = []\n", "1: expected '>' to complete generic argument list"),
    ("init() {}\n", "1: initializers may only be declared within a type"),
    ("class A func f() {} }\n", "1: expected '{' in class"),
    ("struct A: Equatable var x = 1 }\n", "1: expected '{' in struct"),
    ("let d = [\"a\": 1, \"b\"]\n", "1: expected ':' in dictionary literal"),
    ("let d = [\"a\": ]\n", "1: expected value in dictionary literal"),
    ("func f<T(x: T) {}\n", "1: expected '>' to complete generic parameter list"),
    ("extension { }\n", "1: expected type name in extension declaration"),
    ("struct { }\n", "1: expected identifier in struct declaration"),
    ("enum { }\n", "1: expected identifier in enum declaration"),
    ("protocol { }\n", "1: expected identifier in protocol declaration"),
    ("func f() throw { }\n", "1: expected throwing specifier; did you mean 'throws'?"),
    ("func f() -> Int throws { 1 }\n", "1: 'throws' may only occur before '->'"),
    ("func f() -> Int async { 1 }\n", "1: 'async' may only occur before '->'"),
    ("for i in { }\n", "1: expected Sequence expression for for-each loop"),
    ("let s = \"abc\nprint(s)\n", "1: unterminated string literal"),
    ("let x = 5;; print(x)\n", "1: ';' statements are not allowed"),
    ("func f() -> { 5 }\n", "1: expected type for function result"),
    ("let class = 5\n", "1: keyword 'class' cannot be used as an identifier here"),
    ("func 2f() {}\n", "1: function name can only start with a letter or underscore, not a number"),
    (
      "for (var i = 0; i < 3; i++) { print(i) }\n",
      "1: C-style for statement was removed in Swift 3"
    ),
    ("while true print(\"a\")\n", "1: expected '{' after 'while' condition"),
    ("let c = true ? 1\n", "1: expected ':' after '? ...' in ternary expression"),
    ("else { print(\"a\") }\n", "1: expected expression"),
    ("struct S { x: Int }\n", "1: expected 'var' keyword in property declaration"),
    (
      "enum E { case a b }\n",
      "1: found an unexpected second identifier in enum 'case' declaration; is there an accidental break?"
    ),
    ("class A { func init() {} }\n", "1: keyword 'init' cannot be used as an identifier here"),
    (
      "switch 1 { case 1: default: print(2) }\n",
      "1: 'case' label in a 'switch' must have at least one executable statement"
    ),
  ])
  func `a mistake of form is named as the compiler names it`(_ text: String, _ first: String) {
    #expect(Run(text, name: "form").errors.first == first)
  }

  @Test func `a semicolon ends the declaration of an operator`() {
    let run = Run(
      """
      prefix operator ++;
      postfix operator --; infix operator <+>: AdditionPrecedence;
      prefix func ++ (x: inout Int) { x += 1 };
      postfix func -- (x: inout Int) -> Int { defer { x -= 1 }; return x };
      func <+> (a: Int, b: Int) -> Int { a * 10 + b };
      var n = 1; ++n; print(n--, n, n <+> 2);
      """, name: "semicolons")
    #expect(run.errors == [])
    #expect(run.lines == ["2 1 12"])
  }
}
