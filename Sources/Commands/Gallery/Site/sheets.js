/* Pictures that differ only in colours share a sheet: two lossless WebP files (RFC 9649), the numbers of colours and
   the colours of each picture. A picture's own file is made here from the steps of the first, so that browsers show
   it, scale it and forget it like any other. */
/** Values by name, up to a number of bytes: the one that was used last is forgotten last. */
class Kept {
  constructor(most, forget) {
    Object.assign(this, { most, forget, total: 0, values: new Map() });
  }

  get(name) {
    const entry = this.values.get(name);
    if (!entry) return undefined;
    this.values.delete(name);
    this.values.set(name, entry);
    return entry.value;
  }

  set(name, value, bytes) {
    this.total += bytes - (this.values.get(name)?.bytes ?? 0);
    this.values.delete(name);
    this.values.set(name, { value, bytes });
    for (const [oldest, entry] of this.values) {
      if (this.total <= this.most || oldest === name) break;
      this.values.delete(oldest);
      this.total -= entry.bytes;
      this.forget?.(entry.value);
    }
  }
}

const sheets = {
  /** The sheets that are on their way, and how to answer those who wait. */
  waiting: new Map(),
  /** The sheets that are there, and the addresses of pictures that were made of them. What still shows a picture has
      read it, or reads it now. */
  loaded: new Kept(48 << 20),
  made: new Kept(32 << 20, address => setTimeout(() => URL.revokeObjectURL(address), 10_000)),
  observer: null,

  /** The address of a picture, or a promise of it. */
  address(name) {
    const [sheet, place] = name.split(".");
    if (place === undefined) return `pictures/${name.slice(0, 2)}/${name}.webp`;
    return sheets.made.get(name)
      ?? sheets.load(sheet).then(loaded => sheets.made.get(name) ?? sheets.keep(name, loaded.file(Number(place))));
  },

  load(name) {
    const loaded = sheets.loaded.get(name);
    if (loaded) return Promise.resolve(loaded);
    if (!sheets.waiting.has(name)) {
      const path = `pictures/${name.slice(0, 2)}/${name}.js`;
      const wait = {};
      wait.promise = new Promise((resolve, reject) => Object.assign(wait, { resolve, reject }))
        .finally(() => sheets.waiting.delete(name));
      sheets.waiting.set(name, wait);
      // A file that is there and gives no sheet is damaged; one that gave its sheet is settled by now.
      loadScript(path).then(() => wait.reject(new Error(`${path} is damaged`)), wait.reject);
    }
    return sheets.waiting.get(name).promise;
  },

  /** Takes a sheet: its bytes as characters of fifteen bits from 256 on. */
  take(name, count, text) {
    // A little room behind, so that readers need not look for the end.
    const bytes = new Uint8Array(count + 8);
    let [pending, bits, place] = [0, 0, 0];
    for (let index = 0; index < text.length; index += 1) {
      pending |= text.charCodeAt(index) - 256 << bits;
      for (bits += 15; bits >= 8 && place < count; bits -= 8) {
        bytes[place++] = pending;
        pending >>>= 8;
      }
    }
    const end = 8 + new DataView(bytes.buffer).getUint32(4, true);
    const sheet = new Sheet(readWebP(bytes, 0), readWebP(bytes, end));
    sheets.loaded.set(name, sheet, sheet.bytes);
    sheets.waiting.get(name)?.resolve(sheet);
  },

  keep(name, bytes) {
    const address = URL.createObjectURL(new Blob([bytes], { type: "image/webp" }));
    sheets.made.set(name, address, bytes.length);
    return address;
  },

  /** Has an element show a picture, or lead to its file, as soon as there is one. */
  put(element, attribute, name) {
    element.dataset.picture = name;
    const address = sheets.address(name);
    if (typeof address === "string") element.setAttribute(attribute, address);
    else {
      address.then(found => { if (element.dataset.picture === name) element.setAttribute(attribute, found); })
        .catch(error => { element.dataset.fault = error.message; });
    }
    return element;
  },

  /** An image of a picture. A lazy one waits until it is nearly in sight. */
  image(name, attributes) {
    const image = make("img", attributes);
    if (attributes.loading !== "lazy" || !name.includes(".")) return sheets.put(image, "src", name);
    image.dataset.picture = name;
    sheets.observer ??= new IntersectionObserver(entries => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        sheets.observer.unobserve(target);
        sheets.put(target, "src", target.dataset.picture);
      }
    }, { rootMargin: "100%" });
    sheets.observer.observe(image);
    return image;
  },

  /** A link to a picture's file, which is named where it is made here. */
  link(name, attributes) {
    const file = name.includes(".") ? { download: `${name.replace(".", "-")}.webp` } : { target: "_blank", rel: "noopener" };
    return sheets.put(make("a", { ...file, ...attributes }), "href", name);
  },
};

