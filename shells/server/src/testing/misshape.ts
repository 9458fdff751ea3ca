// Knows how a valid body is made invalid: each of its values, and the whole, is replaced by another kind, by nothing,
// or by something huge.

/** An object whose length cannot be compared. */
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
