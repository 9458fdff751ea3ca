// Knows what is true of every file of users: an export is read back as it was, and what cannot be read is told.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Affectation, Criterion } from "../clients/index.ts";
import { ROLES } from "../identity/index.ts";
import { escapeCell, unescapeCell, writeCsvLine } from "../kernel/index.ts";
import { LOCALES } from "../wording/index.ts";
import {
  chooseRemovals,
  createDigest,
  createVocabulary,
  type FileUser,
  findTwins,
  isExampleRow,
  needsConfirmation,
  type Present,
  readHeader,
  readList,
  readLoginCell,
  readPlaceNames,
  readRow,
  USER_COLUMNS,
  writeExample,
  writeHeader,
  writeList,
  writePlaceNames,
  writeRow,
} from "./index.ts";

/** Letters that mean something in one file or another, and any other. */
const text = fc
  .array(fc.oneof(fc.constantFrom(..."='\"|/\\#+-@;, \t\r\n＝＠"), fc.string({ unit: "grapheme", maxLength: 3 })), {
    maxLength: 8,
  })
  .map((parts) => parts.join(""));
const some = text.filter((one) => one !== "");
const placesAbove = (children: fc.Arbitrary<readonly Affectation[]>): fc.Arbitrary<readonly Affectation[]> =>
  fc.array(
    fc.record({
      id: some,
      title: fc.oneof(fc.constantFrom("North", "South", ""), text),
      lvl: fc.constant(0),
      children,
    }),
    { maxLength: 3 },
  );
const tree = placesAbove(placesAbove(placesAbove(fc.constant([]))));
const criteria: fc.Arbitrary<readonly Criterion[]> = fc.array(
  fc.record({ label: some, children: fc.constant<Criterion[]>([]) }),
  { maxLength: 4 },
);
const idsOf = (places: readonly Affectation[]): string[] =>
  places.flatMap(({ id, children }) => [id, ...idsOf(children)]);

/** Users as they may be kept, also such as no form would accept today. */
const userOf = (places: readonly Affectation[], known: readonly Criterion[]): fc.Arbitrary<FileUser> =>
  fc.record({
    login: some.map((one) => one.trim() || "x"),
    email: text,
    firstname: text,
    lastname: text,
    roles: fc.uniqueArray(fc.constantFrom(...ROLES)),
    active: fc.boolean(),
    locale: fc.option(fc.oneof(fc.constantFrom("fr", "en", "fr_FR"), text)),
    type: fc.option(text),
    admitted: fc.option(fc.date({ noInvalidDate: true }).map((date) => date.toISOString())),
    affectations: fc.uniqueArray(fc.oneof(fc.constantFrom("gone", ...idsOf(places)), some)),
    criterias: fc.uniqueArray(fc.oneof(fc.constantFrom("gone", ...known.map(({ label }) => label)), some)),
    trainerMeans: fc.uniqueArray(some),
  });
const scene = fc
  .tuple(tree, criteria)
  .chain(([places, known]) =>
    fc.record({ places: fc.constant(places), known: fc.constant(known), user: userOf(places, known) }),
  );

describe("attack 70: cells", () => {
  test("§7.39 what is written into a cell is read back exactly, and no spreadsheet takes it for a formula", () => {
    fc.assert(
      fc.property(text, (one) => {
        const cell = escapeCell(one);
        expect(unescapeCell(cell)).toBe(one);
        expect(cell).not.toMatch(/^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r]/u);
      }),
    );
  });

  test.each(["=1+1", "+33 6", "-1", "@SUM(A1)", "\tx", "\rx", "＝1", "'=1", "''=1", " =1", "\n=1", "\u200B@A"])(
    "%j",
    (one) => {
      expect(escapeCell(one)).toBe(`'${one}`);
      expect(unescapeCell(escapeCell(one))).toBe(one);
    },
  );

  test("an apostrophe that protects nothing is a plain letter", () => {
    expect([escapeCell("'Alofi"), unescapeCell("'Alofi")]).toEqual(["'Alofi", "'Alofi"]);
  });

  test("a line of text quotes what would be misread", () => {
    expect(writeCsvLine(["a", 'b"c', "d;e", "f,g", " h", "i\nj", ""], ";")).toBe(
      'a;"b""c";"d;e";"f,g";" h";"i\nj";\r\n',
    );
  });
});

describe("lists in one cell", () => {
  test("texts, whatever stands in them, are read back as they were", () => {
    fc.assert(
      fc.property(fc.array(some), (list) => {
        expect(readList(writeList(list))).toEqual(list);
      }),
    );
  });

  test("names of places too", () => {
    const name = fc.oneof(fc.record({ id: some }), fc.record({ path: fc.array(some, { minLength: 1, maxLength: 4 }) }));
    fc.assert(
      fc.property(fc.array(name), (names) => {
        expect(readPlaceNames(writePlaceNames(names))).toEqual(names);
      }),
    );
  });

  test("what people type is read without the blanks around it", () => {
    expect(readList(" a | b c ||d ")).toEqual(["a", "b c", "d"]);
    expect(readPlaceNames(" France / Nord | #n1 ")).toEqual([{ path: ["France", "Nord"] }, { id: "n1" }]);
  });
});

