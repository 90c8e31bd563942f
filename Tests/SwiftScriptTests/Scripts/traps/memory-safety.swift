// The example of "Memory Safety" in The Swift Programming Language.
var stepSize = 1

func increment(_ number: inout Int) {
  number += stepSize
}

var copy = stepSize
increment(&copy)
stepSize = copy
print(stepSize)
increment(&stepSize)
print("never")
// expect: 2
// trap: Fatal access conflict detected
