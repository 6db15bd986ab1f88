/// The namespace of the generated base64 texts.
enum EmbeddedFontData {}
