// Knows texts of any characters: controls, unassigned ones, those of private use and of other planes among them.
import fc, { type Arbitrary, type StringConstraints } from "fast-check";

/** Half of the pairs that write one character: alone, they are none. */
const HALVES = { first: 0xd800, count: 0x800 };

// The library's own (`unit: "binary"`) lists all of the million characters first, for seconds.
const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff - HALVES.count })
  .map((at) => String.fromCodePoint(at < HALVES.first ? at : at + HALVES.count));

/** Well-formed: no half of a pair stands alone. */
export const anyText = (constraints: Omit<StringConstraints, "unit"> = {}): Arbitrary<string> =>
  fc.string({ ...constraints, unit: anyCharacter });