window.stillframe.sheet = sheets.take;

/** The steps of numbers and the rows of colours. */
class Sheet {
  constructor(numbers, table) {
    this.numbers = numbers;
    const { width, height } = table;
    this.colors = Array.from({ length: height }, () => new Uint32Array(width));
    const cells = pixels(table);
    for (let row = 0; row < height; row += 1) {
      let [red, green, blue, alpha] = [0, 0, 0, 0];
      for (let column = 0; column < width; column += 1) {
        const step = cells[row * width + column];
        const g = step >>> 8 & 255;
        [red, green, blue, alpha] = [red + (step >>> 16) + g & 255, green + g & 255, blue + step + g & 255, alpha + (step >>> 24) & 255];
        this.colors[row][column] = (alpha << 24 | red << 16 | green << 8 | blue) >>> 0;
      }
    }
  }

  /** How much it takes here. */
  get bytes() { return this.numbers.steps.byteLength + this.colors.length * this.colors[0].byteLength; }

  /** The file of a picture: the same steps with its colours, in codes that are the same for all. */
  file(place) {
    const colors = this.colors[place];
    const { width, height, steps } = this.numbers;
    const isOpaque = colors.every(color => color >>> 24 === 255);
    const out = new BitWriter(20 + steps.length * 2);
    out.put(0x2F, 8);
    out.put(width - 1, 14);
    out.put(height - 1, 14);
    out.put(isOpaque ? 0 : 1, 1);
    // The version, and that there are no transforms, no cache of colours and no groups.
    out.put(0, 3 + 3);
    const { green, channel, distance } = fixedCodes;
    green.describe(out);
    channel.describe(out);
    channel.describe(out);
    if (isOpaque) out.put(1 | 1 << 2 | 255 << 3, 11);
    else channel.describe(out);
    distance.describe(out);
    for (let index = 0; index < steps.length; index += 4) {
      const symbol = steps[index];
      if (symbol < 0) {
        const number = steps[index + 1];
        // The low byte in green, the high one in red.
        const color = colors[number >> 8 & 0xFF | number >> 8 & 0xFF00];
        green.put(color >>> 8 & 255, out);
        channel.put(color >>> 16 & 255, out);
        channel.put(color & 255, out);
        if (!isOpaque) channel.put(color >>> 24, out);
      } else {
        green.put(256 + symbol, out);
        out.put(steps[index + 1], extraBits(symbol));
        distance.put(steps[index + 2], out);
        out.put(steps[index + 3], extraBits(steps[index + 2]));
      }
    }
    return out.riff();
  }
}

/** How many bits follow the symbol of a length or distance (§5.2.2). */
const extraBits = symbol => symbol < 4 ? 0 : symbol - 2 >> 1;

/** The length or distance of a symbol and the bits behind it. */
const prefixed = (symbol, extra) => symbol < 4 ? symbol + 1 : (2 + (symbol & 1) << extraBits(symbol)) + extra + 1;

/** The canonical codes of lengths, as they are written: the first bit lowest. */
function canonicalCodes(lengths) {
  const next = new Uint16Array(17);
  for (let length = 1; length <= 15; length += 1) {
    next[length + 1] = next[length] + lengths.filter(each => each === length).length << 1;
  }
  return lengths.map(length => {
    let code = length ? next[length]++ : 0;
    let reversed = 0;
    for (let bit = 0; bit < length; bit += 1, code >>= 1) reversed = reversed << 1 | code & 1;
    return reversed;
  });
}

