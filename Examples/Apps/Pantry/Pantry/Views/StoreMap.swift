import MapKit
import SwiftUI

/// A shop as it is stored: nobody can compare or store what is not here.
private struct Shop: Hashable, Codable {
  var name: String
  var place: MKMapItem
}

/// The nearest shop: maps are not drawn, so that parts of this file are left out.
struct StoreMap: View {
  var body: some View {
    NavigationStack {
      VStack {
        Map(initialPosition: .automatic)
        Text("Open until nine")
          .font(.headline)
          .lookAroundViewer(isPresented: .constant(false))
          .padding()
      }
      .toolbar {
        ToolbarItem(placement: .principal) { Text("Shops") }
        MapItems()
      }
    }
  }
}

#Preview {
  StoreMap()
}
