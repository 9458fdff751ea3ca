// Knows passwords and identifiers in all scripts: the rules name a–z, but people use others.
import fc from "fast-check";

/** Characters grouped by the rules; a password takes from a few groups, so that whole classes are often missing. */
const GROUPS = [
  ["a", "k", "z"],
  ["A", "K", "Z"],
  ["0", "5", "9"],
  ["_", "-", " ", "@", "[", "`", "{"],
  ["é", "É", "ß", "İ", "ж", "Ж", "字", "ا", "٣", "Ⅷ", "😀", "ﬁ", "ａ", "Ａ", "１"],
] as const;

const arbitraryLetterOf = (groups: readonly (readonly string[])[]): fc.Arbitrary<string> =>
  fc.constantFrom(...(groups.length === 0 ? GROUPS : groups).flat());

/** A login without its client's part, of any writing; it may hold `_` itself, or be empty. */
export const arbitraryLogin: fc.Arbitrary<string> = fc.oneof(
  fc.array(arbitraryLetterOf(GROUPS), { maxLength: 10 }).map((letters) => letters.join("")),
  fc.string({ unit: "grapheme", maxLength: 8 }),
  fc.constantFrom("jane_doe", "жанна", "李小龍一", "مستخدم", "a_b_c_d"),
);

/** A password with the identifier of its user; it often holds a piece of the login. */
export const arbitraryPassword: fc.Arbitrary<{ readonly password: string; readonly identifier: string }> = fc
  .subarray([...GROUPS])
  .chain((groups) =>
    fc.record({
      login: arbitraryLogin,
      client: fc.constantFrom("acme_", "", "société_"),
      before: fc.array(arbitraryLetterOf(groups), { maxLength: 14 }),
      after: fc.oneof(
        { weight: 4, arbitrary: fc.array(arbitraryLetterOf(groups), { maxLength: 8 }) },
        { weight: 1, arbitrary: fc.array(arbitraryLetterOf(groups), { minLength: 100, maxLength: 130 }) },
      ),
      piece: fc.option(fc.record({ start: fc.nat(10), length: fc.nat(6) }), { nil: undefined }),
    }),
  )
  .map(({ login, client, before, after, piece }) => {
    const inside = piece ? [...login].slice(piece.start, piece.start + piece.length) : [];
    return { password: [...before, ...inside, ...after].join(""), identifier: `${client}${login}` };
  });
