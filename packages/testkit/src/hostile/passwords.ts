// Knows passwords and identifiers of all writings: the rules speak of a–z, people do not.
import fc from "fast-check";

const LETTERS = [
  "a",
  "z",
  "A",
  "Z",
  "0",
  "9",
  "_",
  "-",
  " ",
  "é",
  "É",
  "ß",
  "İ",
  "ж",
  "Ж",
  "字",
  "ا",
  "٣",
  "Ⅷ",
  "😀",
  "ﬁ",
  "ａ",
];
const arbitraryLetter = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...LETTERS) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 }) },
);

/** What stands after the client's part; it may hold `_` itself. */
export const arbitraryLogin: fc.Arbitrary<string> = fc.oneof(
  fc.array(arbitraryLetter, { maxLength: 10 }).map((letters) => letters.join("")),
  fc.constantFrom("jane_doe", "жанна", "李小龍一", "مستخدم", "a_b_c_d"),
);

/** A password with the identifier of the user whose it is; a piece of the login stands in it often. */
export const arbitraryPassword: fc.Arbitrary<{ readonly password: string; readonly identifier: string }> = fc
  .record({
    login: arbitraryLogin,
    client: fc.constantFrom("acme_", "", "société_"),
    before: fc.array(arbitraryLetter, { maxLength: 14 }),
    after: fc.array(arbitraryLetter, { maxLength: 130, size: "+1" }),
    piece: fc.option(fc.record({ start: fc.nat(10), length: fc.nat(6) }), { nil: undefined }),
  })
  .map(({ login, client, before, after, piece }) => {
    const inside = piece ? [...login].slice(piece.start, piece.start + piece.length) : [];
    return { password: [...before, ...inside, ...after].join(""), identifier: `${client}${login}` };
  });
