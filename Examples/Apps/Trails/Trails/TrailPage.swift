import SwiftUI
import TrailModel
import TrailUI

struct TrailPage: View {
  let trail: Trail

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Image(.summit)
          .resizable()
          .scaledToFit()
          .frame(maxWidth: .infinity)
        HStack {
          Text(trail.name).font(.largeTitle.bold())
          Spacer()
          GradeBadge(trail.grade)
        }
        LabeledContent("Length") {
          Text(trail.length, format: .measurement(width: .abbreviated))
        }
      }
      .padding()
    }
  }
}

#Preview("Trails", arguments: Trail.samples) { trail in
  TrailPage(trail: trail)
}
