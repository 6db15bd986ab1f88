import Components
import Foundation

extension StoryCatalog {
  /// 14 June 2026, 9:41 in the morning.
  private static let date = Date(timeIntervalSince1970: 1_781_430_060)

  static let dates: [Story] = [
    Story(
      "date-picker/row",
      variants: .standard + [Variant(locale: "he"), Variant(locale: "ar"), Variant(locale: "ru")]
    ) {
      List {
        DatePicker("Delivery", selection: .constant(date), displayedComponents: .date)
        DatePicker("Reminder", selection: .constant(date), displayedComponents: .hourAndMinute)
        DatePicker("Starts", selection: .constant(date))
        DatePicker("Ends", selection: .constant(date), displayedComponents: .date).disabled(true)
      }
    },
    Story(
      "date-picker/calendar",
      variants: .standard + [Variant(locale: "he"), Variant(locale: "ar"), Variant(locale: "ru")]
    ) {
      StoryPage {
        Card {
          DatePicker("Delivery", selection: .constant(date)).datePickerStyle(.graphical)
        }
      }
    },
    Story(
      "date-picker/wheel",
      variants: .standard + [Variant(locale: "he"), Variant(locale: "ar"), Variant(locale: "ru")]
    ) {
      StoryPage {
        Card {
          DatePicker("Delivery", selection: .constant(date), displayedComponents: .date)
          DatePicker("Reminder", selection: .constant(date), displayedComponents: .hourAndMinute)
        }
        .datePickerStyle(.wheel)
      }
    },
  ]
}
