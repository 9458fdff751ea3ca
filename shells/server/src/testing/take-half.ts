// Knows which routes `npm test` goes through: a half, drawn at random. A landing, and whoever runs these tests alone,
// goes through all (record 0088).

const turn = Number(process.env["ACADEMIZ_SEED"] ?? "0") % 2;

export const takeHalf = <T>(all: readonly T[]): T[] =>
  process.env["ACADEMIZ_WIDE"] === "none" ? all.filter((_, index) => index % 2 === turn) : [...all];