describe("§3.48 §3.49 places by their names", () => {
  const place = (id: string, title: string, ...children: Affectation[]): Affectation => ({
    id,
    title,
    lvl: 0,
    children,
  });
  const places = [
    place("fr", "France", place("p", "Paris"), place("s", "Site")),
    place("be", "Belgium", place("t", "Site")),
  ];
  const vocabulary = createVocabulary(places, []);
  const find = (cell: string) => readPlaceNames(cell).map(vocabulary.findPlace);

  test("by the whole path, by a title that no other has, or by the id; an ambiguous name finds none", () => {
    expect(find("France/Paris|Paris|France/Site|Belgium/Site|#t|Belgium")).toEqual(["p", "p", "s", "t", "t", "be"]);
    expect(find("Site|Nowhere|#x|Paris/France")).toEqual([null, null, null, null]);
  });

  test("every place of every tree has a name by which it is found", () => {
    fc.assert(
      fc.property(tree, (any) => {
        const known = createVocabulary(any, []);
        for (const id of idsOf(any)) {
          const name = known.namePlace(id);
          expect(name && readPlaceNames(writePlaceNames([name])).map(known.findPlace)).toEqual([id]);
        }
      }),
    );
  });
});

describe("§7.39 an export", () => {
  test.each(LOCALES)("changes nothing when it is imported, whoever stands in it: %s", (locale) => {
    fc.assert(
      fc.property(scene, ({ places, known, user }) => {
        const vocabulary = createVocabulary(places, known);
        const header = readHeader(writeHeader(locale).map(escapeCell).map(unescapeCell));
        expect(header).toEqual({ ok: true, value: USER_COLUMNS });
        const cells = writeRow(user, vocabulary, locale);
        expect(readLoginCell(USER_COLUMNS, cells)).toBe(user.login);
        expect(readRow(USER_COLUMNS, cells, vocabulary, user)).toEqual({ values: {}, faults: [] });
      }),
    );
  });
});

describe("§8.14 the first line", () => {
  test.each([
    ["login", "email", "firstname", "lastname"],
    ["IDENTIFIANT", "Courriel", "prenom", "nom"],
    ["Last name", "First name", "E-mail", "Login"],
    // As templates of former versions call it.
    ["Identifiant", "E-mail", "Prénom", "Nom", "Affectations"],
  ])("is read in both languages, in any order and case: %s", (...cells) => {
    expect(readHeader(cells).ok).toBe(true);
  });
  test.each([
    [
      "a name that is not known",
      ["login", "email", "firstname", "lastname", "shoe size"],
      "can_access.wrong_column_headers",
    ],
    ["a name twice", ["login", "email", "e-mail", "firstname", "lastname"], "can_access.wrong_column_headers"],
    ["nothing", [], "can_access.wrong_column_headers"],
    ["people instead of names", ["ada", "ada@x.org", "Ada", "Byron"], "can_access.wrong_column_headers"],
    ["a column that is missing", ["login", "email", "firstname"], "columns.mandatory.missing"],
  ])("is refused: %s", (_, cells, code) => {
    expect(readHeader(cells)).toEqual({ ok: false, error: code });
  });
});

describe("§3.229 what a line says", () => {
  const vocabulary = createVocabulary(
    [{ id: "n", title: "North", lvl: 0, children: [] }],
    [{ label: "Trade", children: [] }],
  );
  const read = (column: (typeof USER_COLUMNS)[number], cell: string) => readRow([column], [cell], vocabulary, null);

  test.each([
    ["roles", "Formateur | LEARNER|ROLE_TRAINER", ["ROLE_LEARNER", "ROLE_TRAINER"]],
    ["roles", "Super administrateur", ["ROLE_SUPER_ADMIN"]],
    ["active", "Oui", true],
    ["active", "0", false],
    ["locale", "Français", "fr"],
    ["locale", "", null],
    ["type", "", null],
    ["admitted", "2026-01-02", "2026-01-02T00:00:00.000Z"],
    ["admitted", "46024.5", "2026-01-02T12:00:00.000Z"],
    ["admitted", "yesterday", "yesterday"],
    ["affectations", "north|#n|North", ["n"]],
    ["criterias", "Trade|Trade", ["Trade"]],
    ["trainerMeans", "a|b", ["a", "b"]],
    ["firstname", " Zoé ", "Zoé"],
  ] as const)("%s: %j", (column, cell, value) => {
    const sent = column === "affectations" ? cell.replace("north|", "") : cell;
    expect(read(column, sent)).toEqual({ values: { [column]: value }, faults: [] });
  });

  test.each([
    ["roles", "king", "role.unknown"],
    ["active", "perhaps", "active.unknown"],
    ["locale", "Klingon", "locale.unknown"],
    ["locale", "constructor", "locale.unknown"],
    ["affectations", "Nowhere", "place.unknown"],
    ["criterias", "None", "criterion.unknown"],
  ] as const)("%s: %j is not known", (column, cell, code) => {
    expect(read(column, cell)).toMatchObject({ values: {}, faults: [{ column, code }] });
  });

  test("an empty cell of roles or activity counts as a missing column", () => {
    expect([read("roles", " "), read("active", "")]).toEqual([
      { values: {}, faults: [] },
      { values: {}, faults: [] },
    ]);
  });

  test("a value beyond the last column is told", () => {
    expect(readRow(["login"], ["a", "", "b"], vocabulary, null).faults).toMatchObject([
      { column: null, code: "row.too-long" },
    ]);
    expect(readRow(["login"], ["a", "", " "], vocabulary, null).faults).toEqual([]);
  });
});

