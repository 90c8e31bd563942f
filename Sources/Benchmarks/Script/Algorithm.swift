/// The same algorithm as a script of ours and in Python, written as people write either.
struct Algorithm {
  let name: String
  let swift: String
  let python: String

  static let all = [fib, loops, dispatch, closures, arrays, dictionaries, strings, objects]
}

/// Calls, numbers and collections.
extension Algorithm {
  static let fib = Algorithm(
    name: "fib(31)",
    swift: #"""
      func fib(_ n: Int) -> Int { n < 2 ? n : fib(n - 1) + fib(n - 2) }
      print(fib(31))
      """#,
    python: #"""
      def fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)
      print(fib(31))
      """#)

  static let loops = Algorithm(
    name: "nested loops",
    swift: #"""
      func loops(_ n: Int) -> Int {
        var total = 0
        for i in 0..<n {
          for j in 0..<n {
            if (i ^ j) % 3 == 0 { total += i * j % 7 } else { total -= 1 }
          }
        }
        return total
      }
      print(loops(2200))
      """#,
    python: #"""
      def loops(n):
          total = 0
          for i in range(n):
              for j in range(n):
                  if (i ^ j) % 3 == 0: total += i * j % 7
                  else: total -= 1
          return total
      print(loops(2200))
      """#)

  static let arrays = Algorithm(
    name: "arrays",
    swift: #"""
      func sieve(_ limit: Int) -> Int {
        var isPrime = Array(repeating: true, count: limit + 1)
        isPrime[0] = false
        isPrime[1] = false
        var i = 2
        while i * i <= limit {
          if isPrime[i] {
            var j = i * i
            while j <= limit {
              isPrime[j] = false
              j += i
            }
          }
          i += 1
        }
        var primes: [Int] = []
        for k in 0...limit where isPrime[k] { primes.append(k) }
        return primes.count
      }
      func sortBubble(_ n: Int) -> Int {
        var values: [Int] = []
        for i in 0..<n { values.append((i * 7919) % n) }
        for i in 0..<n {
          for j in 0..<(n - 1 - i) {
            if values[j] > values[j + 1] { values.swapAt(j, j + 1) }
          }
        }
        return values[n / 2]
      }
      func matrix(_ n: Int) -> Int {
        var grid = Array(repeating: Array(repeating: 0, count: n), count: n)
        for i in 0..<n { for j in 0..<n { grid[i][j] = i + j } }
        var sum = 0
        for i in 0..<n { for j in 0..<n { sum += grid[j][i] } }
        return sum
      }
      print(sieve(2000000), sortBubble(1200), matrix(600))
      """#,
    python: #"""
      def sieve(limit):
          is_prime = [True] * (limit + 1)
          is_prime[0] = False
          is_prime[1] = False
          i = 2
          while i * i <= limit:
              if is_prime[i]:
                  j = i * i
                  while j <= limit:
                      is_prime[j] = False
                      j += i
              i += 1
          primes = []
          for k in range(limit + 1):
              if is_prime[k]: primes.append(k)
          return len(primes)
      def sort_bubble(n):
          values = []
          for i in range(n): values.append((i * 7919) % n)
          for i in range(n):
              for j in range(n - 1 - i):
                  if values[j] > values[j + 1]: values[j], values[j + 1] = values[j + 1], values[j]
          return values[n // 2]
      def matrix(n):
          grid = [[0] * n for _ in range(n)]
          for i in range(n):
              for j in range(n): grid[i][j] = i + j
          total = 0
          for i in range(n):
              for j in range(n): total += grid[j][i]
          return total
      print(sieve(2000000), sort_bubble(1200), matrix(600))
      """#)

  static let dictionaries = Algorithm(
    name: "dictionaries",
    swift: #"""
      func count(_ n: Int) -> Int {
        var seen: [Int: Int] = [:]
        for i in 0..<n { seen[i * 31 % 1009, default: 0] += 1 }
        var total = 0
        for (key, value) in seen { total += key * value % 13 }
        return total
      }
      func words(_ n: Int) -> Int {
        let names = ["view", "label", "button", "stack", "scroll", "window", "layer", "image"]
        var lengths: [String: Int] = [:]
        for i in 0..<n {
          let name = names[i % names.count]
          if let old = lengths[name] { lengths[name] = old + i } else { lengths[name] = i }
        }
        for i in 0..<n where i % 5 == 0 { lengths.removeValue(forKey: names[i % 8]) }
        return lengths.count
      }
      print(count(1200000), words(1200000))
      """#,
    python: #"""
      def count(n):
          seen = {}
          for i in range(n):
              k = i * 31 % 1009
              seen[k] = seen.get(k, 0) + 1
          total = 0
          for key, value in seen.items(): total += key * value % 13
          return total
      def words(n):
          names = ["view", "label", "button", "stack", "scroll", "window", "layer", "image"]
          lengths = {}
          for i in range(n):
              name = names[i % len(names)]
              old = lengths.get(name)
              if old is not None: lengths[name] = old + i
              else: lengths[name] = i
          for i in range(n):
              if i % 5 == 0: lengths.pop(names[i % 8], None)
          return len(lengths)
      print(count(1200000), words(1200000))
      """#)

  static let strings = Algorithm(
    name: "string building",
    swift: #"""
      func build(_ n: Int) -> Int {
        var text = ""
        for i in 0..<n {
          text += "item "
          text += String(i)
          text.append(",")
        }
        let parts = text.split(separator: ",")
        var lines: [String] = []
        for part in parts { lines.append("<\(part)>") }
        return lines.joined(separator: "\n").count
      }
      print(build(600000))
      """#,
    python: #"""
      def build(n):
          text = ""
          for i in range(n):
              text += "item "
              text += str(i)
              text += ","
          parts = [p for p in text.split(",") if p]
          lines = []
          for part in parts: lines.append(f"<{part}>")
          return len("\n".join(lines))
      print(build(600000))
      """#)
}
