import MapKit
import SwiftUI

/// The nearest shop: maps are not drawn, so that this file is left out.
struct StoreMap: View {
  var body: some View {
    Map(initialPosition: .automatic)
  }
}

#Preview {
  StoreMap()
}
