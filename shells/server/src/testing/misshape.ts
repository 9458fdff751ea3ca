// Knows how a body that can be read becomes ones that cannot: each of its values, and the whole, of another kind,
// empty, or huge.

/** Of an odd object a length that cannot be compared. */
const ODD = { length: { toString: 1, valueOf: 1 } };
const WRONG: readonly unknown[] = [
  ODD,
  null,
  true,
  7,
  -1.5,
  1e308,
  "",
  "x".repeat(5_000),
  "a\u0000b",
  [],
  [[]],
  {},
  { x: 1 },
];

/** The body with one value replaced, at any depth; and things that are no such body at all. */
export function misshape(body: unknown): readonly unknown[] {
  return [...WRONG, ...replaceEach(body), ...dropEach(body)];
}

function replaceEach(value: unknown): readonly unknown[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.keys(value).flatMap((key) => {
    const inner = (value as Record<string, unknown>)[key];
    return [...WRONG, ...replaceEach(inner)].map((wrong) => replace(value, key, wrong));
  });
}

const replace = (value: object, key: string, by: unknown): unknown =>
  Array.isArray(value) ? value.map((one, at) => (String(at) === key ? by : one)) : { ...value, [key]: by };

function dropEach(value: unknown): readonly unknown[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
  return Object.keys(value).map((key) => Object.fromEntries(Object.entries(value).filter(([name]) => name !== key)));
}
