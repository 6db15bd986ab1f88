// Made by scripts/png-fixtures.py from Pillow and zlib; do not edit.

/// PNG files and the straight RGBA pixels they must give, both in base64.
package struct PNGFixture: Sendable {
  package let name: String
  package let width: Int
  package let height: Int
  package let file: String
  package let pixels: String

  package static let all: [PNGFixture] = [
    PNGFixture(
      name: "type 0 depth 1", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJAQAAAADMH+uAAAAAIUlEQVR42g3BAQEAIAgDsB0MYv8URiEKbghFc3w3pk
        znLQyPArKOZsmyAAAAAElFTkSuQmCC
        """,
      pixels: """
        AAAA/wAAAP8AAAD/AAAA/wAAAP8AAAD/AAAA/wAAAP8AAAD/AAAA/wAAAP8AAAD/AAAA/wAAAP8AAAD/AAAA/wAAAP
        8AAAD/AAAA/wAAAP8AAAD/AAAA/wAAAP8AAAD/AAAA/wAAAP8AAAD/AAAA/wAAAP8AAAD/AAAA/wAAAP8AAAD/AAAA
        /wAAAP8AAAD/AAAA/wAAAP8AAAD/AAAA/wAAAP8AAAD/AAAA/wAAAP8AAAD/AAAA/wAAAP8AAAD/AAAA/wAAAP8AAA
        D/AAAA/wAAAP8AAAD/AAAA/wAAAP8AAAD/AAAA/wAAAP8AAAD/AAAA/wAAAP8AAAD/AAAA/wAAAP//////AAAA/wAA
        AP8AAAD/AAAA/wAAAP8AAAD/AAAA/wAAAP////////////////8AAAD/AAAA/wAAAP8AAAD/AAAA/wAAAP8AAAD/AA
        AA////////////AAAA/wAAAP8AAAD/AAAA/wAAAP8AAAD/AAAA/wAAAP//////AAAA/wAAAP//////
        """),
    PNGFixture(
      name: "type 0 depth 1 interlaced", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJAQAAAAG7GNsWAAAAI0lEQVR42mNgYGRgAGMQyaQAJHnALAZmDhYOiBQTgw
        IzwwYACCYBI4gpzVMAAAAASUVORK5CYII=
        """,
      pixels: """
        AAAA/wAAAP8AAAD/AAAA/wAAAP8AAAD/AAAA/wAAAP8AAAD/AAAA/wAAAP8AAAD/AAAA/wAAAP8AAAD/AAAA/wAAAP
        8AAAD/AAAA/wAAAP8AAAD/AAAA/wAAAP8AAAD/AAAA/wAAAP8AAAD/AAAA/wAAAP8AAAD/AAAA/wAAAP8AAAD/AAAA
        /wAAAP8AAAD/AAAA/wAAAP8AAAD/AAAA/wAAAP8AAAD/AAAA/wAAAP8AAAD/AAAA/wAAAP8AAAD/AAAA/wAAAP8AAA
        D/AAAA/wAAAP8AAAD/AAAA/wAAAP8AAAD/AAAA/wAAAP8AAAD/AAAA/wAAAP8AAAD/AAAA/wAAAP//////AAAA/wAA
        AP8AAAD/AAAA/wAAAP8AAAD/AAAA/wAAAP////////////////8AAAD/AAAA/wAAAP8AAAD/AAAA/wAAAP8AAAD/AA
        AA////////////AAAA/wAAAP8AAAD/AAAA/wAAAP8AAAD/AAAA/wAAAP//////AAAA/wAAAP//////
        """),
    PNGFixture(
      name: "type 0 depth 1 tRNS", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJAQAAAADMH+uAAAAAAnRSTlMAAHaTzTgAAAAhSURBVHjaDcEBAQAgCAOwHQ
        xi/xRGIQpuCEVzfDemTOctDI8Cso5mybIAAAAASUVORK5CYII=
        """,
      pixels: """
        AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
        AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
        AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
        AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD/////AAAAAAAA
        AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD///////////////8AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
        AAAP//////////AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD/////AAAAAAAAAAD/////
        """),
    PNGFixture(
      name: "type 0 depth 2", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJAgAAAACLv5FQAAAALElEQVR42mMIYWBgDFnDwMTAwMKsdS2IhYGVgSEk9A
        VjKGMfE8O/D8zaDFsAcpAIAovqlbEAAAAASUVORK5CYII=
        """,
      pixels: """
        VVVV/1VVVf9VVVX/AAAA/wAAAP8AAAD/AAAA/wAAAP8AAAD/AAAA/wAAAP9VVVX/VVVV/1VVVf8AAAD/AAAA/wAAAP
        8AAAD/AAAA/wAAAP8AAAD/AAAA/1VVVf9VVVX/VVVV/wAAAP8AAAD/AAAA/wAAAP8AAAD/AAAA/wAAAP9VVVX/VVVV
        /1VVVf9VVVX/AAAA/wAAAP8AAAD/AAAA/wAAAP9VVVX/VVVV/1VVVf9VVVX/VVVV/1VVVf8AAAD/AAAA/wAAAP9VVV
        X/VVVV/1VVVf9VVVX/VVVV/1VVVf9VVVX/VVVV/wAAAP9VVVX/VVVV/1VVVf9VVVX//////6qqqv+qqqr/VVVV/1VV
        Vf9VVVX/VVVV/1VVVf9VVVX/VVVV/6qqqv//////qqqq/1VVVf9VVVX/VVVV/1VVVf9VVVX/VVVV/1VVVf9VVVX/AA
        AA//////9VVVX/VVVV/1VVVf9VVVX/VVVV/1VVVf9VVVX/VVVV/1VVVf8AAAD/VVVV/wAAAP+qqqr/
        """),
    PNGFixture(
      name: "type 0 depth 2 interlaced", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJAgAAAAH8uKHGAAAAO0lEQVR42mNwYAxgYGB0YHBhcGAMYWJhCBBgDK1mcA
        AKHWBidGA2M2X518AQAlQSsiaEiSF0CrP2fzMA2lIKTtPNIjcAAAAASUVORK5CYII=
        """,
      pixels: """
        VVVV/1VVVf9VVVX/AAAA/wAAAP8AAAD/AAAA/wAAAP8AAAD/AAAA/wAAAP9VVVX/VVVV/1VVVf8AAAD/AAAA/wAAAP
        8AAAD/AAAA/wAAAP8AAAD/AAAA/1VVVf9VVVX/VVVV/wAAAP8AAAD/AAAA/wAAAP8AAAD/AAAA/wAAAP9VVVX/VVVV
        /1VVVf9VVVX/AAAA/wAAAP8AAAD/AAAA/wAAAP9VVVX/VVVV/1VVVf9VVVX/VVVV/1VVVf8AAAD/AAAA/wAAAP9VVV
        X/VVVV/1VVVf9VVVX/VVVV/1VVVf9VVVX/VVVV/wAAAP9VVVX/VVVV/1VVVf9VVVX//////6qqqv+qqqr/VVVV/1VV
        Vf9VVVX/VVVV/1VVVf9VVVX/VVVV/6qqqv//////qqqq/1VVVf9VVVX/VVVV/1VVVf9VVVX/VVVV/1VVVf9VVVX/AA
        AA//////9VVVX/VVVV/1VVVf9VVVX/VVVV/1VVVf9VVVX/VVVV/1VVVf8AAAD/VVVV/wAAAP+qqqr/
        """),
    PNGFixture(
      name: "type 0 depth 2 tRNS", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJAgAAAACLv5FQAAAAAnRSTlMAAQGU/a4AAAAsSURBVHjaYwhhYGAMWcPAxM
        DAwqx1LYiFgZWBIST0BWMoYx8Tw78PzNoMWwBykAgCi+qVsQAAAABJRU5ErkJggg==
        """,
      pixels: """
        VVVVAFVVVQBVVVUAAAAA/wAAAP8AAAD/AAAA/wAAAP8AAAD/AAAA/wAAAP9VVVUAVVVVAFVVVQAAAAD/AAAA/wAAAP
        8AAAD/AAAA/wAAAP8AAAD/AAAA/1VVVQBVVVUAVVVVAAAAAP8AAAD/AAAA/wAAAP8AAAD/AAAA/wAAAP9VVVUAVVVV
        AFVVVQBVVVUAAAAA/wAAAP8AAAD/AAAA/wAAAP9VVVUAVVVVAFVVVQBVVVUAVVVVAFVVVQAAAAD/AAAA/wAAAP9VVV
        UAVVVVAFVVVQBVVVUAVVVVAFVVVQBVVVUAVVVVAAAAAP9VVVUAVVVVAFVVVQBVVVUA/////6qqqv+qqqr/VVVVAFVV
        VQBVVVUAVVVVAFVVVQBVVVUAVVVVAKqqqv//////qqqq/1VVVQBVVVUAVVVVAFVVVQBVVVUAVVVVAFVVVQBVVVUAAA
        AA//////9VVVUAVVVVAFVVVQBVVVUAVVVVAFVVVQBVVVUAVVVVAFVVVQAAAAD/VVVVAAAAAP+qqqr/
        """),
    PNGFixture(
      name: "type 0 depth 4", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJBAAAAAAE/2TwAAAAR0lEQVR42mMoLxRUMjZgLP+1UZCRh4mBUZBRQIDZ5v
        9DAUE+FgZGAUHBXwzlJaGZ6z4wlv/7yCg8DaiEUfBAArMNI4fEqY0A71QQ3JE4z34AAAAASUVORK5CYII=
        """,
      pixels: """
        d3d3/3d3d/93d3f/ERER/xEREf8RERH/IiIi/yIiIv8zMzP/MzMz/zMzM/93d3f/d3d3/3d3d/8RERH/IiIi/yIiIv
        8zMzP/MzMz/zMzM/9ERET/RERE/3d3d/93d3f/d3d3/yIiIv8zMzP/MzMz/zMzM/9ERET/RERE/0RERP9VVVX/d3d3
        /3d3d/93d3f/MzMz/zMzM/9ERET/RERE/0RERP9VVVX/VVVV/2ZmZv93d3f/d3d3/3d3d/9ERET/RERE/0RERP9VVV
        X/VVVV/2ZmZv9mZmb/ZmZm/3d3d/93d3f/d3d3/0RERP9VVVX/VVVV/2ZmZv+ZmZn/qqqq/+7u7v//////d3d3/3d3
        d/93d3f/VVVV/2ZmZv9mZmb/ZmZm/3d3d/93d3f/qqqq/xEREf93d3f/d3d3/3d3d/9mZmb/ZmZm/3d3d/93d3f/iI
        iI/zMzM/+qqqr/d3d3/3d3d/93d3f/d3d3/3d3d/93d3f/d3d3/4iIiP//////IiIi/+7u7v8AAAD/
        """),
    PNGFixture(
      name: "type 0 depth 4 interlaced", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJBAAAAAFz+FRmAAAAVUlEQVR42mMoZixiEGAsYChJYCgyYCx9zcS8gKHc2J
        Wx/D03Q6GQAWPRIR4mJkEFZmsuWxYmCQeG8kIlYxMHxvI/BwUEuZkYGBVVIycw2zAyCSy/DQCXfRFpt2bDxgAAAABJ
        RU5ErkJggg==
        """,
      pixels: """
        d3d3/3d3d/93d3f/ERER/xEREf8RERH/IiIi/yIiIv8zMzP/MzMz/zMzM/93d3f/d3d3/3d3d/8RERH/IiIi/yIiIv
        8zMzP/MzMz/zMzM/9ERET/RERE/3d3d/93d3f/d3d3/yIiIv8zMzP/MzMz/zMzM/9ERET/RERE/0RERP9VVVX/d3d3
        /3d3d/93d3f/MzMz/zMzM/9ERET/RERE/0RERP9VVVX/VVVV/2ZmZv93d3f/d3d3/3d3d/9ERET/RERE/0RERP9VVV
        X/VVVV/2ZmZv9mZmb/ZmZm/3d3d/93d3f/d3d3/0RERP9VVVX/VVVV/2ZmZv+ZmZn/qqqq/+7u7v//////d3d3/3d3
        d/93d3f/VVVV/2ZmZv9mZmb/ZmZm/3d3d/93d3f/qqqq/xEREf93d3f/d3d3/3d3d/9mZmb/ZmZm/3d3d/93d3f/iI
        iI/zMzM/+qqqr/d3d3/3d3d/93d3f/d3d3/3d3d/93d3f/d3d3/4iIiP//////IiIi/+7u7v8AAAD/
        """),
    PNGFixture(
      name: "type 0 depth 4 tRNS", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJBAAAAAAE/2TwAAAAAnRSTlMAB+j3WJsAAABHSURBVHjaYygvFFQyNmAs/7
        VRkJGHiYFRkFFAgNnm/0MBQT4WBkYBQcFfDOUloZnrPjCW//vIKDwNqIRR8EACsw0jh8SpjQDvVBDckTjPfgAAAABJ
        RU5ErkJggg==
        """,
      pixels: """
        d3d3AHd3dwB3d3cAERER/xEREf8RERH/IiIi/yIiIv8zMzP/MzMz/zMzM/93d3cAd3d3AHd3dwARERH/IiIi/yIiIv
        8zMzP/MzMz/zMzM/9ERET/RERE/3d3dwB3d3cAd3d3ACIiIv8zMzP/MzMz/zMzM/9ERET/RERE/0RERP9VVVX/d3d3
        AHd3dwB3d3cAMzMz/zMzM/9ERET/RERE/0RERP9VVVX/VVVV/2ZmZv93d3cAd3d3AHd3dwBERET/RERE/0RERP9VVV
        X/VVVV/2ZmZv9mZmb/ZmZm/3d3dwB3d3cAd3d3AERERP9VVVX/VVVV/2ZmZv+ZmZn/qqqq/+7u7v//////d3d3AHd3
        dwB3d3cAVVVV/2ZmZv9mZmb/ZmZm/3d3dwB3d3cAqqqq/xEREf93d3cAd3d3AHd3dwBmZmb/ZmZm/3d3dwB3d3cAiI
        iI/zMzM/+qqqr/d3d3AHd3dwB3d3cAd3d3AHd3dwB3d3cAd3d3AIiIiP//////IiIi/+7u7v8AAAD/
        """),
    PNGFixture(
      name: "type 0 depth 8", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJCAAAAADBD4nxAAAAX0lEQVR42mOor68XlpRX0zG2tGesZ2BYwM7GzgZETA
        wMDLy8vDwgxOzAwPCEk4sLiLhYQOIgBUBVDEC9QZHxaamWmkogvQ+AYsx2rE/BeoE6/3lZN4L0sgB1Xih/PR8AQZYS
        BQyyOjgAAAAASUVORK5CYII=
        """,
      pixels: """
        f39//39/f/9/f3//ExMT/xkZGf8fHx//JiYm/ywsLP8zMzP/OTk5/z8/P/9/f3//f39//39/f/8fHx//JiYm/ywsLP
        8zMzP/OTk5/z8/P/9GRkb/TExM/39/f/9/f3//f39//ywsLP8zMzP/OTk5/z8/P/9GRkb/TExM/1JSUv9ZWVn/f39/
        /39/f/9/f3//OTk5/z8/P/9GRkb/TExM/1JSUv9ZWVn/X19f/2ZmZv9/f3//f39//39/f/9GRkb/TExM/1JSUv9ZWV
        n/X19f/2ZmZv9sbGz/cnJy/39/f/9/f3//f39//1JSUv9ZWVn/X19f/2ZmZv9lZWX/OTk5/ykpKf8iIiL/f39//39/
        f/9/f3//X19f/2ZmZv9sbGz/cnJy/3V1df+zs7P/uLi4/52dnf9/f3//f39//39/f/9sbGz/cnJy/3l5ef9/f3//c3
        Nz//39/f/z8/P/Hh4e/39/f/9/f3//f39//3l5ef9/f3//hYWF/4yMjP9PT0//HR0d/3Nzc//n5+f/
        """),
    PNGFixture(
      name: "type 0 depth 8 interlaced", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJCAAAAAG2CLlnAAAAe0lEQVR42mOoN2asn8cgyVjPUO+TxlCvZs9Yf0uSic
        G4lKG+3tjeJxIo8ZzH8RVDvbC8jiVj/VpeXh4mBilJSSlmh78iAh4sDFI8p/4B1dbLq+kYW9q7+QA1MOxiY2cDInYm
        BgYGSSlJKeEHp/YwOzAwsAgICjAuT5gCALUzG0Vf9dilAAAAAElFTkSuQmCC
        """,
      pixels: """
        f39//39/f/9/f3//ExMT/xkZGf8fHx//JiYm/ywsLP8zMzP/OTk5/z8/P/9/f3//f39//39/f/8fHx//JiYm/ywsLP
        8zMzP/OTk5/z8/P/9GRkb/TExM/39/f/9/f3//f39//ywsLP8zMzP/OTk5/z8/P/9GRkb/TExM/1JSUv9ZWVn/f39/
        /39/f/9/f3//OTk5/z8/P/9GRkb/TExM/1JSUv9ZWVn/X19f/2ZmZv9/f3//f39//39/f/9GRkb/TExM/1JSUv9ZWV
        n/X19f/2ZmZv9sbGz/cnJy/39/f/9/f3//f39//1JSUv9ZWVn/X19f/2ZmZv9lZWX/OTk5/ykpKf8iIiL/f39//39/
        f/9/f3//X19f/2ZmZv9sbGz/cnJy/3V1df+zs7P/uLi4/52dnf9/f3//f39//39/f/9sbGz/cnJy/3l5ef9/f3//c3
        Nz//39/f/z8/P/Hh4e/39/f/9/f3//f39//3l5ef9/f3//hYWF/4yMjP9PT0//HR0d/3Nzc//n5+f/
        """),
    PNGFixture(
      name: "type 0 depth 8 tRNS", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJCAAAAADBD4nxAAAAAnRSTlMAf7YpoZUAAABfSURBVHjaY6ivrxeWlFfTMb
        a0Z6xnYFjAzsbOBkRMDAwMvLy8PCDE7MDA8ISTiwuIuFhA4iAFQFUMQL1BkfFpqZaaSiC9D4BizHasT8F6gTr/eVk3
        gvSyAHVeKH89HwBBlhIFDLI6OAAAAABJRU5ErkJggg==
        """,
      pixels: """
        f39/AH9/fwB/f38AExMT/xkZGf8fHx//JiYm/ywsLP8zMzP/OTk5/z8/P/9/f38Af39/AH9/fwAfHx//JiYm/ywsLP
        8zMzP/OTk5/z8/P/9GRkb/TExM/39/fwB/f38Af39/ACwsLP8zMzP/OTk5/z8/P/9GRkb/TExM/1JSUv9ZWVn/f39/
        AH9/fwB/f38AOTk5/z8/P/9GRkb/TExM/1JSUv9ZWVn/X19f/2ZmZv9/f38Af39/AH9/fwBGRkb/TExM/1JSUv9ZWV
        n/X19f/2ZmZv9sbGz/cnJy/39/fwB/f38Af39/AFJSUv9ZWVn/X19f/2ZmZv9lZWX/OTk5/ykpKf8iIiL/f39/AH9/
        fwB/f38AX19f/2ZmZv9sbGz/cnJy/3V1df+zs7P/uLi4/52dnf9/f38Af39/AH9/fwBsbGz/cnJy/3l5ef9/f38Ac3
        Nz//39/f/z8/P/Hh4e/39/fwB/f38Af39/AHl5ef9/f38AhYWF/4yMjP9PT0//HR0d/3Nzc//n5+f/
        """),
    PNGFixture(
      name: "type 0 depth 16", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJEAAAAACRn1WyAAAAnklEQVR42mOo/w+CwsaSM+X/q6XpnDE2tpxp/5+x/j
        8DECxgYE9nSwNhCMnEAAa8Z0GQ5wyYBpLMDg0g4SdbOGdyzeKS4prJJcU5i2sWC0w121n2M2zGQDIdxGKAWBlsFDkz
        /n9amvrnXTc7/6/phFr5AGJlWvYb27lnSrzOIqwEWsRzVpZ1uswv64ItUCtZtgAtAlq3YF79lDmHgoIAltdFa2WHRr
        MAAAAASUVORK5CYII=
        """,
      pixels: """
        f39//39/f/9/f3//ExMT/xkZGf8gICD/JiYm/y0tLf8zMzP/OTk5/0BAQP9/f3//f39//39/f/8gICD/JiYm/y0tLf
        8zMzP/OTk5/0BAQP9GRkb/TExM/39/f/9/f3//f39//y0tLf8zMzP/OTk5/0BAQP9GRkb/TExM/1NTU/9ZWVn/f39/
        /39/f/9/f3//OTk5/0BAQP9GRkb/TExM/1NTU/9ZWVn/YGBg/2ZmZv9/f3//f39//39/f/9GRkb/TExM/1NTU/9ZWV
        n/YGBg/2ZmZv9sbGz/c3Nz/39/f/9/f3//f39//1NTU/9ZWVn/YGBg/2ZmZv8oKCj/urq6/4mJif+srKz/f39//39/
        f/9/f3//YGBg/2ZmZv9sbGz/c3Nz/93d3f8cHBz/5ubm/zIyMv9/f3//f39//39/f/9sbGz/c3Nz/3l5ef9/f3//+v
        r6/7Kysv/h4eH/oaGh/39/f/9/f3//f39//3l5ef9/f3//hoaG/4yMjP9jY2P/CQkJ/xISEv+qqqr/
        """),
    PNGFixture(
      name: "type 0 depth 16 interlaced", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJEAAAAAHmmGUkAAAAvklEQVR42mOo/29szFj/v4ubQXImkGao/+9zJi0NSK
        ml2f8HCtyaJTWTiYHB2NjiG1AQpNoeqCISrJbheTrvmRWdYo5AGWFj+f86ZyxB4mvP8oLgGaA2KaBuyZmSs5gdGv76
        CptUWjrtYgGJ8p5p/b7uHtjA+v/yQLt0zhgbW860/++W5nMGbDQDw65ZbGns6UCcxgYi05kYwEBqptQsSSC+cjDRQY
        vBTRloNEiY2USwQYBRoGGF1o1Il/rb5gA2SlBCMnXmSAAAAABJRU5ErkJggg==
        """,
      pixels: """
        f39//39/f/9/f3//ExMT/xkZGf8gICD/JiYm/y0tLf8zMzP/OTk5/0BAQP9/f3//f39//39/f/8gICD/JiYm/y0tLf
        8zMzP/OTk5/0BAQP9GRkb/TExM/39/f/9/f3//f39//y0tLf8zMzP/OTk5/0BAQP9GRkb/TExM/1NTU/9ZWVn/f39/
        /39/f/9/f3//OTk5/0BAQP9GRkb/TExM/1NTU/9ZWVn/YGBg/2ZmZv9/f3//f39//39/f/9GRkb/TExM/1NTU/9ZWV
        n/YGBg/2ZmZv9sbGz/c3Nz/39/f/9/f3//f39//1NTU/9ZWVn/YGBg/2ZmZv8oKCj/urq6/4mJif+srKz/f39//39/
        f/9/f3//YGBg/2ZmZv9sbGz/c3Nz/93d3f8cHBz/5ubm/zIyMv9/f3//f39//39/f/9sbGz/c3Nz/3l5ef9/f3//+v
        r6/7Kysv/h4eH/oaGh/39/f/9/f3//f39//3l5ef9/f3//hoaG/4yMjP9jY2P/CQkJ/xISEv+qqqr/
        """),
    PNGFixture(
      name: "type 0 depth 16 tRNS", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJEAAAAACRn1WyAAAAAnRSTlN///M2R4wAAACeSURBVHjaY6j/D4LCxpIz5f
        +rpemcMTa2nGn/n7H+PwMQLGBgT2dLA2EIycQABrxnQZDnDJgGkswODSDhJ1s4Z3LN4pLimsklxTmLaxYLTDXbWfYz
        bMZAMh3EYoBYGWwUOTP+f1qa+uddNzv/r+mEWvkAYmVa9hvbuWdKvM4irARaxHNWlnW6zC/rgi1QK1m2AC0CWrdgXv
        2UOYeCggCW10VrZYdGswAAAABJRU5ErkJggg==
        """,
      pixels: """
        f39/AH9/fwB/f38AExMT/xkZGf8gICD/JiYm/y0tLf8zMzP/OTk5/0BAQP9/f38Af39/AH9/fwAgICD/JiYm/y0tLf
        8zMzP/OTk5/0BAQP9GRkb/TExM/39/fwB/f38Af39/AC0tLf8zMzP/OTk5/0BAQP9GRkb/TExM/1NTU/9ZWVn/f39/
        AH9/fwB/f38AOTk5/0BAQP9GRkb/TExM/1NTU/9ZWVn/YGBg/2ZmZv9/f38Af39/AH9/fwBGRkb/TExM/1NTU/9ZWV
        n/YGBg/2ZmZv9sbGz/c3Nz/39/fwB/f38Af39/AFNTU/9ZWVn/YGBg/2ZmZv8oKCj/urq6/4mJif+srKz/f39/AH9/
        fwB/f38AYGBg/2ZmZv9sbGz/c3Nz/93d3f8cHBz/5ubm/zIyMv9/f38Af39/AH9/fwBsbGz/c3Nz/3l5ef9/f38A+v
        r6/7Kysv/h4eH/oaGh/39/fwB/f38Af39/AHl5ef9/f38AhoaG/4yMjP9jY2P/CQkJ/xISEv+qqqr/
        """),
    PNGFixture(
      name: "type 2 depth 8", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJCAIAAABrBkF6AAAA00lEQVR42mOohwFhNUtJYx95+3g1nyKdyFbjtJmWRW
        vs6/czAuUYwGDBluPsPMJsvMLsvCCSjQfCEGFigAFeHh5eMOCBYijB7ODgAFHx5O13Tl4BLiDiEYQyQGwBFoQZvLxs
        QMTDy87Lw8bLww5mA0UY4C4NSquMLOqJr5+f1rNJK9HWd/3C2TFfxcLlEC598JmNnVeEDezM0vatZ4VdZs25Yxf3iA
        nZFh6Q40CEp4lpQVXSvePm8+XLEC5l4RUHOo2TB+TAScsuMfBVvMztCHlqCQAE1z3AWNMv+QAAAABJRU5ErkJggg==
        """,
      pixels: """
        f39//39/f/9/f3//EyY5/xkzTP8fP1//Jkxy/yxZhf8zZpn/OXKs/z9/v/9/f3//f39//39/f/8fM0b/Jj9Z/yxMbP
        8zWX//OWaS/z9ypf9Gf7j/TIzM/39/f/9/f3//f39//yw/Uv8zTGb/OVl5/z9mjP9Gcp//TH+y/1KMxf9Zmdj/f39/
        /39/f/9/f3//OUxf/z9Zcv9GZoX/THKZ/1J/rP9ZjL//X5nS/2al5f9/f3//f39//39/f/9GWWz/TGZ//1Jykv9Zf6
        X/X4y4/2aZzP9spd//crLy/39/f/9/f3//f39//1Jmef9Zcoz/X3+f/2aMsv8qYT3/Ta+h/5tc9f8WVx7/f39//39/
        f/9/f3//X3KF/2Z/mf9sjKz/cpm//+cgdP+0M7j/Ts+U/4wtdv9/f3//f39//39/f/9sf5L/coyl/3mZuP9/pcz/MF
        Sp/yStGv8slsv/K0zs/39/f/9/f3//f39//3mMn/9/mbL/haXF/4yy2P/wKZL/innO/0T0VP+Lhdn/
        """),
    PNGFixture(
      name: "type 2 depth 8 interlaced", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJCAIAAAEcAXHsAAABCElEQVR42mOor683TpvJCKS4f/kzSBr7MNbP3MQA5P
        qk1afNPANiqfkU2dfvBym5xaAmaezLxMDAYGxsLHn5OUgWZIBPmn1aj0/9psiZN0DKgPLPGaR4pNScZv288WsfSJWw
        mqW8fbxOZKtl0RqQkrUHLvNKqfNKqgFVgcyTkpKSBAIpEGR2cHD4yyYgIqXYNOXQ0tzXLBB5HklJTk65b6oHoLYCgb
        yxm5p9pI5PjnFkvWXaJPuipW71O3x6zkAdAQS7zj5g4xVm5xVm4xGBMoAkjzATAwxIgqwGWg6ibjya+EX5kc1h5Q2b
        LEGugKhg4RUTEBETFBETEBa/c1H1mU7pWSEXrmsVAM+2WrqZxxDxAAAAAElFTkSuQmCC
        """,
      pixels: """
        f39//39/f/9/f3//EyY5/xkzTP8fP1//Jkxy/yxZhf8zZpn/OXKs/z9/v/9/f3//f39//39/f/8fM0b/Jj9Z/yxMbP
        8zWX//OWaS/z9ypf9Gf7j/TIzM/39/f/9/f3//f39//yw/Uv8zTGb/OVl5/z9mjP9Gcp//TH+y/1KMxf9Zmdj/f39/
        /39/f/9/f3//OUxf/z9Zcv9GZoX/THKZ/1J/rP9ZjL//X5nS/2al5f9/f3//f39//39/f/9GWWz/TGZ//1Jykv9Zf6
        X/X4y4/2aZzP9spd//crLy/39/f/9/f3//f39//1Jmef9Zcoz/X3+f/2aMsv8qYT3/Ta+h/5tc9f8WVx7/f39//39/
        f/9/f3//X3KF/2Z/mf9sjKz/cpm//+cgdP+0M7j/Ts+U/4wtdv9/f3//f39//39/f/9sf5L/coyl/3mZuP9/pcz/MF
        Sp/yStGv8slsv/K0zs/39/f/9/f3//f39//3mMn/9/mbL/haXF/4yy2P/wKZL/innO/0T0VP+Lhdn/
        """),
    PNGFixture(
      name: "type 2 depth 8 tRNS", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJCAIAAABrBkF6AAAABnRSTlMAfwB/AH+KMzNPAAAA00lEQVR42mOohwFhNU
        tJYx95+3g1nyKdyFbjtJmWRWvs6/czAuUYwGDBluPsPMJsvMLsvCCSjQfCEGFigAFeHh5eMOCBYijB7ODgAFHx5O13
        Tl4BLiDiEYQyQGwBFoQZvLxsQMTDy87Lw8bLww5mA0UY4C4NSquMLOqJr5+f1rNJK9HWd/3C2TFfxcLlEC598JmNnV
        eEDezM0vatZ4VdZs25Yxf3iAnZFh6Q40CEp4lpQVXSvePm8+XLEC5l4RUHOo2TB+TAScsuMfBVvMztCHlqCQAE1z3A
        WNMv+QAAAABJRU5ErkJggg==
        """,
      pixels: """
        f39/AH9/fwB/f38AEyY5/xkzTP8fP1//Jkxy/yxZhf8zZpn/OXKs/z9/v/9/f38Af39/AH9/fwAfM0b/Jj9Z/yxMbP
        8zWX//OWaS/z9ypf9Gf7j/TIzM/39/fwB/f38Af39/ACw/Uv8zTGb/OVl5/z9mjP9Gcp//TH+y/1KMxf9Zmdj/f39/
        AH9/fwB/f38AOUxf/z9Zcv9GZoX/THKZ/1J/rP9ZjL//X5nS/2al5f9/f38Af39/AH9/fwBGWWz/TGZ//1Jykv9Zf6
        X/X4y4/2aZzP9spd//crLy/39/fwB/f38Af39/AFJmef9Zcoz/X3+f/2aMsv8qYT3/Ta+h/5tc9f8WVx7/f39/AH9/
        fwB/f38AX3KF/2Z/mf9sjKz/cpm//+cgdP+0M7j/Ts+U/4wtdv9/f38Af39/AH9/fwBsf5L/coyl/3mZuP9/pcz/MF
        Sp/yStGv8slsv/K0zs/39/fwB/f38Af39/AHmMn/9/mbL/haXF/4yy2P/wKZL/innO/0T0VP+Lhdn/
        """),
    PNGFixture(
      name: "type 2 depth 16", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJEAIAAAA7lp05AAABeklEQVR42mOo/48OhY3V0ixnSs40NvY5I//f/n/8f7
        U0nzPFRjpnIme2pRobp6XNnGk5s9hozRl7oOr9/xkh2hiQwAKGLSbH09nTec4IG7Ol8Z4VNmZPB5EgtgiIPAMS4YGK
        CJswMWAA3rM8Z3jP8J5FQB4Y7wwPiAdmwWXPMDs0gCCyEU+2vD37LZ1zJu9ZwQauWbxnBRi4pHjPCDByzeSBsM8KNH
        DOgsqeEWBgweYKEGQD28cOco8xmzHQZgaQCO9/kKfA7DNg2bO8xgyYwRlslJZWOTMSGGA9Z+KB/Pn/09J6zmw2Or9Q
        o5S3xi+xxJJfm9HdS9n2bYvV9hdaC7AE5wOGL8bsaeAAM4EGJ5iUeWQYJHlg44uN/3k1on6leci3THkU+jJDAXtwwg
        LsDDwQgSz7gMqteiFXK5+eDO2edrLs+O41Jj/XRC84iSU4WbbwnhVLhwbYTFCAgYOQoeJZ3LK7/xsU9+jPylRY+PMc
        s/Zmn6zXdz4CAHsb1p2ijCLOAAAAAElFTkSuQmCC
        """,
      pixels: """
        f39//39/f/9/f3//EyY5/xkzTP8gQGD/Jkxz/y1Zhv8zZpn/OXOs/0B/v/9/f3//f39//39/f/8gM0b/JkBZ/y1MbP
        8zWX//OWaT/0Bzpv9Gf7n/TIzM/39/f/9/f3//f39//y1AU/8zTGb/OVl5/0BmjP9Gc5//TH+y/1OMxv9Zmdn/f39/
        /39/f/9/f3//OUxg/0BZc/9GZob/THOZ/1N/rP9ZjL//YJnS/2am5f9/f3//f39//39/f/9GWWz/TGZ//1Nzk/9Zf6
        b/YIy5/2aZzP9spt//c7Ly/39/f/9/f3//f39//1Nmef9Zc4z/YH+f/2aMsv/PKA3/TnQP/wFKPv+Etyr/f39//39/
        f/9/f3//YHOG/2Z/mf9sjKz/c5m//4/K2P9Be+X/muAE/y82bP9/f3//f39//39/f/9sf5P/c4ym/3mZuf9/psz/zk
        MG/xVgOv8xWL7/YuIM/39/f/9/f3//f39//3mMn/9/mbL/hqbG/4yy2f8l2Ez/nVjd/4ZQ0f8oA0r/
        """),
    PNGFixture(
      name: "type 2 depth 16 interlaced", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJEAIAAAFMka2vAAABxUlEQVR42mOo/w+CxsZpaTNnMkI4crNvTow7yyA509
        jY5wxQbObMzUYMECmfM2lp9f9Bas+cgQqppfmcKTayB7L2/4cacGsWA4N6mtRME2Pfs0wMYGBsbGJsbLxlZYBtuDlU
        I8xmkJn2QDN7zvicqf+/2Shy5syZN2dAjYLofp7OwCA1i/eM1Cy1tLOnHgWqvXh3Z7dh+xKoScLGammWM+X/2/+P/6
        9zJnJmW6rlzGKjNWegZqw9e4DhijHvWaDudCA5Uy2N94zkLPU0qNOkZknNkpwlNRMEJWeCWBDM7NAAgn992dMEG4RN
        JGcpNGrp28mr8cq2aXZp9rDAdEsCIdBpM6XSpmXxryp5nxie33zWA8WTECgP9KxbmhrQs5EzdYCezTljbBw5s/6/5c
        y0tMnAECw2WpbqBgzenTN8zvScOXMGJQggYNess2cfMLCl8Z4VMWYHekbYGMg+I2zCnsYDYsNEILJnhI2ZGDAA0KGz
        wBDoRUmIh8Her8lfWZa44euJF7kBOos8NnZl7Za7ItjsYg0NBmQjmE14fcXBgSL+TIBRZAuQbBDZLJauPuWO8az8dm
        FWd4Ng1USmvpYMjtDothk/AXPt9VCroRrQAAAAAElFTkSuQmCC
        """,
      pixels: """
        f39//39/f/9/f3//EyY5/xkzTP8gQGD/Jkxz/y1Zhv8zZpn/OXOs/0B/v/9/f3//f39//39/f/8gM0b/JkBZ/y1MbP
        8zWX//OWaT/0Bzpv9Gf7n/TIzM/39/f/9/f3//f39//y1AU/8zTGb/OVl5/0BmjP9Gc5//TH+y/1OMxv9Zmdn/f39/
        /39/f/9/f3//OUxg/0BZc/9GZob/THOZ/1N/rP9ZjL//YJnS/2am5f9/f3//f39//39/f/9GWWz/TGZ//1Nzk/9Zf6
        b/YIy5/2aZzP9spt//c7Ly/39/f/9/f3//f39//1Nmef9Zc4z/YH+f/2aMsv/PKA3/TnQP/wFKPv+Etyr/f39//39/
        f/9/f3//YHOG/2Z/mf9sjKz/c5m//4/K2P9Be+X/muAE/y82bP9/f3//f39//39/f/9sf5P/c4ym/3mZuf9/psz/zk
        MG/xVgOv8xWL7/YuIM/39/f/9/f3//f39//3mMn/9/mbL/hqbG/4yy2f8l2Ez/nVjd/4ZQ0f8oA0r/
        """),
    PNGFixture(
      name: "type 2 depth 16 tRNS", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJEAIAAAA7lp05AAAABnRSTlN//3//f/9W13GaAAABeklEQVR42mOo/48OhY
        3V0ixnSs40NvY5I//f/n/8f7U0nzPFRjpnIme2pRobp6XNnGk5s9hozRl7oOr9/xkh2hiQwAKGLSbH09nTec4IG7Ol
        8Z4VNmZPB5EgtgiIPAMS4YGKCJswMWAA3rM8Z3jP8J5FQB4Y7wwPiAdmwWXPMDs0gCCyEU+2vD37LZ1zJu9ZwQauWb
        xnBRi4pHjPCDByzeSBsM8KNHDOgsqeEWBgweYKEGQD28cOco8xmzHQZgaQCO9/kKfA7DNg2bO8xgyYwRlslJZWOTMS
        GGA9Z+KB/Pn/09J6zmw2Or9Qo5S3xi+xxJJfm9HdS9n2bYvV9hdaC7AE5wOGL8bsaeAAM4EGJ5iUeWQYJHlg44uN/3
        k1on6leci3THkU+jJDAXtwwgLsDDwQgSz7gMqteiFXK5+eDO2edrLs+O41Jj/XRC84iSU4WbbwnhVLhwbYTFCAgYOQ
        oeJZ3LK7/xsU9+jPylRY+PMcs/Zmn6zXdz4CAHsb1p2ijCLOAAAAAElFTkSuQmCC
        """,
      pixels: """
        f39/AH9/fwB/f38AEyY5/xkzTP8gQGD/Jkxz/y1Zhv8zZpn/OXOs/0B/v/9/f38Af39/AH9/fwAgM0b/JkBZ/y1MbP
        8zWX//OWaT/0Bzpv9Gf7n/TIzM/39/fwB/f38Af39/AC1AU/8zTGb/OVl5/0BmjP9Gc5//TH+y/1OMxv9Zmdn/f39/
        AH9/fwB/f38AOUxg/0BZc/9GZob/THOZ/1N/rP9ZjL//YJnS/2am5f9/f38Af39/AH9/fwBGWWz/TGZ//1Nzk/9Zf6
        b/YIy5/2aZzP9spt//c7Ly/39/fwB/f38Af39/AFNmef9Zc4z/YH+f/2aMsv/PKA3/TnQP/wFKPv+Etyr/f39/AH9/
        fwB/f38AYHOG/2Z/mf9sjKz/c5m//4/K2P9Be+X/muAE/y82bP9/f38Af39/AH9/fwBsf5P/c4ym/3mZuf9/psz/zk
        MG/xVgOv8xWL7/YuIM/39/fwB/f38Af39/AHmMn/9/mbL/hqbG/4yy2f8l2Ez/nVjd/4ZQ0f8oA0r/
        """),
    PNGFixture(
      name: "type 3 depth 1", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJAQMAAADeqkRuAAAABlBMVEV5g8HzCCTypQW3AAAAIUlEQVR42mNgYGBkYG
        BiYGBmYGBhAAIHRsb5TAwJzIwPAAowAjJN5juCAAAAAElFTkSuQmCC
        """,
      pixels: """
        eYPB/3mDwf95g8H/eYPB/3mDwf95g8H/eYPB/3mDwf95g8H/eYPB/3mDwf95g8H/eYPB/3mDwf95g8H/eYPB/3mDwf
        95g8H/eYPB/3mDwf95g8H/eYPB/3mDwf95g8H/eYPB/3mDwf95g8H/eYPB/3mDwf95g8H/eYPB/3mDwf95g8H/eYPB
        /3mDwf95g8H/eYPB/3mDwf95g8H/eYPB/3mDwf95g8H/eYPB/3mDwf95g8H/eYPB/3mDwf95g8H/eYPB/3mDwf95g8
        H/eYPB/3mDwf95g8H/eYPB/3mDwf95g8H/eYPB/3mDwf95g8H/eYPB/3mDwf95g8H/eYPB//MIJP95g8H/eYPB/3mD
        wf95g8H/eYPB/3mDwf95g8H/eYPB//MIJP/zCCT/eYPB//MIJP95g8H/eYPB/3mDwf95g8H/eYPB/3mDwf95g8H/8w
        gk/3mDwf95g8H/eYPB/3mDwf95g8H/eYPB/3mDwf95g8H/eYPB/3mDwf/zCCT/8wgk//MIJP/zCCT/
        """),
    PNGFixture(
      name: "type 3 depth 1 interlaced", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJAQMAAAGprXT4AAAABlBMVEV5g8HzCCTypQW3AAAAJklEQVR42mNgYHRgYG
        BkAAFGBiYFIMkDZjEwC7BwgAWBbAdmxgcAExABvOIn9ToAAAAASUVORK5CYII=
        """,
      pixels: """
        eYPB/3mDwf95g8H/eYPB/3mDwf95g8H/eYPB/3mDwf95g8H/eYPB/3mDwf95g8H/eYPB/3mDwf95g8H/eYPB/3mDwf
        95g8H/eYPB/3mDwf95g8H/eYPB/3mDwf95g8H/eYPB/3mDwf95g8H/eYPB/3mDwf95g8H/eYPB/3mDwf95g8H/eYPB
        /3mDwf95g8H/eYPB/3mDwf95g8H/eYPB/3mDwf95g8H/eYPB/3mDwf95g8H/eYPB/3mDwf95g8H/eYPB/3mDwf95g8
        H/eYPB/3mDwf95g8H/eYPB/3mDwf95g8H/eYPB/3mDwf95g8H/eYPB/3mDwf95g8H/eYPB//MIJP95g8H/eYPB/3mD
        wf95g8H/eYPB/3mDwf95g8H/eYPB//MIJP/zCCT/eYPB//MIJP95g8H/eYPB/3mDwf95g8H/eYPB/3mDwf95g8H/8w
        gk/3mDwf95g8H/eYPB/3mDwf95g8H/eYPB/3mDwf95g8H/eYPB/3mDwf/zCCT/8wgk//MIJP/zCCT/
        """),
    PNGFixture(
      name: "type 3 depth 1 tRNS", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJAQMAAAGprXT4AAAABlBMVEV5g8HzCCTypQW3AAAAAnRSTlMAgJsrThgAAA
        AmSURBVHjaY2BgdGBgYGQAAUYGJgUgyQNmMTALsHCABYFsB2bGBwATEAG84if1OgAAAABJRU5ErkJggg==
        """,
      pixels: """
        eYPBAHmDwQB5g8EAeYPBAHmDwQB5g8EAeYPBAHmDwQB5g8EAeYPBAHmDwQB5g8EAeYPBAHmDwQB5g8EAeYPBAHmDwQ
        B5g8EAeYPBAHmDwQB5g8EAeYPBAHmDwQB5g8EAeYPBAHmDwQB5g8EAeYPBAHmDwQB5g8EAeYPBAHmDwQB5g8EAeYPB
        AHmDwQB5g8EAeYPBAHmDwQB5g8EAeYPBAHmDwQB5g8EAeYPBAHmDwQB5g8EAeYPBAHmDwQB5g8EAeYPBAHmDwQB5g8
        EAeYPBAHmDwQB5g8EAeYPBAHmDwQB5g8EAeYPBAHmDwQB5g8EAeYPBAHmDwQB5g8EAeYPBAPMIJIB5g8EAeYPBAHmD
        wQB5g8EAeYPBAHmDwQB5g8EAeYPBAPMIJIDzCCSAeYPBAPMIJIB5g8EAeYPBAHmDwQB5g8EAeYPBAHmDwQB5g8EA8w
        gkgHmDwQB5g8EAeYPBAHmDwQB5g8EAeYPBAHmDwQB5g8EAeYPBAHmDwQDzCCSA8wgkgPMIJIDzCCSA
        """),
    PNGFixture(
      name: "type 3 depth 2", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJAgMAAACZCj6+AAAADFBMVEXWQhtMadBzF1WZ0LpwKOLyAAAALElEQVR42m
        MIYWBgDFnDwMTAwMKsdS2IhYGVgSEk/AljKJMvE8O/PczaTJEAbt4HM1NM0SsAAAAASUVORK5CYII=
        """,
      pixels: """
        TGnQ/0xp0P9MadD/1kIb/9ZCG//WQhv/1kIb/9ZCG//WQhv/1kIb/9ZCG/9MadD/TGnQ/0xp0P/WQhv/1kIb/9ZCG/
        /WQhv/1kIb/9ZCG//WQhv/1kIb/0xp0P9MadD/TGnQ/9ZCG//WQhv/1kIb/9ZCG//WQhv/1kIb/9ZCG/9MadD/TGnQ
        /0xp0P9MadD/1kIb/9ZCG//WQhv/1kIb/9ZCG/9MadD/TGnQ/0xp0P9MadD/TGnQ/0xp0P/WQhv/1kIb/9ZCG/9Mad
        D/TGnQ/0xp0P9MadD/TGnQ/0xp0P9MadD/TGnQ/9ZCG/9MadD/TGnQ/0xp0P+Z0Lr/mdC6/3MXVf9MadD/TGnQ/0xp
        0P9MadD/TGnQ/0xp0P9MadD/TGnQ/5nQuv9zF1X/cxdV/0xp0P9MadD/TGnQ/0xp0P9MadD/TGnQ/0xp0P9MadD/TG
        nQ/0xp0P9zF1X/1kIb/0xp0P9MadD/TGnQ/0xp0P9MadD/TGnQ/0xp0P+Z0Lr/cxdV/5nQuv9MadD/
        """),
    PNGFixture(
      name: "type 3 depth 2 interlaced", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJAgMAAAHuDQ4oAAAADFBMVEXWQhtMadBzF1WZ0LpwKOLyAAAAOUlEQVR42m
        NwYExgYGB0YHBhcGAMYWJgCBBgDLVmcAAKHWBidGA2N2UBckKASkLWAKXDJzBr/z8CAL9ZCWneKfAxAAAAAElFTkSu
        QmCC
        """,
      pixels: """
        TGnQ/0xp0P9MadD/1kIb/9ZCG//WQhv/1kIb/9ZCG//WQhv/1kIb/9ZCG/9MadD/TGnQ/0xp0P/WQhv/1kIb/9ZCG/
        /WQhv/1kIb/9ZCG//WQhv/1kIb/0xp0P9MadD/TGnQ/9ZCG//WQhv/1kIb/9ZCG//WQhv/1kIb/9ZCG/9MadD/TGnQ
        /0xp0P9MadD/1kIb/9ZCG//WQhv/1kIb/9ZCG/9MadD/TGnQ/0xp0P9MadD/TGnQ/0xp0P/WQhv/1kIb/9ZCG/9Mad
        D/TGnQ/0xp0P9MadD/TGnQ/0xp0P9MadD/TGnQ/9ZCG/9MadD/TGnQ/0xp0P+Z0Lr/mdC6/3MXVf9MadD/TGnQ/0xp
        0P9MadD/TGnQ/0xp0P9MadD/TGnQ/5nQuv9zF1X/cxdV/0xp0P9MadD/TGnQ/0xp0P9MadD/TGnQ/0xp0P9MadD/TG
        nQ/0xp0P9zF1X/1kIb/0xp0P9MadD/TGnQ/0xp0P9MadD/TGnQ/0xp0P+Z0Lr/cxdV/5nQuv9MadD/
        """),
    PNGFixture(
      name: "type 3 depth 2 tRNS", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJAgMAAAHuDQ4oAAAADFBMVEXWQhtMadBzF1WZ0LpwKOLyAAAABHRSTlMAgP
        8HX+YVywAAADlJREFUeNpjcGBMYGBgdGBwYXBgDGFiYAgQYAy1ZnAACh1gYnRgNjdlAXJCgEpC1gClwycwa/8/AgC/
        WQlp3inwMQAAAABJRU5ErkJggg==
        """,
      pixels: """
        TGnQgExp0IBMadCA1kIbANZCGwDWQhsA1kIbANZCGwDWQhsA1kIbANZCGwBMadCATGnQgExp0IDWQhsA1kIbANZCGw
        DWQhsA1kIbANZCGwDWQhsA1kIbAExp0IBMadCATGnQgNZCGwDWQhsA1kIbANZCGwDWQhsA1kIbANZCGwBMadCATGnQ
        gExp0IBMadCA1kIbANZCGwDWQhsA1kIbANZCGwBMadCATGnQgExp0IBMadCATGnQgExp0IDWQhsA1kIbANZCGwBMad
        CATGnQgExp0IBMadCATGnQgExp0IBMadCATGnQgNZCGwBMadCATGnQgExp0ICZ0LoHmdC6B3MXVf9MadCATGnQgExp
        0IBMadCATGnQgExp0IBMadCATGnQgJnQugdzF1X/cxdV/0xp0IBMadCATGnQgExp0IBMadCATGnQgExp0IBMadCATG
        nQgExp0IBzF1X/1kIbAExp0IBMadCATGnQgExp0IBMadCATGnQgExp0ICZ0LoHcxdV/5nQugdMadCA
        """),
    PNGFixture(
      name: "type 3 depth 4", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJBAMAAAAWSsseAAAAMFBMVEW58eGC8Pn4FHSbSGCgzZQsrd84i1bmD3rlbi
        PJ9vvuXrv4ku2WLXabTbRo8TWqFyLd34rOAAAAR0lEQVR42mMoLxRUMjZgLP+1UZCRh4mBUZBRQIDZ5v9DAUE+FgZG
        AUHBXwzlJaGJNQGM5f8+/ruRAlTCKFrZwGzDyCHq/wMA9HYROHTCtP8AAAAASUVORK5CYII=
        """,
      pixels: """
        5g96/+YPev/mD3r/gvD5/4Lw+f+C8Pn/+BR0//gUdP+bSGD/m0hg/5tIYP/mD3r/5g96/+YPev+C8Pn/+BR0//gUdP
        +bSGD/m0hg/5tIYP+gzZT/oM2U/+YPev/mD3r/5g96//gUdP+bSGD/m0hg/5tIYP+gzZT/oM2U/6DNlP8srd//5g96
        /+YPev/mD3r/m0hg/5tIYP+gzZT/oM2U/6DNlP8srd//LK3f/ziLVv/mD3r/5g96/+YPev+gzZT/oM2U/6DNlP8srd
        //LK3f/ziLVv84i1b/OItW/+YPev/mD3r/5g96/6DNlP8srd//LK3f/ziLVv+C8Pn/5g96/5Ytdv8srd//5g96/+YP
        ev/mD3r/LK3f/ziLVv84i1b/OItW/6DNlP+bSGD/li12/+5eu//mD3r/5g96/+YPev84i1b/OItW/+YPev/mD3r/yf
        b7//iS7f8srd//+BR0/+YPev/mD3r/5g96/+YPev/mD3r/5g96/+VuI/+bTbT/qhci/7nx4f/lbiP/
        """),
    PNGFixture(
      name: "type 3 depth 4 interlaced", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJBAMAAAFhTfuIAAAAMFBMVEW58eGC8Pn4FHSbSGCgzZQsrd84i1bmD3rlbi
        PJ9vvuXrv4ku2WLXabTbRo8TWqFyLd34rOAAAAVUlEQVR42mMoZqxnEGAsYChJYCgyYCx9zcSswFBu7MpY/v4KQ6GQ
        AWPRIR4mJkEFZmv2OBYmSQeG8kIlYxMHxvI/BwUEuZkYGBVl1T8w2zAyiVrPAwCpDBFgsgLSywAAAABJRU5ErkJggg
        ==
        """,
      pixels: """
        5g96/+YPev/mD3r/gvD5/4Lw+f+C8Pn/+BR0//gUdP+bSGD/m0hg/5tIYP/mD3r/5g96/+YPev+C8Pn/+BR0//gUdP
        +bSGD/m0hg/5tIYP+gzZT/oM2U/+YPev/mD3r/5g96//gUdP+bSGD/m0hg/5tIYP+gzZT/oM2U/6DNlP8srd//5g96
        /+YPev/mD3r/m0hg/5tIYP+gzZT/oM2U/6DNlP8srd//LK3f/ziLVv/mD3r/5g96/+YPev+gzZT/oM2U/6DNlP8srd
        //LK3f/ziLVv84i1b/OItW/+YPev/mD3r/5g96/6DNlP8srd//LK3f/ziLVv+C8Pn/5g96/5Ytdv8srd//5g96/+YP
        ev/mD3r/LK3f/ziLVv84i1b/OItW/6DNlP+bSGD/li12/+5eu//mD3r/5g96/+YPev84i1b/OItW/+YPev/mD3r/yf
        b7//iS7f8srd//+BR0/+YPev/mD3r/5g96/+YPev/mD3r/5g96/+VuI/+bTbT/qhci/7nx4f/lbiP/
        """),
    PNGFixture(
      name: "type 3 depth 4 tRNS", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJBAMAAAFhTfuIAAAAMFBMVEW58eGC8Pn4FHSbSGCgzZQsrd84i1bmD3rlbi
        PJ9vvuXrv4ku2WLXabTbRo8TWqFyLd34rOAAAABHRSTlMAgP8HX+YVywAAAFVJREFUeNpjKGasZxBgLGAoSWAoMmAs
        fc3ErMBQbuzKWP7+CkOhkAFj0SEeJiZBBWZr9jgWJkkHhvJCJWMTB8byPwcFBLmZGBgVZdU/MNswMolazwMAqQwRYL
        IC0ssAAAAASUVORK5CYII=
        """,
      pixels: """
        5g96/+YPev/mD3r/gvD5gILw+YCC8PmA+BR0//gUdP+bSGAHm0hgB5tIYAfmD3r/5g96/+YPev+C8PmA+BR0//gUdP
        +bSGAHm0hgB5tIYAegzZT/oM2U/+YPev/mD3r/5g96//gUdP+bSGAHm0hgB5tIYAegzZT/oM2U/6DNlP8srd//5g96
        /+YPev/mD3r/m0hgB5tIYAegzZT/oM2U/6DNlP8srd//LK3f/ziLVv/mD3r/5g96/+YPev+gzZT/oM2U/6DNlP8srd
        //LK3f/ziLVv84i1b/OItW/+YPev/mD3r/5g96/6DNlP8srd//LK3f/ziLVv+C8PmA5g96/5Ytdv8srd//5g96/+YP
        ev/mD3r/LK3f/ziLVv84i1b/OItW/6DNlP+bSGAHli12/+5eu//mD3r/5g96/+YPev84i1b/OItW/+YPev/mD3r/yf
        b7//iS7f8srd//+BR0/+YPev/mD3r/5g96/+YPev/mD3r/5g96/+VuI/+bTbT/qhci/7nx4QDlbiP/
        """),
    PNGFixture(
      name: "type 3 depth 8", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJCAMAAADTuiYfAAAAYFBMVEW4Uzz8LVGkyaPeDGSScGNfChuKevU92UEkL2
        Ux5dDNbAdBcpdzmmClB+mJJtBf4EjkBG4ub2X8ZMGdY3MTm2U5KSLlVN8YEV33dbO4nd1TDSb0Grhz/fMeA2BqgCy/
        iE9Sfg58AAAAXklEQVR42i3LwQqAIBAE0K10RdmFqA4VxP7/l0mSEHjzUpt0GYZhHojIvAmSRicAENEhRuy1ZmbKmX
        gYAYxP1YeQzLcjOb0QqJ3U9sdif4tlvVyzxLw/4W42nDUX61/7cRY/SxZlGAAAAABJRU5ErkJggg==
        """,
      pixels: """
        v4hP/7+IT/+/iE//nWNz/7id3f+/iE//inr1/3OaYP+dY3P/uJ3d/7+IT/+/iE//v4hP/7+IT/+/iE//inr1/3OaYP
        +dY3P/uJ3d/7+IT/+KevX/c5pg/7+IT/+/iE//v4hP/3OaYP+dY3P/uJ3d/7+IT/+KevX/c5pg//xkwf+4nd3/v4hP
        /7+IT/+/iE//uJ3d/7+IT/+KevX/c5pg//xkwf+4nd3/v4hP/4p69f+/iE//v4hP/7+IT/+KevX/c5pg//xkwf+4nd
        3/v4hP/4p69f9zmmD//GTB/7+IT/+/iE//v4hP//xkwf+4nd3/v4hP/4p69f+kyaP/HgNg/xObZf9fChv/v4hP/7+I
        T/+/iE//v4hP/4p69f9zmmD//GTB/18KG/8eA2D/MeXQ/+QEbv+/iE//v4hP/7+IT/9zmmD//GTB/7id3f+/iE//v4
        hP/3P98/+dY3P/uFM8/7+IT/+/iE//v4hP/7id3f+/iE//Xwob/3OaYP+kyaP/pMmj/1/gSP/kBG7/
        """),
    PNGFixture(
      name: "type 3 depth 8 interlaced", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJCAMAAAGkvRaJAAAAYFBMVEW4Uzz8LVGkyaPeDGSScGNfChuKevU92UEkL2
        Ux5dDNbAdBcpdzmmClB+mJJtBf4EjkBG4ub2X8ZMGdY3MTm2U5KSLlVN8YEV33dbO4nd1TDSb0Grhz/fMeA2BqgCy/
        iE9Sfg58AAAAaElEQVR42i2LsQrDMBBDdU64QnshBk+e9P/flcGTIRBn8JWmdSGL0ENPYBJuyELQFFQKvQccF8hE+w
        /FXgduqEu1AO/Zp7i0XebRP8/hkmopjxgHuBbVh5YAoHv2fT6/UwQaJK7Xu/0AmNwhGvrUQy8AAAAASUVORK5CYII=
        """,
      pixels: """
        v4hP/7+IT/+/iE//nWNz/7id3f+/iE//inr1/3OaYP+dY3P/uJ3d/7+IT/+/iE//v4hP/7+IT/+/iE//inr1/3OaYP
        +dY3P/uJ3d/7+IT/+KevX/c5pg/7+IT/+/iE//v4hP/3OaYP+dY3P/uJ3d/7+IT/+KevX/c5pg//xkwf+4nd3/v4hP
        /7+IT/+/iE//uJ3d/7+IT/+KevX/c5pg//xkwf+4nd3/v4hP/4p69f+/iE//v4hP/7+IT/+KevX/c5pg//xkwf+4nd
        3/v4hP/4p69f9zmmD//GTB/7+IT/+/iE//v4hP//xkwf+4nd3/v4hP/4p69f+kyaP/HgNg/xObZf9fChv/v4hP/7+I
        T/+/iE//v4hP/4p69f9zmmD//GTB/18KG/8eA2D/MeXQ/+QEbv+/iE//v4hP/7+IT/9zmmD//GTB/7id3f+/iE//v4
        hP/3P98/+dY3P/uFM8/7+IT/+/iE//v4hP/7id3f+/iE//Xwob/3OaYP+kyaP/pMmj/1/gSP/kBG7/
        """),
    PNGFixture(
      name: "type 3 depth 8 tRNS", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJCAMAAAGkvRaJAAAAYFBMVEW4Uzz8LVGkyaPeDGSScGNfChuKevU92UEkL2
        Ux5dDNbAdBcpdzmmClB+mJJtBf4EjkBG4ub2X8ZMGdY3MTm2U5KSLlVN8YEV33dbO4nd1TDSb0Grhz/fMeA2BqgCy/
        iE9Sfg58AAAABHRSTlMAgP8HX+YVywAAAGhJREFUeNoti7EKwzAQQ3VOuEJ7IQZPnvT/35XBkyEQZ/CVpnUhi9BDT2
        ASbshC0BRUCr0HHBfIRPsPxV4HbqhLtQDv2ae4tF3m0T/P4ZJqKY8YB7gW1YeWAKB79n0+v1MEGiSu17v9AJjcIRr6
        1EMvAAAAAElFTkSuQmCC
        """,
      pixels: """
        v4hP/7+IT/+/iE//nWNz/7id3f+/iE//inr1/3OaYP+dY3P/uJ3d/7+IT/+/iE//v4hP/7+IT/+/iE//inr1/3OaYP
        +dY3P/uJ3d/7+IT/+KevX/c5pg/7+IT/+/iE//v4hP/3OaYP+dY3P/uJ3d/7+IT/+KevX/c5pg//xkwf+4nd3/v4hP
        /7+IT/+/iE//uJ3d/7+IT/+KevX/c5pg//xkwf+4nd3/v4hP/4p69f+/iE//v4hP/7+IT/+KevX/c5pg//xkwf+4nd
        3/v4hP/4p69f9zmmD//GTB/7+IT/+/iE//v4hP//xkwf+4nd3/v4hP/4p69f+kyaP/HgNg/xObZf9fChv/v4hP/7+I
        T/+/iE//v4hP/4p69f9zmmD//GTB/18KG/8eA2D/MeXQ/+QEbv+/iE//v4hP/7+IT/9zmmD//GTB/7id3f+/iE//v4
        hP/3P98/+dY3P/uFM8AL+IT/+/iE//v4hP/7id3f+/iE//Xwob/3OaYP+kyaP/pMmj/1/gSP/kBG7/
        """),
    PNGFixture(
      name: "type 4 depth 8", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJCAQAAABObR6mAAAAlUlEQVR42mOoBwNhNUljeXs1H51I4zTLIvt6xvp6Bi
        BYsIWdh42XnZeNl40HRDIxgAEvDy8Q8MAQL7ODA0j4yVtOXi5eLh4wCaRZoKrh2oEYaBwDxMqgtMii+Pq0npLA76HR
        /3ZaQK188BlsHW+PuWZj3LHt6TAroXbmbv53Zd25Cf+gVrIALeLk4eI9rx0Rr3LhsygAC28qXdzUzR8AAAAASUVORK
        5CYII=
        """,
      pixels: """
        f39/f39/f39/f39/ExMTJhkZGTMfHx8/JiYmTCwsLFkzMzNmOTk5cj8/P39/f39/f39/f39/f38fHx8zJiYmPywsLE
        wzMzNZOTk5Zj8/P3JGRkZ/TExMjH9/f39/f39/f39/fywsLD8zMzNMOTk5WT8/P2ZGRkZyTExMf1JSUoxZWVmZf39/
        f39/f39/f39/OTk5TD8/P1lGRkZmTExMclJSUn9ZWVmMX19fmWZmZqV/f39/f39/f39/f39GRkZZTExMZlJSUnJZWV
        l/X19fjGZmZplsbGylcnJysn9/f39/f39/f39/f1JSUmZZWVlyX19ff2ZmZox0dHRR9/f3VVtbW/65ubk4f39/f39/
        f39/f39/X19fcmZmZn9sbGyMcnJymf7+/tAnJydRhYWFFzw8PH5/f39/f39/f39/f39sbGx/cnJyjHl5eZl/f3+la2
        trgyUlJSUzMzPlzMzMfH9/f39/f39/f39/f3l5eYx/f3+ZhYWFpYyMjLJKSkrFj4+P1IWFhaybm5up
        """),
    PNGFixture(
      name: "type 4 depth 8 interlaced", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJCAQAAAE5ai4wAAAAwUlEQVR42mOorzdOY6yvFwhlkDRmrJ/JUF/vk5YGot
        R87OuBEreA4kwMDMbGmt+BgkDVPvZpPvWRM4FSDAzPGXiktu4Q1QXKCKvJ2+tEWhYBxdce4JXileSRAmqTkpKUlAQS
        zA4Of9lEpGa6XIhlAYnySPp8tZ4KNrC+Xt5YzV7HxzjSMs2+yK3epwdsNAPDrrNsvOy8bDxgkpedh4kBDCShZipdmn
        fyT2rwZKDRIGEWXgERQREB4U8cJTs/h4S9AwANzzfxK1RpMwAAAABJRU5ErkJggg==
        """,
      pixels: """
        f39/f39/f39/f39/ExMTJhkZGTMfHx8/JiYmTCwsLFkzMzNmOTk5cj8/P39/f39/f39/f39/f38fHx8zJiYmPywsLE
        wzMzNZOTk5Zj8/P3JGRkZ/TExMjH9/f39/f39/f39/fywsLD8zMzNMOTk5WT8/P2ZGRkZyTExMf1JSUoxZWVmZf39/
        f39/f39/f39/OTk5TD8/P1lGRkZmTExMclJSUn9ZWVmMX19fmWZmZqV/f39/f39/f39/f39GRkZZTExMZlJSUnJZWV
        l/X19fjGZmZplsbGylcnJysn9/f39/f39/f39/f1JSUmZZWVlyX19ff2ZmZox0dHRR9/f3VVtbW/65ubk4f39/f39/
        f39/f39/X19fcmZmZn9sbGyMcnJymf7+/tAnJydRhYWFFzw8PH5/f39/f39/f39/f39sbGx/cnJyjHl5eZl/f3+la2
        trgyUlJSUzMzPlzMzMfH9/f39/f39/f39/f3l5eYx/f3+ZhYWFpYyMjLJKSkrFj4+P1IWFhaybm5up
        """),
    PNGFixture(
      name: "type 4 depth 16", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJEAQAAAAe/cLlAAABB0lEQVR42mOo/4+AwsZqaZIzjY3l/9v/V0vzOaNzJh
        LIS0uznFlsZA+UZwQpYoCCBQxbTNjTec6wpfGeZU/nPQuigfgMUAzMZmJAArxnec7wnoVAKAtI8oBJEGR2aHBogCl+
        suXtWc6ZvGe5ZgGxFO8Zrpk8IPos5yyw2BkWVJOB1gIx+xneM2zGPBB2OljsDFDsLAOyB4ON0tIigZ6JB7LT0nrO3L
        M6WN4389Q7+Ze6N/2dQzajePABwxdjmGfYgTjyfJed4TbRd/L5nIqli+y60D0I9wyItf+E0+UviopmifydDX7/TEpR
        PMiyBeqZmUDPAT3mceeB9z/puY3NUw+caF2x+RwAf6uUCtNMbisAAAAASUVORK5CYII=
        """,
      pixels: """
        f39/f39/f39/f39/ExMTJhkZGTMgICBAJiYmTC0tLVkzMzNmOTk5c0BAQH9/f39/f39/f39/f38gICAzJiYmQC0tLU
        wzMzNZOTk5ZkBAQHNGRkZ/TExMjH9/f39/f39/f39/fy0tLUAzMzNMOTk5WUBAQGZGRkZzTExMf1NTU4xZWVmZf39/
        f39/f39/f39/OTk5TEBAQFlGRkZmTExMc1NTU39ZWVmMYGBgmWZmZqZ/f39/f39/f39/f39GRkZZTExMZlNTU3NZWV
        l/YGBgjGZmZplsbGymc3Nzsn9/f39/f39/f39/f1NTU2ZZWVlzYGBgf2ZmZozd3d3Bjo6OyiAgIC5PT09Uf39/f39/
        f39/f39/YGBgc2ZmZn9sbGyMc3NzmcvLyyT9/f05HBwcQpGRkX9/f39/f39/f39/f39sbGx/c3NzjHl5eZl/f3+mi4
        uLZfHx8Vp9fX3K39/fs39/f39/f39/f39/f3l5eYx/f3+ZhoaGpoyMjLLT09Ns4ODg/jExMaQNDQ1e
        """),
    PNGFixture(
      name: "type 4 depth 16 interlaced", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJEAQAAAFp+vJzAAABQklEQVR42mOo/1//39g4LY0RxEi83RDDIDnT2BjImz
        mTASTkcyYNCKActTSfM/ZAGqz41iwGBqmZJsZMDEBgbGxiPOv5aiWwMoiZIKVpQA31/yNnzpwJ1gJS+TydgYH3jNSs
        rtb5OlME3VeDdQgbq6XJ/7f/r3MmcqblzGIjsOq1Zw8w8J6VmgXEM3nPSM4CWyQ1CwhnSs2UnCk5SxLIYnZocGj468
        ueJmwiOStdZjp3w4G7HiwQlZKzgBbNZF/qGSJaZpEPdxoIygMdqJYGstDnjLExyNI0IK/YyC0N5OWeM3DngsCuWWfP
        sqXxnmVP5wXRZ9jTeM6yQdggsTNMDEgA6DiwE4EOnAlyQjeHU4Upg53SgVdTHF7eXecHdjBMMbMJr69gg7CJAKPIFo
        EGkc13dTfZpKof0v8a2l5T2aUSCQBzxqFe4XPQFAAAAABJRU5ErkJggg==
        """,
      pixels: """
        f39/f39/f39/f39/ExMTJhkZGTMgICBAJiYmTC0tLVkzMzNmOTk5c0BAQH9/f39/f39/f39/f38gICAzJiYmQC0tLU
        wzMzNZOTk5ZkBAQHNGRkZ/TExMjH9/f39/f39/f39/fy0tLUAzMzNMOTk5WUBAQGZGRkZzTExMf1NTU4xZWVmZf39/
        f39/f39/f39/OTk5TEBAQFlGRkZmTExMc1NTU39ZWVmMYGBgmWZmZqZ/f39/f39/f39/f39GRkZZTExMZlNTU3NZWV
        l/YGBgjGZmZplsbGymc3Nzsn9/f39/f39/f39/f1NTU2ZZWVlzYGBgf2ZmZozd3d3Bjo6OyiAgIC5PT09Uf39/f39/
        f39/f39/YGBgc2ZmZn9sbGyMc3NzmcvLyyT9/f05HBwcQpGRkX9/f39/f39/f39/f39sbGx/c3NzjHl5eZl/f3+mi4
        uLZfHx8Vp9fX3K39/fs39/f39/f39/f39/f3l5eYx/f3+ZhoaGpoyMjLLT09Ns4ODg/jExMaQNDQ1e
        """),
    PNGFixture(
      name: "type 6 depth 8", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJCAYAAADkZNYtAAABCElEQVR42mOoRwLCapY+ksY+afL28fVqPkUzdSJbNx
        mnzTxjWbTmqX39/v+MIEUMULBgy/Fb7DzCkmy8wlLsvBCaDchnB9G8IrxMDEiAl4eHFwZ44ASM4mFgdgACmOInb78z
        cPIKiHDxCghz8QiKcIJoCJ+di0eAgQXFZCBgA2GgUexA89iAmB3CZwCKMzAgezAorbInsqhnaXz9/P1pPZtutGa73E
        8oeJzKvPmaV8HkT/dRPPjgMxvQYyIQjwE9KDplswDj0lcneLMf3mqwPNbFhOYMoBd54NQWtT0XLXyYUkI8run8uvly
        L4oHWXjFFUAe4uSBeCzfz6pGQNqPQz2r/KFJhkwgAOd5VaVlfs00AAAAAElFTkSuQmCC
        """,
      pixels: """
        f39/f39/f39/f39/EyY5TBkzTGYfP19/JkxymSxZhbIzZpnMOXKs5T9/v/9/f39/f39/f39/f38fM0ZZJj9ZcixMbI
        wzWX+lOWaSvz9ypdhGf7jyTIzM/39/f39/f39/f39/fyw/UmYzTGZ/OVl5mT9mjLJGcp/MTH+y5VKMxf9Zmdj/f39/
        f39/f39/f39/OUxfcj9ZcoxGZoWlTHKZv1J/rNhZjL/yX5nS/2al5f9/f39/f39/f39/f39GWWx/TGZ/mVJykrJZf6
        XMX4y45WaZzP9spd//crLy/39/f39/f39/f39/f1JmeYxZcoylX3+fv2aMstiFa0TfYHDjZQOz1kpwk/Lff39/f39/
        f39/f39/X3KFmWZ/mbJsjKzMcpm/5YctcvWI0ly9lT09lxV2AyF/f39/f39/f39/f39sf5Klcoylv3mZuNh/pczyO1
        MuxsAeXiHphRPDD0/s3n9/f39/f39/f39/f3mMn7J/mbLMhaXF5Yyy2P/S0L1e2ZLbRwj17mY/Cgnz
        """),
    PNGFixture(
      name: "type 6 depth 8 interlaced", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJCAYAAAGTY+a7AAABRklEQVR42mOoBwLjtJlnGEGMKOGYEwySxj5pjPUzN5
        1hAAn5pNXPBEr/B3PUfIpm2tfv/w9WfItBzVfS2NeYiQEIjIHgbIT4F7AysJlAjfZpPZt86jc9jZx5A6IFpPI5g5Qx
        j5SasZjl3Bu9S5angHUIq1n6yNvH1+tEtm6yLFrzFKx67YHLz3ml1I15JdXAOsAWSUlJSYKBFAhJMTA7AMFfNgEpES
        lFdaWFB2RlrkydywJTyQNU6L3YO9NMtYYD7jQQkDd2i1SzjyzS8cnpMY6sX2qZNmm/fdHSG271Oz759JxBOBcEdp19
        8JmNV1iKnVdYko1HRArIlgSyQTQvO48wAxMDEpCUAlkMciSYIWn8ZgY7+xOV4iVSLN5c73gfgB0MU8zCK6YgICImJS
        giJikgLC618/Sye8V7r/V0yFb2JR/O4gUA8Dx618886jkAAAAASUVORK5CYII=
        """,
      pixels: """
        f39/f39/f39/f39/EyY5TBkzTGYfP19/JkxymSxZhbIzZpnMOXKs5T9/v/9/f39/f39/f39/f38fM0ZZJj9ZcixMbI
        wzWX+lOWaSvz9ypdhGf7jyTIzM/39/f39/f39/f39/fyw/UmYzTGZ/OVl5mT9mjLJGcp/MTH+y5VKMxf9Zmdj/f39/
        f39/f39/f39/OUxfcj9ZcoxGZoWlTHKZv1J/rNhZjL/yX5nS/2al5f9/f39/f39/f39/f39GWWx/TGZ/mVJykrJZf6
        XMX4y45WaZzP9spd//crLy/39/f39/f39/f39/f1JmeYxZcoylX3+fv2aMstiFa0TfYHDjZQOz1kpwk/Lff39/f39/
        f39/f39/X3KFmWZ/mbJsjKzMcpm/5YctcvWI0ly9lT09lxV2AyF/f39/f39/f39/f39sf5Klcoylv3mZuNh/pczyO1
        MuxsAeXiHphRPDD0/s3n9/f39/f39/f39/f3mMn7J/mbLMhaXF5Yyy2P/S0L1e2ZLbRwj17mY/Cgnz
        """),
    PNGFixture(
      name: "type 6 depth 16", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJEAYAAAC09ApuAAAB7klEQVR42mOo/48dChurpVnO9DkjOdPY2OdMWpr8f/
        v/8UBxtTSfM8VGM2fqnImc2Za62cjYOC1t5swzZyxnFhutOfMs1R6oZv////8ZYQYxoIEFDFtMjqffmsWeznNG2Fhq
        Jlsa71lhY0kgH0RD+CJAPpAGywPVgcRngdWZ8JxlYsABeM/ynOE9w3sWAnnOwllwMd4zPMhyZ5DZDAzMDg0QiG7wky
        1vz35LZ2zgnMl7VrBB2IRrFu9ZAQaRzVxSvGcEGIW3cM3kgfHPCjSIbOGcBVLHlg5Ud0YAqJ8Ft4shLmCDuGMWO8j9
        xrxn2YyBPKAsSJz3P+9ZUNDwMoDVAX3AwMAOcrkx0ABckRdslJZWObMHGEXFRj1nlqWCIm4+MFrS0nrObDa6OcPy9k
        R9tfez3y+z/ctta3bvpijDsycy6y+5RGxof3ntxJlwnJH3gOGLMXua1CxwpJggRV4aJPKCQm7bGl3g1X7w6PjRKj+B
        uXeZw09fWy9fe6v+zlHxPrHV+CIPEiVnENEE4vFAo8lN4con0RLfLLa/Kt/bagWS3/zoeMW4a1fLlzdeO+X/rt6EM/
        JYtvCeFUtXbIBECjDyZoIiBRpZDMJbetUcE74sP7Jmbsm1g+dnecu/1/gVp9l096DOPcndjWILngMAmkUnC4fshFUA
        AAAASUVORK5CYII=
        """,
      pixels: """
        f39/f39/f39/f39/EyY5TBkzTGYgQGB/JkxzmS1ZhrIzZpnMOXOs5UB/v/9/f39/f39/f39/f38gM0ZZJkBZcy1MbI
        wzWX+mOWaTv0BzptlGf7nyTIzM/39/f39/f39/f39/fy1AU2YzTGZ/OVl5mUBmjLJGc5/MTH+y5VOMxv9Zmdn/f39/
        f39/f39/f39/OUxgc0BZc4xGZoamTHOZv1N/rNlZjL/yYJnS/2am5f9/f39/f39/f39/f39GWWx/TGZ/mVNzk7JZf6
        bMYIy55WaZzP9spt//c7Ly/39/f39/f39/f39/f1NmeYxZc4ymYH+fv2aMstk6kSebpvw93hXmHdFYh9bMf39/f39/
        f39/f39/YHOGmWZ/mbJsjKzMc5m/5cV08fOlO2sDgpJCI11uWDh/f39/f39/f39/f39sf5Omc4ymv3mZudl/pszyDE
        gGQatf8RNuGkLbUbh34n9/f39/f39/f39/f3mMn7J/mbLMhqbG5Yyy2f/YvmNjXmR5hlU6ho5+kf5Y
        """),
    PNGFixture(
      name: "type 6 depth 16 interlaced", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJEAYAAAHD8zr4AAACN0lEQVR42nVRTWgTQRSepNqAJtq6wbADtYqQGiii+1
        YlB4kgLVazJw+6ULQgmZXSg5pLW7FZpXoxgiBC3twUaRFaKkSUSqVSFBRmQaiXevCXpmIpSO1BBFlns8m2WHyPZfZ9
        8+Z7831DCq6fAIwhChGqAx8T8wO/lyNTREWArGBM7iCWNSFIvcVDPdA/6brBRpJlRV5DzMj/add1A9L3nJA2ZjgUdT
        AcgDCpBYAOXmzu+tAd3Ws2BlSr9/OnZVzGiqKsZUXBLWuVnImIc6U1I+qMCxYhlOsQE5QnGYB28H54bEfL66fX4PbS
        4QN7ggkKJFkas6JVcp+Vdbsw8UaurKUxr42JSi5gHndekHewYMUcyWgByBU95phQeRtbI4ZyylWuIq2liiqvrtz7CG
        k4Yvv5x4iwZptyRVf5zqtJq+fet02ZFvrr+8zGN+Z86uuGVUbJJ09LMUgZBWVQ6780ceHo7PXL3R2pvpvr7KpnqzSu
        k5nynhnXlILaRVb0iaIAMLHgjuTS8vHuaNNSel4byc2VOqXFk6Wf0t6i8J50na31eMYd5xNZgUYWc+Kg8oi0RQGKsh
        aenAiL+rWPc78v6sg+oQAhYfKfkAKr9lFeM6xqn+pj0sTKw237BnfPnDIeXMwMHVocfRIyTnRdme1YPv55+Mc553Rg
        7r/EDXrMSLBddrOt6ImKyptC8ceJCsUmO17eblE+MTk+dIsN9J5ceZ56e2Z4dMv+/rtTX3pfLhnnjy0+2vrqLzY3UV
        7GTTUwAAAAAElFTkSuQmCC
        """,
      pixels: """
        f39/f39/f39/f39/EyY5TBkzTGYgQGB/JkxzmS1ZhrIzZpnMOXOs5UB/v/9/f39/f39/f39/f38gM0ZZJkBZcy1MbI
        wzWX+mOWaTv0BzptlGf7nyTIzM/39/f39/f39/f39/fy1AU2YzTGZ/OVl5mUBmjLJGc5/MTH+y5VOMxv9Zmdn/f39/
        f39/f39/f39/OUxgc0BZc4xGZoamTHOZv1N/rNlZjL/yYJnS/2am5f9/f39/f39/f39/f39GWWx/TGZ/mVNzk7JZf6
        bMYIy55WaZzP9spt//c7Ly/39/f39/f39/f39/f1NmeYxZc4ymYH+fv2aMstk6kSebpvw93hXmHdFYh9bMf39/f39/
        f39/f39/YHOGmWZ/mbJsjKzMc5m/5cV08fOlO2sDgpJCI11uWDh/f39/f39/f39/f39sf5Omc4ymv3mZudl/pszyDE
        gGQatf8RNuGkLbUbh34n9/f39/f39/f39/f3mMn7J/mbLMhqbG5Yyy2f/YvmNjXmR5hlU6ho5+kf5Y
        """),
    PNGFixture(
      name: "filter 0 in every row", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJCAYAAADkZNYtAAABLUlEQVR42lWOIUjEUBiAD66oxXAYLB5XlqZlacjxik
        yQB8JMD+Rm8RUXjheEpZeGhpcmIi8tvbb0LCvHBDnTgizIRHBBFgQxTC7PP9778sfHN+BrjCwX7zqYjlHALcykTWLt
        UFm6LGsRL/rBujx2PGIhwmwcCodw5dKkQEzVHs87LEpTtpFPIcxdEklEhfZYWmKuW18seyJrU3ZxwCAsPBoruCh8nt
        VEFF0gq56q1pQ9EnIIS58lGi7KQOQtLPehanqmO1P2aSQgrAKeFnBRx1dHzcX863L4+HYyv+saQw5YLCGsQ5GVcNHe
        7LPVbXW+uJ9OH3auhxNDDnmiIFxEMq/hojs8O3h52ptNvuPR8/bpz6chRyLVEC5jtWzhoq9eF7P35ON4Y/VL0dbm3z
        /6fsvQYFAHpAAAAABJRU5ErkJggg==
        """,
      pixels: """
        f39/f39/f39/f39/EyY5TBkzTGYfP19/JkxymSxZhbIzZpnMOXKs5T9/v/9/f39/f39/f39/f38fM0ZZJj9ZcixMbI
        wzWX+lOWaSvz9ypdhGf7jyTIzM/39/f39/f39/f39/fyw/UmYzTGZ/OVl5mT9mjLJGcp/MTH+y5VKMxf9Zmdj/f39/
        f39/f39/f39/OUxfcj9ZcoxGZoWlTHKZv1J/rNhZjL/yX5nS/2al5f9/f39/f39/f39/f39GWWx/TGZ/mVJykrJZf6
        XMX4y45WaZzP9spd//crLy/39/f39/f39/f39/f1JmeYxZcoylX3+fv2aMstiFa0TfYHDjZQOz1kpwk/Lff39/f39/
        f39/f39/X3KFmWZ/mbJsjKzMcpm/5YctcvWI0ly9lT09lxV2AyF/f39/f39/f39/f39sf5Klcoylv3mZuNh/pczyO1
        MuxsAeXiHphRPDD0/s3n9/f39/f39/f39/f3mMn7J/mbLMhaXF5Yyy2P/S0L1e2ZLbRwj17mY/Cgnz
        """),
    PNGFixture(
      name: "filter 0 in every RGB row", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJCAIAAABrBkF6AAAA9UlEQVR42kXKIUsEQRQA4PsPgqDBuyAL6grCpA0yRT
        aNhuVABoThykuTHiJMemmLvrSIMBgWwwRhRVgM2zZdclEwnckklgsi2k06X/5G9GclydaEGkuTKEx1KcBn2EjqR/9j
        LPJE6lRZoSmDSmLIqVM8xJHKQijItJPAOdaK2oLn2i/iyJSRGnMoFfqCGs298S8Q3uPItVVABVaaguEO/GDDG7ZfcR
        TgNLKhGrjdnu0f3t9cn/ysHm/EYbAE8pYb9P3H5PRBdEfPl7x7FoelCjk431EY9qa3m3fr6dXjjlrG4bgm35Zhzu3i
        c6s6d08H39OL8vUXJPaL0magOboAAAAASUVORK5CYII=
        """,
      pixels: """
        f39//39/f/9/f3//EyY5/xkzTP8fP1//Jkxy/yxZhf8zZpn/OXKs/z9/v/9/f3//f39//39/f/8fM0b/Jj9Z/yxMbP
        8zWX//OWaS/z9ypf9Gf7j/TIzM/39/f/9/f3//f39//yw/Uv8zTGb/OVl5/z9mjP9Gcp//TH+y/1KMxf9Zmdj/f39/
        /39/f/9/f3//OUxf/z9Zcv9GZoX/THKZ/1J/rP9ZjL//X5nS/2al5f9/f3//f39//39/f/9GWWz/TGZ//1Jykv9Zf6
        X/X4y4/2aZzP9spd//crLy/39/f/9/f3//f39//1Jmef9Zcoz/X3+f/2aMsv8qYT3/Ta+h/5tc9f8WVx7/f39//39/
        f/9/f3//X3KF/2Z/mf9sjKz/cpm//+cgdP+0M7j/Ts+U/4wtdv9/f3//f39//39/f/9sf5L/coyl/3mZuP9/pcz/MF
        Sp/yStGv8slsv/K0zs/39/f/9/f3//f39//3mMn/9/mbL/haXF/4yy2P/wKZL/innO/0T0VP+Lhdn/
        """),
    PNGFixture(
      name: "filter 1 in every row", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJCAYAAADkZNYtAAAAyklEQVR42mOsBwIGKJiyfNdZNl5hKTYeYUl2EM0Lok
        XAfJA4I7LiBVuO32KHSgAVS6JqFOFFUbz2wOXnQJMgikCm8kBoqGYGFMW7zj74DDeVRwTqDLAGXqBGVMXHb71lwOFm
        kDiq4svPf/Eiu1n+/iT226zz2xY7f36a+0BmKopioCOkkN0sOmWzAOPSVyd4sx/earA81oWi+C2DsBqym/esS7rSet
        ogWjN96yK1UzelURT/4lUwRnazm9zTePZDci/1k4XlzUWlewEQFVDm+NNu8AAAAABJRU5ErkJggg==
        """,
      pixels: """
        f39/f39/f39/f39/EyY5TBkzTGYfP19/JkxymSxZhbIzZpnMOXKs5T9/v/9/f39/f39/f39/f38fM0ZZJj9ZcixMbI
        wzWX+lOWaSvz9ypdhGf7jyTIzM/39/f39/f39/f39/fyw/UmYzTGZ/OVl5mT9mjLJGcp/MTH+y5VKMxf9Zmdj/f39/
        f39/f39/f39/OUxfcj9ZcoxGZoWlTHKZv1J/rNhZjL/yX5nS/2al5f9/f39/f39/f39/f39GWWx/TGZ/mVJykrJZf6
        XMX4y45WaZzP9spd//crLy/39/f39/f39/f39/f1JmeYxZcoylX3+fv2aMstiFa0TfYHDjZQOz1kpwk/Lff39/f39/
        f39/f39/X3KFmWZ/mbJsjKzMcpm/5YctcvWI0ly9lT09lxV2AyF/f39/f39/f39/f39sf5Klcoylv3mZuNh/pczyO1
        MuxsAeXiHphRPDD0/s3n9/f39/f39/f39/f3mMn7J/mbLMhaXF5Yyy2P/S0L1e2ZLbRwj17mY/Cgnz
        """),
    PNGFixture(
      name: "filter 1 in every RGB row", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJCAIAAABrBkF6AAAAoUlEQVR42mOsr69nAIMpy3ex8Qqz8QizA0leICkCZA
        MZjHAVC7YcZ+eByAkjKRVBqFh74DJIH8QAsFKIaoSKXWcfQA3gEYGbBFSKUHH81lsC7rj8/BfcHUeudiv7pfitDan+
        rYlQ8eAzG9wdpe1bzwq7zJpzxy7uEULFWwZhuDs2rr/7JbKQ4+XG/9sUESp+8SrA3ZFSvmtWgM2u6jb3ia0Afk5AAW
        R46fkAAAAASUVORK5CYII=
        """,
      pixels: """
        f39//39/f/9/f3//EyY5/xkzTP8fP1//Jkxy/yxZhf8zZpn/OXKs/z9/v/9/f3//f39//39/f/8fM0b/Jj9Z/yxMbP
        8zWX//OWaS/z9ypf9Gf7j/TIzM/39/f/9/f3//f39//yw/Uv8zTGb/OVl5/z9mjP9Gcp//TH+y/1KMxf9Zmdj/f39/
        /39/f/9/f3//OUxf/z9Zcv9GZoX/THKZ/1J/rP9ZjL//X5nS/2al5f9/f3//f39//39/f/9GWWz/TGZ//1Jykv9Zf6
        X/X4y4/2aZzP9spd//crLy/39/f/9/f3//f39//1Jmef9Zcoz/X3+f/2aMsv8qYT3/Ta+h/5tc9f8WVx7/f39//39/
        f/9/f3//X3KF/2Z/mf9sjKz/cpm//+cgdP+0M7j/Ts+U/4wtdv9/f3//f39//39/f/9sf5L/coyl/3mZuP9/pcz/MF
        Sp/yStGv8slsv/K0zs/39/f/9/f3//f39//3mMn/9/mbL/haXF/4yy2P/wKZL/innO/0T0VP+Lhdn/
        """),
    PNGFixture(
      name: "filter 2 in every row", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJCAYAAADkZNYtAAAAs0lEQVR42mOqRwLCapY+ksY+afL28fVqPkUzdSJbNx
        mnzTxjWbTmqX39/v9MDEiAhxcIeHjBFJgFIoAAymRAUczLA1MHU4nE5uVBUwwyCCwFoXjgynmBBvFiKIaYATcWbjTI
        iQx43ax2v+fXr+viadP5vnv/e8jwAK+bmQ7piWkkVUZM6kr3XfpY0Amvm7eo7blo4cOUEuJxTefXzZd78bp5em3/DM
        mSWjX5gtuLDXbLigIALKc6vOWscUgAAAAASUVORK5CYII=
        """,
      pixels: """
        f39/f39/f39/f39/EyY5TBkzTGYfP19/JkxymSxZhbIzZpnMOXKs5T9/v/9/f39/f39/f39/f38fM0ZZJj9ZcixMbI
        wzWX+lOWaSvz9ypdhGf7jyTIzM/39/f39/f39/f39/fyw/UmYzTGZ/OVl5mT9mjLJGcp/MTH+y5VKMxf9Zmdj/f39/
        f39/f39/f39/OUxfcj9ZcoxGZoWlTHKZv1J/rNhZjL/yX5nS/2al5f9/f39/f39/f39/f39GWWx/TGZ/mVJykrJZf6
        XMX4y45WaZzP9spd//crLy/39/f39/f39/f39/f1JmeYxZcoylX3+fv2aMstiFa0TfYHDjZQOz1kpwk/Lff39/f39/
        f39/f39/X3KFmWZ/mbJsjKzMcpm/5YctcvWI0ly9lT09lxV2AyF/f39/f39/f39/f39sf5Klcoylv3mZuNh/pczyO1
        MuxsAeXiHphRPDD0/s3n9/f39/f39/f39/f3mMn7J/mbLMhaXF5Yyy2P/S0L1e2ZLbRwj17mY/Cgnz
        """),
    PNGFixture(
      name: "filter 2 in every RGB row", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJCAIAAABrBkF6AAAAj0lEQVR42mOqhwFhNUtJYx95+3g1nyKdyFbjtJmWRW
        vs6/czMcAADy8vLwhDAQ8PD4SPUMHLA5WHK4UQSCpAQjwQAmEWDy+KCrDhEM1QQ3iQbUF2x+mrrc/FrupvF1uyVAe7
        O/buN09vEd9cPL/sWgR2d3iamBZUJd07bj5fvgy7Ow5cfZl2ZotEXGeC5VsAsIMr7peFxc4AAAAASUVORK5CYII=
        """,
      pixels: """
        f39//39/f/9/f3//EyY5/xkzTP8fP1//Jkxy/yxZhf8zZpn/OXKs/z9/v/9/f3//f39//39/f/8fM0b/Jj9Z/yxMbP
        8zWX//OWaS/z9ypf9Gf7j/TIzM/39/f/9/f3//f39//yw/Uv8zTGb/OVl5/z9mjP9Gcp//TH+y/1KMxf9Zmdj/f39/
        /39/f/9/f3//OUxf/z9Zcv9GZoX/THKZ/1J/rP9ZjL//X5nS/2al5f9/f3//f39//39/f/9GWWz/TGZ//1Jykv9Zf6
        X/X4y4/2aZzP9spd//crLy/39/f/9/f3//f39//1Jmef9Zcoz/X3+f/2aMsv8qYT3/Ta+h/5tc9f8WVx7/f39//39/
        f/9/f3//X3KF/2Z/mf9sjKz/cpm//+cgdP+0M7j/Ts+U/4wtdv9/f3//f39//39/f/9sf5L/coyl/3mZuP9/pcz/MF
        Sp/yStGv8slsv/K0zs/39/f/9/f3//f39//3mMn/9/mbL/haXF/4yy2P/wKZL/innO/0T0VP+Lhdn/
        """),
    PNGFixture(
      name: "filter 3 in every row", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJCAYAAADkZNYtAAAA4UlEQVR42mOuBwIHKLjy/BevgIKBg7CapY+4rnOUpL
        FPmqxVeLGCfUK9sltmLzNIEQMUXHv46gsXj4AwF6+ACBCDaU44X5AdRfHdZx9+AQUhikCKeSCaOCGaGVAUP3n7nYET
        ZiqPIEQDhM8O1Iiq+NWXv+yoVoNoQRGQQk50kz/8YuFFdrPy/X7G1++iy+Zqfp1h9pDPGkUx0BEiyG7mWf1RWLRlk0
        BA9RKRyXw5aSiK/7ILSCK7ecer/svxPZIJ9hHH0idcepiDopiFV1wB2c35flY1AtJ+HOpZ5Q9NMmQCAVQDS7F7iGBI
        AAAAAElFTkSuQmCC
        """,
      pixels: """
        f39/f39/f39/f39/EyY5TBkzTGYfP19/JkxymSxZhbIzZpnMOXKs5T9/v/9/f39/f39/f39/f38fM0ZZJj9ZcixMbI
        wzWX+lOWaSvz9ypdhGf7jyTIzM/39/f39/f39/f39/fyw/UmYzTGZ/OVl5mT9mjLJGcp/MTH+y5VKMxf9Zmdj/f39/
        f39/f39/f39/OUxfcj9ZcoxGZoWlTHKZv1J/rNhZjL/yX5nS/2al5f9/f39/f39/f39/f39GWWx/TGZ/mVJykrJZf6
        XMX4y45WaZzP9spd//crLy/39/f39/f39/f39/f1JmeYxZcoylX3+fv2aMstiFa0TfYHDjZQOz1kpwk/Lff39/f39/
        f39/f39/X3KFmWZ/mbJsjKzMcpm/5YctcvWI0ly9lT09lxV2AyF/f39/f39/f39/f39sf5Klcoylv3mZuNh/pczyO1
        MuxsAeXiHphRPDD0/s3n9/f39/f39/f39/f3mMn7J/mbLMhaXF5Yyy2P/S0L1e2ZLbRwj17mY/Cgnz
        """),
    PNGFixture(
      name: "filter 3 in every RGB row", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJCAIAAABrBkF6AAAAtklEQVR42mOur693AIMrz38JKBgIq1mK6zpLGvvIWo
        Ur2Ccou2UyA+UYwODaw1dcPAJcvFDECWULIlTcffYByAfJASXA0pxgpQgVT95+hwhx8QhywkwCKkWoePXlL5LhIPOB
        0pzIZnz4xQJ3x4mrHaxGsvabTCdc0Eao+M7ACXfHzMXfpM7oLe/YFzVLFqHiL7sA3B21nzg3ZWV9vlFy/rUPQgULrz
        jcHZOWXWLgq3iZ2xHy1BIAcSQ9utuvwpwAAAAASUVORK5CYII=
        """,
      pixels: """
        f39//39/f/9/f3//EyY5/xkzTP8fP1//Jkxy/yxZhf8zZpn/OXKs/z9/v/9/f3//f39//39/f/8fM0b/Jj9Z/yxMbP
        8zWX//OWaS/z9ypf9Gf7j/TIzM/39/f/9/f3//f39//yw/Uv8zTGb/OVl5/z9mjP9Gcp//TH+y/1KMxf9Zmdj/f39/
        /39/f/9/f3//OUxf/z9Zcv9GZoX/THKZ/1J/rP9ZjL//X5nS/2al5f9/f3//f39//39/f/9GWWz/TGZ//1Jykv9Zf6
        X/X4y4/2aZzP9spd//crLy/39/f/9/f3//f39//1Jmef9Zcoz/X3+f/2aMsv8qYT3/Ta+h/5tc9f8WVx7/f39//39/
        f/9/f3//X3KF/2Z/mf9sjKz/cpm//+cgdP+0M7j/Ts+U/4wtdv9/f3//f39//39/f/9sf5L/coyl/3mZuP9/pcz/MF
        Sp/yStGv8slsv/K0zs/39/f/9/f3//f39//3mMn/9/mbL/haXF/4yy2P/wKZL/innO/0T0VP+Lhdn/
        """),
    PNGFixture(
      name: "filter 4 in every row", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJCAYAAADkZNYtAAAAvklEQVR42mOpBwIGKJiyfNdZNl5hKTYeYUl2EM0Lok
        XAfJA4CwMS4OHl5WXn4eVhA9G8EJqNh4eHnZeHF8hmQFHMy8MDUsTLBsVAjQg2Lw+aYrBpIA08PGwQhTxQzQxAjRiK
        ISbxgE3ihWgE8xkwnIHuZvn7Pb9us85Pm+v8+WnuA4apeN3MdEhPQGNpZcSk7Ie3GiyPOeF18xa1PRdbfQxSNNOvLa
        o69XIvXjdPr+2fwX5ITk0+ecJic1HpXgBolC2yI6JECAAAAABJRU5ErkJggg==
        """,
      pixels: """
        f39/f39/f39/f39/EyY5TBkzTGYfP19/JkxymSxZhbIzZpnMOXKs5T9/v/9/f39/f39/f39/f38fM0ZZJj9ZcixMbI
        wzWX+lOWaSvz9ypdhGf7jyTIzM/39/f39/f39/f39/fyw/UmYzTGZ/OVl5mT9mjLJGcp/MTH+y5VKMxf9Zmdj/f39/
        f39/f39/f39/OUxfcj9ZcoxGZoWlTHKZv1J/rNhZjL/yX5nS/2al5f9/f39/f39/f39/f39GWWx/TGZ/mVJykrJZf6
        XMX4y45WaZzP9spd//crLy/39/f39/f39/f39/f1JmeYxZcoylX3+fv2aMstiFa0TfYHDjZQOz1kpwk/Lff39/f39/
        f39/f39/X3KFmWZ/mbJsjKzMcpm/5YctcvWI0ly9lT09lxV2AyF/f39/f39/f39/f39sf5Klcoylv3mZuNh/pczyO1
        MuxsAeXiHphRPDD0/s3n9/f39/f39/f39/f3mMn7J/mbLMhaXF5Yyy2P/S0L1e2ZLbRwj17mY/Cgnz
        """),
    PNGFixture(
      name: "filter 4 in every RGB row", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJCAIAAABrBkF6AAAAlklEQVR42mOpr69nAIMpy3ex8Qqz8QizA0leICkCZA
        MZLAwwwMPLy87DywYkeUEkGw8POy8PkIFQwQsSAsvBlIJV8yCpAAmB9SGZBFSKpgJoOC/YcLB5YKXY3XHkaquyX4rf
        2pDq35rY3bF3v/nZS+Kz5swvi4vA7g5PE9MvkUkcxzfelY/A7o4DV1/OOrNlV3Wb+/tWAHGnJF52fGizAAAAAElFTk
        SuQmCC
        """,
      pixels: """
        f39//39/f/9/f3//EyY5/xkzTP8fP1//Jkxy/yxZhf8zZpn/OXKs/z9/v/9/f3//f39//39/f/8fM0b/Jj9Z/yxMbP
        8zWX//OWaS/z9ypf9Gf7j/TIzM/39/f/9/f3//f39//yw/Uv8zTGb/OVl5/z9mjP9Gcp//TH+y/1KMxf9Zmdj/f39/
        /39/f/9/f3//OUxf/z9Zcv9GZoX/THKZ/1J/rP9ZjL//X5nS/2al5f9/f3//f39//39/f/9GWWz/TGZ//1Jykv9Zf6
        X/X4y4/2aZzP9spd//crLy/39/f/9/f3//f39//1Jmef9Zcoz/X3+f/2aMsv8qYT3/Ta+h/5tc9f8WVx7/f39//39/
        f/9/f3//X3KF/2Z/mf9sjKz/cpm//+cgdP+0M7j/Ts+U/4wtdv9/f3//f39//39/f/9sf5L/coyl/3mZuP9/pcz/MF
        Sp/yStGv8slsv/K0zs/39/f/9/f3//f39//3mMn/9/mbL/haXF/4yy2P/wKZL/innO/0T0VP+Lhdn/
        """),
    PNGFixture(
      name: "IDAT in pieces", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJCAYAAADkZNYtAAAAJklEQVR42mOoRwLCapY+ksY+afL28fVqPkUzdSJbNx
        mnzTxjWbTmqX39/tFYTpoAAAAmSURBVP+MIEUMULBgy/Fb7DzCkmy8wlLsvBCaDchnB9G8IrxMDEiAl4eHlowCVwAA
        ACZJREFUFwZ44ASM4mFgdgACmOInb78zcPIKiHDxCghz8QiKcIJoCJ+di0fdlVzWAAAAJklEQVSAgQXFZCBgA2GgUe
        xA89iAmB3CZwCKMzAgezAorbInsqhnaXz9/HY0F68AAAAmSURBVP1pPZtutGa73E8oeJzKvPmaV8HkT/dRPPjgMxvQ
        YyIQjwE9KDplmokC8AAAACZJREFUswDj0lcneLMf3mqwPNbFhOYMoBd54NQWtT0XLXyYUkI8run8uvn+IQLlAAAAJE
        lEQVRyL4oHWXjFFUAe4uSBeCzfz6pGQNqPQz2r/KFJhkwgAOd5VaWnn9TmAAAAAElFTkSuQmCC
        """,
      pixels: """
        f39/f39/f39/f39/EyY5TBkzTGYfP19/JkxymSxZhbIzZpnMOXKs5T9/v/9/f39/f39/f39/f38fM0ZZJj9ZcixMbI
        wzWX+lOWaSvz9ypdhGf7jyTIzM/39/f39/f39/f39/fyw/UmYzTGZ/OVl5mT9mjLJGcp/MTH+y5VKMxf9Zmdj/f39/
        f39/f39/f39/OUxfcj9ZcoxGZoWlTHKZv1J/rNhZjL/yX5nS/2al5f9/f39/f39/f39/f39GWWx/TGZ/mVJykrJZf6
        XMX4y45WaZzP9spd//crLy/39/f39/f39/f39/f1JmeYxZcoylX3+fv2aMstiFa0TfYHDjZQOz1kpwk/Lff39/f39/
        f39/f39/X3KFmWZ/mbJsjKzMcpm/5YctcvWI0ly9lT09lxV2AyF/f39/f39/f39/f39sf5Klcoylv3mZuNh/pczyO1
        MuxsAeXiHphRPDD0/s3n9/f39/f39/f39/f3mMn7J/mbLMhaXF5Yyy2P/S0L1e2ZLbRwj17mY/Cgnz
        """),
    PNGFixture(
      name: "stored blocks", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJCAYAAADkZNYtAAABoElEQVR4AQGVAWr+AH9/f39/f39/f39/fxMmOUwZM0
        xmHz9ffyZMcpksWYWyM2aZzDlyrOU/f7//AX9/f38AAAAAAAAAAKC0x9oHDBMZBg0TGgcNExkGDRMaBgwTGQcNExoG
        DRQNAgAAAAAAAAAAAAAAAA0MDA0NDQ0NDQ0NDQwNDQ0NDA0NDQ0NDQwNDQ0NDQwAA0BAQEAAAAAAAAAAAOTt9wAJDR
        AUCg0QEwoMERQJDRATCg0QFAoNEAcKDBAABAAAAAAAAAAAAAAAAA0NDQ0GDQ0NBgwNDQcNDA0GDQwNBw0NDQYMDQAG
        DQ0AAH9/f39/f39/f39/f1JmeYxZcoylX3+fv2aMstiFa0TfYHDjZQOz1kpwk/LfAX9/f38AAAAAAAAAAODzBhoHDR
        QZBg0TGgYNExkVlLMQAaXqyA1r4dqAOcaKAgAAAAAAAAAAAAAAAA0NDQwMDQwNDQ0MDA0MDQ20JrzROEwCZFRI1iz6
        2em9A0BAQEAAAAAAAAAAAAQNFyAKDRAUCQwQEwoNEBRvTjp8EBtOCCdqd+E0aBxR53lVpfRV+eAAAAAASUVORK5CYI
        I=
        """,
      pixels: """
        f39/f39/f39/f39/EyY5TBkzTGYfP19/JkxymSxZhbIzZpnMOXKs5T9/v/9/f39/f39/f39/f38fM0ZZJj9ZcixMbI
        wzWX+lOWaSvz9ypdhGf7jyTIzM/39/f39/f39/f39/fyw/UmYzTGZ/OVl5mT9mjLJGcp/MTH+y5VKMxf9Zmdj/f39/
        f39/f39/f39/OUxfcj9ZcoxGZoWlTHKZv1J/rNhZjL/yX5nS/2al5f9/f39/f39/f39/f39GWWx/TGZ/mVJykrJZf6
        XMX4y45WaZzP9spd//crLy/39/f39/f39/f39/f1JmeYxZcoylX3+fv2aMstiFa0TfYHDjZQOz1kpwk/Lff39/f39/
        f39/f39/X3KFmWZ/mbJsjKzMcpm/5YctcvWI0ly9lT09lxV2AyF/f39/f39/f39/f39sf5Klcoylv3mZuNh/pczyO1
        MuxsAeXiHphRPDD0/s3n9/f39/f39/f39/f3mMn7J/mbLMhaXF5Yyy2P/S0L1e2ZLbRwj17mY/Cgnz
        """),
    PNGFixture(
      name: "fixed codes", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJCAYAAADkZNYtAAABCElEQVR4AWOoRwLCapY+ksY+afL28fVqPkUzdSJbNx
        mnzTxjWbTmqX39/v+MIEUMULBgy/Fb7DzCkmy8wlLsvBCaDchnB9G8IrxMDEiAl4eHFwZ44ASM4mFgdgACmOInb78z
        cPIKiHDxCghz8QiKcIJoCJ+di0eAgQXFZCBgA2GgUexA89iAmB3CZwCKMzAgezAorbInsqhnaXz9/P1pPZtutGa73E
        8oeJzKvPmaV8HkT/dRPPjgMxvQYyIQjwE9KDplswDj0lcneLMf3mqwPNbFhOYMoBd54NQWtT0XLXyYUkI8run8uvly
        L4oHWXjFFUAe4uSBeCzfz6pGQNqPQz2r/KFJhkwgAOd5VaXh/osNAAAAAElFTkSuQmCC
        """,
      pixels: """
        f39/f39/f39/f39/EyY5TBkzTGYfP19/JkxymSxZhbIzZpnMOXKs5T9/v/9/f39/f39/f39/f38fM0ZZJj9ZcixMbI
        wzWX+lOWaSvz9ypdhGf7jyTIzM/39/f39/f39/f39/fyw/UmYzTGZ/OVl5mT9mjLJGcp/MTH+y5VKMxf9Zmdj/f39/
        f39/f39/f39/OUxfcj9ZcoxGZoWlTHKZv1J/rNhZjL/yX5nS/2al5f9/f39/f39/f39/f39GWWx/TGZ/mVJykrJZf6
        XMX4y45WaZzP9spd//crLy/39/f39/f39/f39/f1JmeYxZcoylX3+fv2aMstiFa0TfYHDjZQOz1kpwk/Lff39/f39/
        f39/f39/X3KFmWZ/mbJsjKzMcpm/5YctcvWI0ly9lT09lxV2AyF/f39/f39/f39/f39sf5Klcoylv3mZuNh/pczyO1
        MuxsAeXiHphRPDD0/s3n9/f39/f39/f39/f3mMn7J/mbLMhaXF5Yyy2P/S0L1e2ZLbRwj17mY/Cgnz
        """),
    PNGFixture(
      name: "Huffman only", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJCAYAAADkZNYtAAABT0lEQVR4AQXBMUiUYRzH8e/dyfN2L/8fPPG8Ee+rYN
        O5uNnQtfgODRGHoLg46aCH5JDcEkHwb3GJ22pxqsWtSR0Lt3RwcRF1UdGGAhcdApf6fHB3d3d3d0+dbq+c6vXHpxe9
        0xtsTi5sbE/1Nw+7g2+/pn3vX8PdHQDg6+7+WWapDEpVplQGpSpYKjOlKqhQEwAAQGaSJEkySTJJkkySZLTquq4BAK
        5v/tJWLHLFlNvDoq2YcsUiV8xyi4wAAABIUpAUTMpkCjJlkoKJIIG7u7u7u/tc/91wYTDcWvQve/3h9snG2ovzpfWr
        ldbO8av1T7fnDXd3AICLu1BlKsqgVAWl8tHnndjY+nOgtcuzD92fH5sAAACSzGSSzGTSbuf70bNec3n+5fHk/envH6
        26rmsAgBE9fpIrFm2LKVcs3sw8fx9HZx5MvH57+XR1bPY/53lVpcD6iOsAAAAASUVORK5CYII=
        """,
      pixels: """
        f39/f39/f39/f39/EyY5TBkzTGYfP19/JkxymSxZhbIzZpnMOXKs5T9/v/9/f39/f39/f39/f38fM0ZZJj9ZcixMbI
        wzWX+lOWaSvz9ypdhGf7jyTIzM/39/f39/f39/f39/fyw/UmYzTGZ/OVl5mT9mjLJGcp/MTH+y5VKMxf9Zmdj/f39/
        f39/f39/f39/OUxfcj9ZcoxGZoWlTHKZv1J/rNhZjL/yX5nS/2al5f9/f39/f39/f39/f39GWWx/TGZ/mVJykrJZf6
        XMX4y45WaZzP9spd//crLy/39/f39/f39/f39/f1JmeYxZcoylX3+fv2aMstiFa0TfYHDjZQOz1kpwk/Lff39/f39/
        f39/f39/X3KFmWZ/mbJsjKzMcpm/5YctcvWI0ly9lT09lxV2AyF/f39/f39/f39/f39sf5Klcoylv3mZuNh/pczyO1
        MuxsAeXiHphRPDD0/s3n9/f39/f39/f39/f3mMn7J/mbLMhaXF5Yyy2P/S0L1e2ZLbRwj17mY/Cgnz
        """),
    PNGFixture(
      name: "runs only", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJCAYAAADkZNYtAAABLklEQVR4AU3BL0hDQRwH8Nsf7tzx+8LJnch7CppmWZ
        vBWbZgEHkMFMvSDPoQFxwrIghnscialiUta6ZtUVlTg8UydGUONShYNAgWfcoT3ufDbIRO5zwn6/lT+bJNe7VGpnTQ
        yvqNm1zt7Dlvu98xG2Ch085VX5B2OLQroB0O7XLSjoB2OQziLAJE+EcIEP4QfhFLFAIs9PT2yVJQRkJpSaMmBaUllJ
        FQQpJiSRaBAAfACRAgcBAEAE5gHGDMRqz4u/VSrd4s25OuX2/dHVQWBmvVx41Eu7dUPXofxGyAhR4+uCtgHA7tcmhn
        7LitYs3Xa1SG/f3c5WGcRQAgAgEgAgGd9PntnBdfX13sZb7uXy4ShQALJTE+LaFMipSWUGa7OL+nJoojM1s7w9nNye
        Uf53lVpf/JyegAAAAASUVORK5CYII=
        """,
      pixels: """
        f39/f39/f39/f39/EyY5TBkzTGYfP19/JkxymSxZhbIzZpnMOXKs5T9/v/9/f39/f39/f39/f38fM0ZZJj9ZcixMbI
        wzWX+lOWaSvz9ypdhGf7jyTIzM/39/f39/f39/f39/fyw/UmYzTGZ/OVl5mT9mjLJGcp/MTH+y5VKMxf9Zmdj/f39/
        f39/f39/f39/OUxfcj9ZcoxGZoWlTHKZv1J/rNhZjL/yX5nS/2al5f9/f39/f39/f39/f39GWWx/TGZ/mVJykrJZf6
        XMX4y45WaZzP9spd//crLy/39/f39/f39/f39/f1JmeYxZcoylX3+fv2aMstiFa0TfYHDjZQOz1kpwk/Lff39/f39/
        f39/f39/X3KFmWZ/mbJsjKzMcpm/5YctcvWI0ly9lT09lxV2AyF/f39/f39/f39/f39sf5Klcoylv3mZuNh/pczyO1
        MuxsAeXiHphRPDD0/s3n9/f39/f39/f39/f3mMn7J/mbLMhaXF5Yyy2P/S0L1e2ZLbRwj17mY/Cgnz
        """),
    PNGFixture(
      name: "ancillary chunks", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJCAYAAADkZNYtAAAABGdBTUEAALGPC/xhBQAAAAFzUkdCAK7OHOkAAAAMdE
        VYdENvbW1lbnQAbm9uZfCOVSoAAAAHYWJDZHVua25vd26sO8VjAAABCElEQVR42mOoRwLCapY+ksY+afL28fVqPkUz
        dSJbNxmnzTxjWbTmqX39/v+MIEUMULBgy/Fb7DzCkmy8wlLsvBCaDchnB9G8IrxMDEiAl4eHFwZ44ASM4mFgdgACmO
        Inb78zcPIKiHDxCghz8QiKcIJoCJ+di0eAgQXFZCBgA2GgUexA89iAmB3CZwCKMzAgezAorbInsqhnaXz9/P1pPZtu
        tGa73E8oeJzKvPmaV8HkT/dRPPjgMxvQYyIQjwE9KDplswDj0lcneLMf3mqwPNbFhOYMoBd54NQWtT0XLXyYUkI8ru
        n8uvlyL4oHWXjFFUAe4uSBeCzfz6pGQNqPQz2r/KFJhkwgAOd5VaVlfs00AAAAAElFTkSuQmCC
        """,
      pixels: """
        f39/f39/f39/f39/EyY5TBkzTGYfP19/JkxymSxZhbIzZpnMOXKs5T9/v/9/f39/f39/f39/f38fM0ZZJj9ZcixMbI
        wzWX+lOWaSvz9ypdhGf7jyTIzM/39/f39/f39/f39/fyw/UmYzTGZ/OVl5mT9mjLJGcp/MTH+y5VKMxf9Zmdj/f39/
        f39/f39/f39/OUxfcj9ZcoxGZoWlTHKZv1J/rNhZjL/yX5nS/2al5f9/f39/f39/f39/f39GWWx/TGZ/mVJykrJZf6
        XMX4y45WaZzP9spd//crLy/39/f39/f39/f39/f1JmeYxZcoylX3+fv2aMstiFa0TfYHDjZQOz1kpwk/Lff39/f39/
        f39/f39/X3KFmWZ/mbJsjKzMcpm/5YctcvWI0ly9lT09lxV2AyF/f39/f39/f39/f39sf5Klcoylv3mZuNh/pczyO1
        MuxsAeXiHphRPDD0/s3n9/f39/f39/f39/f3mMn7J/mbLMhaXF5Yyy2P/S0L1e2ZLbRwj17mY/Cgnz
        """),
    PNGFixture(
      name: "1 by 1 interlaced", width: 1, height: 1,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAFoEvQfAAAAC0lEQVR42mOoBwIABPsB/Rg2+C8AAAAASUVORK5CYI
        I=
        """,
      pixels: """
        f39/fw==
        """),
    PNGFixture(
      name: "1 by 9 interlaced", width: 1, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAEAAAAJCAYAAAGEQXZyAAAAGklEQVR42mOoBwJGEMEAJxhRWUwMQMDsAAQAgS0O7f
        0rhowAAAAASUVORK5CYII=
        """,
      pixels: """
        f39/f39/f39/f39/f39/f39/f39/f39/f39/f39/f39/f39/
        """),
    PNGFixture(
      name: "9 by 1 interlaced", width: 9, height: 1,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAkAAAABCAYAAAF7xbTrAAAAKUlEQVR42mOoBwLjtJlnGCSNfdIYQDw1n6KZYIawmq
        WPvH18vU5k6yYAIh0OJEqXC6cAAAAASUVORK5CYII=
        """,
      pixels: """
        f39/f39/f39/f39/EyY5TBkzTGYfP19/JkxymSxZhbIzZpnM
        """),
    PNGFixture(
      name: "3 by 5 interlaced", width: 3, height: 5,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAMAAAAFCAYAAAH3dmY0AAAAHElEQVR42mOoBwIGOMEIZ6EKMTGAQD0SgKiEAgCpuR
        fWWKfevwAAAABJRU5ErkJggg==
        """,
      pixels: """
        f39/f39/f39/f39/f39/f39/f39/f39/f39/f39/f39/f39/f39/f39/f39/f39/f39/f39/f39/f39/
        """),
    PNGFixture(
      name: "Pillow 1", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJAQAAAADMH+uAAAAAJElEQVR42mNwWMCwyoH5bTzjqm/MDM+YAh4wM5kxrh
        JjZtoKAH3HCIwwhL4gAAAAAElFTkSuQmCC
        """,
      pixels: """
        AAAA//////8AAAD/AAAA/wAAAP8AAAD/AAAA/wAAAP//////AAAA////////////AAAA//////8AAAD//////wAAAP
        //////AAAA/wAAAP//////AAAA/wAAAP//////AAAA/wAAAP8AAAD/AAAA//////8AAAD//////wAAAP//////////
        /wAAAP//////AAAA//////8AAAD//////wAAAP//////AAAA//////8AAAD//////wAAAP//////AAAA//////8AAA
        D//////wAAAP////////////////8AAAD//////wAAAP8AAAD//////wAAAP//////AAAA//////8AAAD/AAAA////
        //8AAAD//////wAAAP//////AAAA/wAAAP//////AAAA/wAAAP//////AAAA//////8AAAD//////wAAAP//////AA
        AA////////////AAAA/wAAAP//////AAAA//////8AAAD/////////////////AAAA//////8AAAD/
        """),
    PNGFixture(
      name: "Pillow L", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJCAAAAADBD4nxAAAAUUlEQVR42l3KoRGAMBREwUcmin8naAZLaTgawdACPW
        BpIA6PwDCDyIDArdhmhFkhKSIDrlQGJClUbSm+8/vH2XYJkO3S72sCbOtahvT+qdzbA9DIDX8GWYI0AAAAAElFTkSu
        QmCC
        """,
      pixels: """
        f39//39/f/9/f3//IiIi/y4uLv85OTn/RUVF/1FRUf9dXV3/aGho/3Nzc/9/f3//f39//39/f/8vLy//Ojo6/0ZGRv
        9SUlL/Xl5e/2lpaf90dHT/gICA/39/f/9/f3//f39//zs7O/9HR0f/U1NT/19fX/9qamr/dnZ2/4GBgf+NjY3/f39/
        /39/f/9/f3//SEhI/1RUVP9gYGD/a2tr/3d3d/+Dg4P/jo6O/5mZmf9/f3//f39//39/f/9VVVX/YWFh/2xsbP94eH
        j/hISE/5CQkP+bm5v/pqam/39/f/9/f3//f39//2JiYv9tbW3/eXl5/4WFhf9ubm7/eHh4/4KCgv+Tk5P/f39//39/
        f/9/f3//bm5u/3p6ev+Ghob/kpKS/1BQUP+urq7/V1dX/0xMTP9/f3//f39//39/f/97e3v/h4eH/5OTk/+enp7/SE
        hI/1ZWVv+Wlpb/Tk5O/39/f/9/f3//f39//4iIiP+UlJT/n5+f/6urq//Ozs7/sLCw/62trf8aGhr/
        """),
    PNGFixture(
      name: "Pillow LA", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJCAQAAABObR6mAAAAiUlEQVR42l3MIQoCURjE8XExOTOgQeS9A5i8w4KnEI
        NJvMY2byDYt+ghPMFqsG432BXEZHj7DMvHV34M/0FVAUB9U2RQVFBkYBwCAGBTsiRTtNCxnI7pM1uyxLQH/9wt5R6n
        9vP72o0ek0Ov3Yw3q3P7Xha5bVvy537aloviktm2bO+P6/msvk5/PDkYOyWMu5kAAAAASUVORK5CYII=
        """,
      pixels: """
        f39/f39/f39/f39/IiIiTC4uLmY5OTl/RUVFmVFRUbJdXV3MaGho5XNzc/9/f39/f39/f39/f38vLy9ZOjo6ckZGRo
        xSUlKlXl5ev2lpadh0dHTygICA/39/f39/f39/f39/fzs7O2ZHR0d/U1NTmV9fX7JqamrMdnZ25YGBgf+NjY3/f39/
        f39/f39/f39/SEhIclRUVIxgYGCla2trv3d3d9iDg4Pyjo6O/5mZmf9/f39/f39/f39/f39VVVV/YWFhmWxsbLJ4eH
        jMhISE5ZCQkP+bm5v/pqam/39/f39/f39/f39/f2JiYoxtbW2leXl5v4WFhdhubm7feHh4ZYKCgkqTk5Pff39/f39/
        f39/f39/bm5umXp6erKGhobMkpKS5VBQUPWurq69V1dXl0xMTCF/f39/f39/f39/f397e3ulh4eHv5OTk9ienp7ySE
        hIxlZWViGWlpbDTk5O3n9/f39/f39/f39/f4iIiLKUlJTMn5+f5aurq//Ozs5esLCwR62trWYaGhrz
        """),
    PNGFixture(
      name: "Pillow P", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJCAMAAADTuiYfAAADAFBMVEV/f39VdZUcOVUpP1UpTG88WXU8Zo88eLVPZn
        xVf6hJf7VcjLtPjMhcmdVpf5VpjK98mbV1pdUTJjkfM0YPT+wVdgMDs9YI9e4/Cgk5TF8zTGY7Uy4zWX8sWYUzZpk/
        cqVGWWxGZoVfcoVGcp9gcON5jJ9yjKVymb9mmcxwk/JmpeVysvKHLXKVPT2Fa0SFpcWMstiI0lzAHl7ZktvS0L3phR
        MAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
        AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
        AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
        AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
        AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
        AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
        AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
        AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
        AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACk
        NSgxAAABAHRSTlN/tXJskpK48pLS6+v//6vS0vhMWd4hSmbzcn/GpbLM2H+lmcxlsr/l/9////WX3+X/vSFHXsMAAA
        AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
        AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
        AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAARlEe
        CwAAAFlJREFUeNoVxkMCwEAMAMBsbdu28f+vtZnTAABYFMWkGc//BZtmEi6XFDwdsVwtKSo+ZEsiyuqEL4S/gznjBU
        L0rfFGfKXp/XKuLl7rDDO+XgffGvvx3H7wAf0FBjMPsNJ6AAAAAElFTkSuQmCC
        """,
      pixels: """
        f39/f39/f39/f39/EyY5TBw5VXIcOVVyKUxvkixZhbIzZpnMPHi18jx4tfJ/f39/f39/f39/f38fM0ZZKT9VbClMb5
        IzWX+lPGaPuD9ypdhJf7XrT4zI/39/f39/f39/f39/fyk/VWwzTGZ/PFl1kjxmj7hGcp/MSX+160+MyP9cmdX/f39/
        f39/f39/f39/OUxfcjxZdZJGZoWlVXWVtVV/qNJcjLvrXJnV/2al5f9/f39/f39/f39/f39GWWx/T2Z8klV1lbVVf6
        jSXIy762aZzP91pdX4crLy/39/f39/f39/f39/f09mfJJVdZW1VXWVtWmMr9KFa0TfYHDjZQOz1kpwk/Lff39/f39/
        f39/f39/X3KFmWl/latpjK/Scpm/5YctcvWI0ly9lT09lxV2AyF/f39/f39/f39/f39pf5Wrcoylv3yZtdJ1pdX4O1
        MuxsAeXiHphRPDD0/s3n9/f39/f39/f39/f3mMn7J8mbXShaXF5Yyy2P/S0L1e2ZLbRwj17mY/Cgnz
        """),
    PNGFixture(
      name: "Pillow RGB", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJCAIAAABrBkF6AAAAuElEQVR42m2OMWoCYRCFxyXMNO9L8xtSCNqJlW3iDS
        wsc4OUOUGKsB4gEBFhTyBewEpSbZEjGFLJlp4gsEVIsZEs4iumeR/zvk6e52ZmZqvNzkmuFCQnBV1XctKVnSII4RDg
        4FIgh38C6a87oQ6BWgQ4CuStTyHOCFwEchTQoFnbA9FkeHitP2+L6++fyi57ZOV4tH5ePlXzyUfWXhFqznb4fj/LHq
        b7+ut42aN4eYuyP3hc3N30fgG0OiHFJoNsvwAAAABJRU5ErkJggg==
        """,
      pixels: """
        f39//39/f/9/f3//EyY5/xkzTP8fP1//Jkxy/yxZhf8zZpn/OXKs/z9/v/9/f3//f39//39/f/8fM0b/Jj9Z/yxMbP
        8zWX//OWaS/z9ypf9Gf7j/TIzM/39/f/9/f3//f39//yw/Uv8zTGb/OVl5/z9mjP9Gcp//TH+y/1KMxf9Zmdj/f39/
        /39/f/9/f3//OUxf/z9Zcv9GZoX/THKZ/1J/rP9ZjL//X5nS/2al5f9/f3//f39//39/f/9GWWz/TGZ//1Jykv9Zf6
        X/X4y4/2aZzP9spd//crLy/39/f/9/f3//f39//1Jmef9Zcoz/X3+f/2aMsv+Fa0T/YHDj/wOz1v9wk/L/f39//39/
        f/9/f3//X3KF/2Z/mf9sjKz/cpm//4ctcv+I0lz/lT09/xV2A/9/f3//f39//39/f/9sf5L/coyl/3mZuP9/pcz/O1
        Mu/8AeXv/phRP/D0/s/39/f/9/f3//f39//3mMn/9/mbL/haXF/4yy2P/S0L3/2ZLb/wj17v8/Cgn/
        """),
    PNGFixture(
      name: "Pillow RGBA", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJCAYAAADkZNYtAAAA30lEQVR42n2OoUoEYRSFf4fl3nK+RfgVmRHcNhjEql
        aToNFgVyw+gWEZH0BRRFi7iC9gEi0bbAaLokU3+gTCBDH8E9YR9sDl3PDde85UVVVVaHRxc/dkxMIUcycWRsydmcIU
        cyMWnTAmAS5kgJPcJDnCIPyBkXDAmnGN7agFgwzhSJZANcfBxT84fRKk6CZJBIOQtTsjRJLKj+O6fp3bH3S/N39G4X
        Ni52y4PL14fbhzfjB6P1p7XM/andPjZLfl/fPqVra3vfGyVL99PUzsPOifXvpwoeztnl2tzM6f/AKjfC33GK1ShgAA
        AABJRU5ErkJggg==
        """,
      pixels: """
        f39/f39/f39/f39/EyY5TBkzTGYfP19/JkxymSxZhbIzZpnMOXKs5T9/v/9/f39/f39/f39/f38fM0ZZJj9ZcixMbI
        wzWX+lOWaSvz9ypdhGf7jyTIzM/39/f39/f39/f39/fyw/UmYzTGZ/OVl5mT9mjLJGcp/MTH+y5VKMxf9Zmdj/f39/
        f39/f39/f39/OUxfcj9ZcoxGZoWlTHKZv1J/rNhZjL/yX5nS/2al5f9/f39/f39/f39/f39GWWx/TGZ/mVJykrJZf6
        XMX4y45WaZzP9spd//crLy/39/f39/f39/f39/f1JmeYxZcoylX3+fv2aMstiFa0TfYHDjZQOz1kpwk/Lff39/f39/
        f39/f39/X3KFmWZ/mbJsjKzMcpm/5YctcvWI0ly9lT09lxV2AyF/f39/f39/f39/f39sf5Klcoylv3mZuNh/pczyO1
        MuxsAeXiHphRPDD0/s3n9/f39/f39/f39/f3mMn7J/mbLMhaXF5Yyy2P/S0L1e2ZLbRwj17mY/Cgnz
        """),
    PNGFixture(
      name: "Pillow P of 1 bits", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJAQMAAADeqkRuAAAABlBMVEV0jaBCVXNMF0sHAAAAAXRSTlMAQObYZgAAAC
        NJREFUeJxjkD/AxHCAQZ6B6S8DEwMD01cGRsZ4JgYHBgYFAEihBHwgvEhNAAAAAElFTkSuQmCC
        """,
      pixels: """
        dI2gAHSNoAB0jaAAQlVz/0JVc/9CVXP/QlVz/0JVc/9CVXP/QlVz/3SNoAB0jaAAdI2gAHSNoABCVXP/QlVz/0JVc/
        9CVXP/QlVz/0JVc/90jaAAdI2gAHSNoAB0jaAAdI2gAEJVc/9CVXP/QlVz/0JVc/9CVXP/dI2gAHSNoAB0jaAAdI2g
        AHSNoAB0jaAAQlVz/0JVc/9CVXP/dI2gAHSNoAB0jaAAdI2gAHSNoAB0jaAAdI2gAHSNoABCVXP/QlVz/0JVc/90ja
        AAdI2gAHSNoAB0jaAAdI2gAHSNoAB0jaAAdI2gAEJVc/90jaAAdI2gAHSNoABCVXP/dI2gAHSNoAB0jaAAdI2gAHSN
        oAB0jaAAdI2gAHSNoAB0jaAAdI2gAEJVc/90jaAAQlVz/0JVc/90jaAAdI2gAHSNoAB0jaAAdI2gAHSNoAB0jaAAQl
        Vz/0JVc/90jaAAQlVz/3SNoAB0jaAAdI2gAHSNoAB0jaAAdI2gAHSNoAB0jaAAdI2gAHSNoABCVXP/
        """),
    PNGFixture(
      name: "Pillow P of 2 bits", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJAgMAAACZCj6+AAAADFBMVEWIiYhak8BGaIU+O1tkCLc8AAAAAXRSTlMAQO
        bYZgAAAC1JREFUeJxjYP63hInhzwcmhg8HmBj2MzD9/8PAxPCegZFJVJWBQZyFicFWAgDhzwmkxXdExQAAAABJRU5E
        rkJggg==
        """,
      pixels: """
        iImIAIiJiACIiYgAPjtb/z47W/8+O1v/Pjtb/0Zohf9GaIX/RmiF/1qTwP+IiYgAiImIAIiJiAA+O1v/Pjtb/z47W/
        9GaIX/RmiF/0Zohf9ak8D/WpPA/4iJiACIiYgAiImIAD47W/8+O1v/RmiF/0Zohf9GaIX/WpPA/1qTwP9ak8D/iImI
        AIiJiACIiYgAPjtb/0Zohf9GaIX/RmiF/1qTwP9ak8D/WpPA/1qTwP+IiYgAiImIAIiJiABGaIX/RmiF/0Zohf9ak8
        D/WpPA/1qTwP9ak8D/WpPA/4iJiACIiYgAiImIAEZohf9GaIX/WpPA/1qTwP+IiYgAWpPA/1qTwP9ak8D/iImIAIiJ
        iACIiYgARmiF/4iJiABak8D/WpPA/z47W/+IiYgAPjtb/z47W/+IiYgAiImIAIiJiACIiYgAiImIAFqTwP9ak8D/Pj
        tb/4iJiACIiYgAWpPA/4iJiACIiYgAiImIAIiJiABak8D/WpPA/1qTwP+IiYgAiImIAFqTwP8+O1v/
        """),
    PNGFixture(
      name: "Pillow P of 4 bits", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJBAMAAAAWSsseAAAAMFBMVEWVubTAkIt/f39DuuVomclvjbdWjMJff59Gf7
        hgb4tIaIg4aJgwYFt4LkExSWEcPGmI8ib7AAAAAXRSTlMAQObYZgAAAEpJREFUeJwBPwDA/wEiDdDszcgCAADvwADg
        AgD//ADO4AIAAAD93gACAAC/zuAAAgD87ucfAAQA/97w4JMCAP7g/6TABAD++7THvVVIHbiFZPgkAAAAAElFTkSuQm
        CC
        """,
      pixels: """
        f39//39/f/9/f3//HDxp/xw8af8cPGn/MUlh/zhomP84aJj/Rn+4/0Z/uP9/f3//f39//39/f/8cPGn/MUlh/zFJYf
        9IaIj/OGiY/zhomP9Gf7j/VozC/39/f/9/f3//f39//zFJYf8xSWH/SGiI/0hoiP84aJj/Rn+4/1aMwv9omcn/f39/
        /39/f/9/f3//MUlh/zFJYf9IaIj/SGiI/0Z/uP9WjML/aJnJ/2iZyf9/f3//f39//39/f/8xSWH/SGiI/2Bvi/9ff5
        //VozC/2iZyf9omcn/aJnJ/39/f/9/f3//f39//0hoiP9gb4v/X3+f/2+Nt/94LkH/VozC/0O65f9omcn/f39//39/
        f/9/f3//YG+L/19/n/9vjbf/aJnJ/3guQf9/f3//eC5B/zBgW/9/f3//f39//39/f/9ff5//b423/2+Nt/9omcn/MG
        Bb/3guQf/AkIv/Rn+4/39/f/9/f3//f39//2+Nt/9vjbf/lbm0AJW5tACVubQAwJCL/0O65f94LkH/
        """),
    PNGFixture(
      name: "Pillow I;16", width: 11, height: 9,
      file: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAJEAAAAACRn1WyAAAAYElEQVR4nGNgYGCayqrFvp8rhOclf52QsMgKcVvJSy
        wy6UzpzH+Y05mmMqczTYWxWGTSkbkwFossmjoIC6YaTQKhGkWCNCsZHls8Pfsi6dX3tz0fFD9t++r9/cGv0r9cAATQ
        QkGyxlBmAAAAAElFTkSuQmCC
        """,
      pixels: """
        AAAA/wMDA/8FBQX/CAgI/woKCv8NDQ3/Dw8P/xISEv8VFRX/FxcX/xoaGv8cHBz/Hx8f/yEhIf8kJCT/Jycn/ykpKf
        8sLCz/Li4u/zExMf8zMzP/NjY2/zk5Of87Ozv/Pj4+/0BAQP9DQ0P/RUVF/0hISP9LS0v/TU1N/1BQUP9SUlL/VVVV
        /1dXV/9aWlr/XV1d/19fX/9iYmL/ZGRk/2dnZ/9paWn/bGxs/29vb/9xcXH/dHR0/3Z2dv95eXn/e3t7/35+fv+BgY
        H/g4OD/4aGhv+IiIj/i4uL/42Njf+QkJD/k5OT/5WVlf+YmJj/mpqa/52dnf+fn5//oqKi/6Wlpf+np6f/qqqq/6ys
        rP+vr6//sbGx/7S0tP+3t7f/ubm5/7y8vP++vr7/wcHB/8PDw//Gxsb/ycnJ/8vLy//Ozs7/0NDQ/9PT0//V1dX/2N
        jY/9vb2//d3d3/4ODg/+Li4v/l5eX/5+fn/+rq6v/t7e3/7+/v//Ly8v/09PT/9/f3//n5+f/8/Pz/
        """),
  ]
}