const lengthOrder = [17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];

/** A code that is written: its lengths, and the lengths of the codes that these are written in (§6.2.1). */
class WritingCode {
  constructor(lengths, helper) {
    this.lengths = lengths;
    this.codes = canonicalCodes(lengths);
    const helperLengths = Array.from({ length: 19 }, (_, symbol) => helper[symbol] ?? 0);
    this.helper = { lengths: helperLengths, codes: canonicalCodes(helperLengths) };
  }

  put(symbol, out) { out.put(this.codes[symbol], this.lengths[symbol]); }

  describe(out) {
    const { lengths, codes } = this.helper;
    const count = lengthOrder.findLastIndex(symbol => lengths[symbol] > 0) + 1;
    out.put(0, 1);
    out.put(count - 4, 4);
    for (const symbol of lengthOrder.slice(0, count)) out.put(lengths[symbol], 3);
    out.put(0, 1);
    for (const length of this.lengths) out.put(codes[length], lengths[length]);
  }
}

/** Codes for any picture: channels as they are, short ones for copies. */
const fixedCodes = {
  green: new WritingCode(Array.from({ length: 280 }, (_, symbol) => symbol < 256 ? 9 : symbol < 264 ? 5 : 6), { 9: 1, 5: 2, 6: 2 }),
  channel: new WritingCode(new Array(256).fill(8), { 8: 1, 9: 1 }),
  distance: new WritingCode(Array.from({ length: 40 }, (_, symbol) => symbol < 24 ? 5 : 6), { 5: 1, 6: 1 }),
};

class BitWriter {
  constructor(room) {
    this.bytes = new Uint8Array(room);
    // The container goes before.
    this.length = 20;
    [this.pending, this.bits] = [0, 0];
  }

  /** At most 24 bits. */
  put(value, count) {
    this.pending |= value << this.bits;
    this.bits += count;
    while (this.bits >= 8) {
      if (this.length === this.bytes.length) {
        const bytes = new Uint8Array(this.length * 2);
        bytes.set(this.bytes);
        this.bytes = bytes;
      }
      this.bytes[this.length++] = this.pending;
      this.pending >>>= 8;
      this.bits -= 8;
    }
  }

  /** The whole as a file. */
  riff() {
    if (this.bits) this.put(0, 8 - this.bits);
    const count = this.length - 20;
    if (count & 1) this.put(0, 8);
    const view = new DataView(this.bytes.buffer);
    const name = (text, at) => [...text].forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)));
    name("RIFF", 0);
    view.setUint32(4, this.length - 8, true);
    name("WEBPVP8L", 8);
    view.setUint32(16, count, true);
    return this.bytes.subarray(0, this.length);
  }
}

/** Reads a lossless WebP without transforms and caches, as steps: the symbol of a copy's length, the bits behind it, the
    symbol of its distance and the bits behind that; or -1 and a pixel, of which red and green count for numbers. */
