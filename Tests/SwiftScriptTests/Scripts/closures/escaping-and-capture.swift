var stored: [() -> Int] = []
func keep(_ work: @escaping () -> Int) { stored.append(work) }
func counter() {
  var n = 0;
  keep {
    n += 1; return n
  }
}
counter()
print(stored[0](), stored[0]())
// expect: 1 2
