import Foundation

/// How a look draws controls where sizes alone do not say it: fills, corners, knobs and marks.
///
/// The values that are written here are those of the design system's own look; lengths are in
/// points, and a missing one follows a token of the theme.
struct ControlChrome: Sendable {
  var button = ButtonValues()
  var toggle = SwitchValues()
  var slider = SliderValues()
  var stepper = StepperValues()
  var segments = SegmentValues()
  var field = FieldValues()
  var choice = ChoiceValues()
  var date = DateValues()
  var wheel = WheelValues()

  /// Whether a switch, a stepper or a well is below its label at accessibility sizes.
  var stacksMarks = true
  /// Whether an open ring is all in the tint, with a mark at the value.
  var marksGauges = false
  /// Whether the label of a group that folds away is tinted outside of lists.
  var tintsDisclosure = false
  /// What boxes are filled with; the surface of the theme where it is missing.
  var group: GroupValues?
  /// The symbol of what is shown where content would be; in a tinted circle where it is missing.
  var emptySymbolSize: CGFloat?
  /// The disc of a colour picker.
  var colorWellSide: CGFloat?
  /// The room at the sides of the text of an editor.
  var editorInset: CGFloat?

  struct GroupValues: Sendable {
    /// On a screen.
    let fill: Color
    /// In a row of a list.
    let fillInRow: Color
  }

  struct ButtonValues: Sendable {
    /// The corners of the automatic shape; a size that is missing has a capsule.
    var automaticRadii: [ControlSize: CGFloat] = [:]
    /// The corners of rounded rectangles; a size that is missing has the theme's medium radius.
    var roundedRadii: [ControlSize: CGFloat] = [:]
    /// Whether a label that wraps keeps the corners of one line.
    var keepsCornersOfOneLine = true
    /// The fill of a bordered button that has no tint of its own.
    var bordered = Color.primarySubtle
    /// The fill of a bordered or prominent button that is not available.
    var disabled = Color.fill
    /// What is left of a pressed button with a fill; shaded where it is missing.
    var pressedOpacity: Double?
    /// What is left of a pressed label in the tint; smaller where it is missing.
    var pressedLabelOpacity: Double?
    /// What is left of a pressed label as it is; smaller where it is missing.
    var pressedPlainOpacity: Double?
    /// Whether text without a background is underlined for readers who ask for button shapes.
    var underlinesShapes = false
  }

  struct SwitchValues: Sendable {
    /// The knob, across; as wide as it is high where it is missing.
    var knobWidth: CGFloat?
    var shadow: Elevation?
    var offTrack = Color.fill
    var outlinesOff = true
    /// What tells on from off beside the colour.
    var marks = Marks.symbols

    enum Marks: Sendable {
      /// A check mark and a cross.
      case symbols
      /// The bar and the ring of the On/Off labels.
      case barAndRing
    }
  }

  struct SliderValues: Sendable {
    /// The whole control from top to bottom; as high as the knob where it is missing.
    var height: CGFloat?
    /// How much wider than high the knob is.
    var knobStretch: CGFloat = 1
    var shadow: Elevation?
    var outlinesKnob = true
  }

  struct StepperValues: Sendable {
    /// One half; a control of the regular size, across, and a small one from top to bottom where it
    /// is missing.
    var half: CGSize?
    var fill = Color.fill
    var radius: CGFloat?
    var divider = Color.controlBorder
    var dividerHeight: CGFloat?
    /// The font of the signs; that of the place where it is missing.
    var font: Font?
  }

  struct SegmentValues: Sendable {
    var track = Color.fill
    var trackRadius: CGFloat?
    var selectionRadius: CGFloat?
    var shadow: Elevation?
    var resting = Color.textSecondary
    /// The lines between segments of which none is chosen.
    var divider: Color?
    /// Where it is set, segments have equal shares of one row at every type size.
    var row: Row?

    /// One segment of a row; its text does not grow with the reader's type and is cut.
    struct Row: Sendable {
      var resting: Font
      var chosen: Font
      var height: CGFloat
      var padding: CGFloat
    }
  }

  struct FieldValues: Sendable {
    /// The least height of the text of a field.
    var textHeight: CGFloat = 0
    /// The least height of the dots of a secure field.
    var secretHeight: CGFloat = 0
    var horizontalPadding: CGFloat?
    var verticalPadding: CGFloat?
    var radius: CGFloat?
    var fill = Color.surface
    var disabledFill = Color.fill
    var outline = Color.controlBorder
    var outlineWidth: CGFloat?
    /// Whether the box of a field shows that it has the focus.
    var showsFocus = true
    /// Whether what has no room is cut at once, rather than shrunk and wrapped before.
    var cutsText = false
  }

  /// Menus, and pickers that open one.
  struct ChoiceValues: Sendable {
    /// Whether a picker outside of lists is its value alone, as a button in the tint.
    var hidesLabel = false
    /// The room around such a value.
    var padding = EdgeInsets()
    /// Whether choices in place are on a wheel outside of lists.
    var turnsInline = false
    /// Whether a menu is drawn in the style of the buttons around it.
    var followsButtonStyle = false
  }

  struct DateValues: Sendable {
    var fill = Color.fill
    var radius: CGFloat?
    var padding: CGSize?
    var weekday = Color.textSecondary
    var capitalizesWeekdays = false
    /// Whether an arrow says that the month opens a choice of months.
    var marksMonth = false
    /// The disc behind the chosen day; a little less than the target where it is missing.
    var daySide: CGFloat?
  }

  struct WheelValues: Sendable {
    /// In heights of a row.
    var rows: CGFloat = 5.6
    var font = Font.title3
    var band = Color.fill
  }
}
