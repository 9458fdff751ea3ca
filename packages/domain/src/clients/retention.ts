// Knows for how long a client keeps what is written down beside its content and its results (§7.144, decisions 1).

/** What people were told, pages they visited, what was done to accounts, what packages called. */
export const KEPT_KINDS = ["notifications", "visits", "events", "launches"] as const;
export type KeptKind = (typeof KEPT_KINDS)[number];
/** Days; null: as long as the account. */
export type KeptDays = Readonly<Record<KeptKind, number | null>>;

/** Days: sooner nothing is forgotten that somebody may have to look for. */
export const LEAST_KEPT = 30;
/** Days, whatever a client says: what is no longer needed after them is gone on every platform. */
const MOST: KeptDays = { notifications: null, visits: 395, events: 395, launches: 180 };

/** The longest that each kind is kept here: an operator may name fewer days for all of them. */
export const readMostKept = (ofOperator: number | null): KeptDays => mapKinds((kind) => least(MOST[kind], ofOperator));

/** How long each kind is kept: as the client chose, and never longer than is the longest here. */
export const readKept = (chosen: Partial<KeptDays>, ofOperator: number | null): KeptDays =>
  mapKinds((kind) => least(chosen[kind] ?? null, readMostKept(ofOperator)[kind]));

/** Whether a client may choose these days here. */
export const mayKeep = (days: KeptDays, ofOperator: number | null): boolean =>
  KEPT_KINDS.every((kind) => {
    const [chosen, most] = [days[kind], readMostKept(ofOperator)[kind]];
    return chosen === null ? most === null : chosen >= LEAST_KEPT && chosen <= (most ?? chosen);
  });

const least = (one: number | null, other: number | null): number | null =>
  one === null ? other : other === null ? one : Math.min(one, other);
const mapKinds = (read: (kind: KeptKind) => number | null): KeptDays => ({
  notifications: read("notifications"),
  visits: read("visits"),
  events: read("events"),
  launches: read("launches"),
});
