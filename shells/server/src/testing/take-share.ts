// Knows which routes `npm test` goes through: an eighth, drawn at random. A landing goes through all, and so does
// whoever runs these tests alone (record 0088).

const SHARES = 8;
const turn = Number(process.env["ACADEMIZ_SEED"] ?? "0") % SHARES;

/** Never none: each rule is tried on one route at least. */
export const takeShare = <T>(all: readonly T[]): T[] => {
  if (process.env["ACADEMIZ_WIDE"] !== "none") return [...all];
  const taken = all.filter((_, index) => index % SHARES === turn);
  return taken.length > 0 ? taken : all.slice(0, 1);
};
