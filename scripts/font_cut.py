"""What the scripts that make faces of variable fonts share: an instance, its subset, its names, its file."""
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont


def instance(source, optical_size, weight):
    # The time in a face is its source's: the same source gives the same bytes.
    return instantiateVariableFont(
        TTFont(source, recalcTimestamp=False), {"opsz": optical_size, "wght": weight})


def subset(font, characters, features):
    options = Options()
    options.layout_features = sorted(features)
    options.hinting = False
    options.glyph_names = False
    options.name_IDs = ["*"]
    options.notdef_outline = True
    options.drop_tables += ["BASE", "STAT", "DSIG", "gasp", "prep", "meta"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)


def named(font, family, weight, value):
    """Names a face; of the original names the copyright and the licence stay."""
    face = f"{family.replace(' ', '')}-{weight}"
    plain = weight in ("Regular", "Bold")
    names = {
        1: family if plain else f"{family} {weight}", 2: weight if plain else "Regular", 3: face,
        4: f"{family} {weight}", 6: face, 16: family, 17: weight,
    }
    table = font["name"]
    kept = {record.nameID: str(record) for record in table.names if record.nameID in (0, 13, 14)}
    table.names = []
    for identifier, text in sorted({**kept, **names}.items()):
        table.setName(text, identifier, 3, 1, 0x409)
    font["OS/2"].usWeightClass = value
    return face


def saved(font, path):
    """Writes a face and returns its length. A face that is there lends its time, and so stays as it is if it is the same."""
    if path.exists():
        font["head"].modified = TTFont(path)["head"].modified
    font.save(path)
    size = path.stat().st_size
    print(f"{path.name}: {size} bytes, {font['maxp'].numGlyphs} glyphs")
    return size
