@_exported import GridText
