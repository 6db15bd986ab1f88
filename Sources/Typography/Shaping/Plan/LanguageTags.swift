/// From BCP 47 language tags to OpenType language system tags.
enum LanguageTags {
  /// The tags to look for, best first; empty for no or an unknown language.
  static func openTypeTags(of language: String?) -> [FontTag] {
    guard let language, language.utf8.count <= 64 else { return [] }
    let parts = lowercased(language).split { $0 == 0x2D || $0 == 0x5F }
      .map { String(decoding: $0, as: UTF8.self) }
    guard let primary = parts.first, primary != "und" else { return [] }
    if primary == "zh" { return chinese(parts.dropFirst()) }
    if primary == "ro", parts.dropFirst().contains("md") { return ["MOL", "ROM"] }
    if let tags = table[primary] { return tags }
    // Other languages have the three letters of ISO 639-3 in capitals.
    guard primary.utf8.count == 3 else { return [] }
    let capitals = primary.utf8.map { (0x61...0x7A).contains($0) ? $0 - 0x20 : $0 }
    return [FontTag(String(decoding: capitals, as: UTF8.self))]
  }

  private static func chinese(_ subtags: ArraySlice<String>) -> [FontTag] {
    if subtags.contains("hk") { return ["ZHH"] }
    if subtags.contains("mo") { return ["ZHTM", "ZHH"] }
    if subtags.contains("hant") || subtags.contains("tw") { return ["ZHT"] }
    return ["ZHS"]
  }

  private static func lowercased(_ text: String) -> [UInt8] {
    text.utf8.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
  }

  /// Language codes whose tags differ from the capitals of their ISO 639-3 codes.
  private static let table: [String: [FontTag]] = {
    var table: [String: [FontTag]] = [:]
    for entry in entries.split(separator: " ") {
      let sides = entry.split(separator: "=")
      table[String(sides[0])] = sides[1].split(separator: ",").map { FontTag($0) }
    }
    return table
  }()

  /// ISO 639 code = tags of the OpenType language system registry.
  private static let entries = """
    aa=AFR ab=ABK af=AFK ak=AKA,TWI am=AMH an=ARG ar=ARA as=ASM av=AVR ay=AYM az=AZE ba=BSH be=BEL \
    bg=BGR bi=BIS bm=BMB bn=BEN bo=TIB br=BRE bs=BOS ca=CAT ce=CHE ch=CHA co=COS cr=CRE crh=CRT \
    cs=CSY cu=CSL cv=CHU cy=WEL da=DAN de=DEU dv=DIV,DHV dz=DZN ee=EWE el=ELL en=ENG eo=NTO es=ESP \
    et=ETI eu=EUQ fa=FAR ff=FUL fi=FIN fj=FJI fo=FOS fr=FRA fy=FRI ga=IRI gd=GAE gl=GAL gn=GUA \
    gu=GUJ gv=MNX ha=HAU he=IWR hi=HIN ho=HMO hr=HRV ht=HAI hu=HUN hy=HYE0,HYE hz=HER ia=INA \
    id=IND ie=ILE ig=IBO ii=YIM ik=IPK io=IDO is=ISL it=ITA iu=INU iw=IWR ja=JAN ji=JII jv=JAV \
    ka=KAT kg=KON0 ki=KIK kj=KUA kk=KAZ kl=GRN km=KHM kmr=KUR kn=KAN ko=KOR kr=KNR ks=KSH ku=KUR \
    kv=KOM kw=COR ky=KIR la=LAT lb=LTZ lg=LUG li=LIM ln=LIN lo=LAO lt=LTH lu=LUB lv=LVI mg=MLG \
    mh=MAH mi=MRI mk=MKD ml=MAL,MLR mn=MNG mo=MOL,ROM mr=MAR ms=MLY mt=MTS my=BRM na=NAU nb=NOR \
    nd=NDB ne=NEP ng=NDG nl=NLD nn=NYN,NOR no=NOR nr=NDB nv=NAV ny=CHI oc=OCI oj=OJB om=ORO or=ORI \
    os=OSS pa=PAN pi=PAL pl=PLK ps=PAS pt=PTG qu=QUZ rm=RMS rn=RUN ro=ROM ru=RUS rw=RUA sa=SAN \
    sc=SRD sd=SND se=NSM sg=SGO si=SNH sk=SKY sl=SLV sm=SMO sn=SNA0 so=SML sq=SQI sr=SRB ss=SWZ \
    st=SOT su=SUN sv=SVE sw=SWK ta=TAM te=TEL tg=TAJ th=THA ti=TGY tk=TKM tl=TGL tn=TNA to=TGN \
    tr=TRK ts=TSG tt=TAT tw=TWI,AKA ty=THT ug=UYG uk=UKR ur=URD uz=UZB ve=VEN vi=VIT vo=VOL wa=WLN \
    wo=WLF xh=XHS yi=JII yo=YBA za=ZHA zu=ZUL
    """
}