function readWebP(bytes, start) {
  let place = (start + 21) * 8;
  const peek = () => (bytes[place >> 3] | bytes[(place >> 3) + 1] << 8 | bytes[(place >> 3) + 2] << 16 | bytes[(place >> 3) + 3] << 24) >>> (place & 7);
  const take = count => {
    const value = peek() & (1 << count) - 1;
    place += count;
    return value;
  };
  /** A table by the next bits: the symbol above the length of its code. */
  const table = lengths => {
    const longest = Math.max(...lengths);
    const used = lengths.findIndex(length => length > 0);
    // A code of one symbol takes no bits.
    if (lengths.filter(length => length > 0).length <= 1) return { mask: 0, entries: [Math.max(used, 0) << 4] };
    const entries = new Uint16Array(1 << longest);
    canonicalCodes(lengths).forEach((code, symbol) => {
      const length = lengths[symbol];
      if (length) for (let index = code; index < entries.length; index += 1 << length) entries[index] = symbol << 4 | length;
    });
    return { mask: entries.length - 1, entries };
  };
  const symbolOf = ({ mask, entries }) => {
    const entry = entries[peek() & mask];
    place += entry & 15;
    return entry >> 4;
  };
  const code = count => {
    const lengths = new Array(count).fill(0);
    if (take(1)) {
      const isPair = take(1);
      lengths[take(take(1) ? 8 : 1)] = 1;
      if (isPair) lengths[take(8)] = 1;
      return table(lengths);
    }
    const helperLengths = new Array(19).fill(0);
    const helperCount = take(4) + 4;
    for (const symbol of lengthOrder.slice(0, helperCount)) helperLengths[symbol] = take(3);
    const helper = table(helperLengths);
    let left = take(1) ? 2 + take(2 + 2 * take(3)) : count;
    let previous = 8;
    for (let index = 0; index < count && left > 0; left -= 1) {
      const symbol = symbolOf(helper);
      if (symbol < 16) {
        lengths[index++] = symbol;
        previous = symbol || previous;
        continue;
      }
      const times = symbol === 16 ? take(2) + 3 : symbol === 17 ? take(3) + 3 : take(7) + 11;
      if (symbol === 16) lengths.fill(previous, index, index + times);
      index += times;
    }
    return table(lengths);
  };
  const image = (width, height, isMain) => {
    // There is no cache of colours.
    take(1);
    let [tileBits, tiles] = [0, null];
    if (isMain && take(1)) {
      tileBits = take(3) + 2;
      tiles = pixels(image(width + (1 << tileBits) - 1 >> tileBits, height + (1 << tileBits) - 1 >> tileBits, false)).map(pixel => pixel >>> 8 & 0xFFFF);
    }
    const groups = Array.from({ length: tiles ? Math.max(...tiles) + 1 : 1 }, () => [280, 256, 256, 256, 40].map(code));
    const tilesWide = width + (1 << tileBits) - 1 >> tileBits;
    let steps = new Int32Array(4096);
    let [length, x, y] = [0, 0, 0];
    while (y < height) {
      const [green, red, blue, alpha, distance] = groups[tiles ? tiles[(y >> tileBits) * tilesWide + (x >> tileBits)] : 0];
      if (length === steps.length) {
        const longer = new Int32Array(length * 2);
        longer.set(steps);
        steps = longer;
      }
      const symbol = symbolOf(green);
      if (symbol < 256) {
        const rest = symbolOf(red) << 16 | symbolOf(blue);
        steps[length] = -1;
        steps[length + 1] = symbolOf(alpha) << 24 | rest | symbol << 8;
        x += 1;
      } else {
        steps[length] = symbol - 256;
        steps[length + 1] = take(extraBits(symbol - 256));
        steps[length + 2] = symbolOf(distance);
        steps[length + 3] = take(extraBits(steps[length + 2]));
        x += prefixed(steps[length], steps[length + 1]);
      }
      length += 4;
      while (x >= width) {
        x -= width;
        y += 1;
      }
    }
    return { width, height, steps: steps.slice(0, length) };
  };
  const [width, height] = [take(14) + 1, take(14) + 1];
  // Whether there is alpha, the version, and that there are no transforms.
  take(5);
  return image(width, height, true);
}

/** The pixels of steps; distances that are neighbours in the plane have the first numbers (§5.2.2). */
function pixels({ width, height, steps }) {
  const found = new Uint32Array(width * height);
  let place = 0;
  for (let index = 0; index < steps.length; index += 4) {
    if (steps[index] < 0) {
      found[place++] = steps[index + 1];
      continue;
    }
    const number = prefixed(steps[index + 2], steps[index + 3]);
    const near = number <= 120 ? parseInt(planeNeighbours.slice(2 * number - 2, 2 * number), 16) : 0;
    const distance = number > 120 ? number - 120 : Math.max((near >> 4) * width + 8 - (near & 15), 1);
    for (let left = prefixed(steps[index], steps[index + 1]); left > 0; left -= 1, place += 1) found[place] = found[place - distance];
  }
  return found;
}

/** For each of the first distances, the rows up and eight less the columns to the left. */
const planeNeighbours = "1807171928062729161a262a38053739151b363a252b48044749141c353b464a242c58454b343c035759131d565a232d444c555b333d68026769121e"
  + "666a222e545c434d656b323e78017779535d111f646c424e767a212f757b313f636d525e00747c414f1020626e30737d515f40727e616f50717f6070";