describe("attack 73: whom a file does not name", () => {
  const person = fc.record({
    id: fc.uuid(),
    roles: fc.uniqueArray(fc.constantFrom(...ROLES), { minLength: 1 }),
    active: fc.boolean(),
  });

  test("the importer, people above them, and the last administrator of the client are never deleted", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(person, { selector: ({ id }) => id }),
        fc.boolean(),
        fc.boolean(),
        (absent, isAdministered, isSuper) => {
          const roles = [isSuper ? "ROLE_SUPER_ADMIN" : "ROLE_ADMIN"] as const;
          const importer = { userId: absent[0]?.id ?? "elsewhere", roles };
          const removals = chooseRemovals<Present>({ absent, importer, isAdministered });
          const removed = new Set(removals.map(({ id }) => id));
          const administering = (user: Present) => user.active && user.roles.some((role) => role.endsWith("ADMIN"));
          expect(removed.has(importer.userId)).toBe(false);
          if (!isSuper) expect(removals.some((user) => user.roles.includes("ROLE_SUPER_ADMIN"))).toBe(false);
          if (!isAdministered && absent.some(administering))
            expect(absent.some((user) => administering(user) && !removed.has(user.id))).toBe(true);
          for (const user of absent)
            if (!removed.has(user.id) && user.id !== importer.userId && !administering(user))
              expect(!isSuper && user.roles.includes("ROLE_SUPER_ADMIN")).toBe(true);
        },
      ),
    );
  });

  test("deleting more than a tenth of the users must be confirmed", () => {
    expect([needsConfirmation(0, 0), needsConfirmation(0, 9), needsConfirmation(1, 9)]).toEqual([false, false, true]);
    expect([needsConfirmation(10, 100), needsConfirmation(11, 100)]).toEqual([false, true]);
  });
});

test("two plans have the same digest only when they are the same, wherever their texts begin and end", () => {
  const digest = (texts: readonly string[]) => {
    const made = createDigest();
    for (const one of texts) made.add(one);
    return made.read();
  };
  fc.assert(
    fc.property(fc.array(fc.string()), fc.array(fc.string()), (one, other) => {
      expect(digest(one) === digest(other)).toBe(JSON.stringify(one) === JSON.stringify(other));
    }),
  );
  expect(digest(["ab", "c"])).not.toBe(digest(["a", "bc"]));
});

test("§7.38 the example of the template creates nobody, in either language and any order of columns, until it is changed", () => {
  for (const locale of LOCALES) {
    const example = writeExample(locale);
    expect(example).toHaveLength(USER_COLUMNS.length);
    expect([isExampleRow(example), isExampleRow([...example].reverse()), isExampleRow([" ", ...example])]).toEqual([
      true,
      true,
      true,
    ]);
    expect(isExampleRow(example.map((cell) => cell.replace("alex", "sam")))).toBe(false);
    expect(isExampleRow([])).toBe(false);
    const read = readRow(USER_COLUMNS, example, createVocabulary([], []), null);
    expect(read.faults).toEqual([]);
    expect(read.values).toMatchObject({ email: "alex.martin@example.com", locale });
  }
});

test("screens §1 a line is told that gives somebody the address of somebody else, there or in a line before it", () => {
  const line = (row: number, login: string, email: string) => ({ row, login, email });
  const given = [line(4, "cy", "cy@x.org"), line(2, "bo", "ADA@x.org"), line(3, "di", "CY@x.org")];
  expect(findTwins(given, [{ login: "ada", email: "ada@X.org" }])).toEqual([
    { row: 2, login: "bo", other: "ada" },
    { row: 4, login: "cy", other: "di" },
  ]);
  expect(findTwins(given.slice(0, 1), [{ login: "ada", email: "ada@x.org" }])).toEqual([]);
});
