// Swift Testing imports a module of this name wherever `Testing` and `UIKit` are both imported. Its own exists on
// Apple's systems only; without this empty one, such a file would not compile here.
