// Knows for how long a client keeps what is recorded beside its content and its results (§7.144, decisions 1).

/** What people were told, which pages they visited, what was done to accounts, and what packages called. */
export const KEPT_KINDS = ["notifications", "visits", "events", "launches"] as const;
export type KeptKind = (typeof KEPT_KINDS)[number];
/** Days; null: as long as the account exists. */
export type KeptDays = Readonly<Record<KeptKind, number | null>>;

/** Days: nothing is forgotten earlier, because somebody may have to look for it. */
export const LEAST_KEPT = 30;
/** Days, whatever a client chooses: what nobody needs after that is deleted on every platform. */
const MOST: KeptDays = { notifications: null, visits: 395, events: 395, launches: 180 };

/** The longest that each kind is kept on this platform: an operator may set fewer days for all of them. */
export const readMostKept = (ofOperator: number | null): KeptDays => mapKinds((kind) => least(MOST[kind], ofOperator));

/** How long each kind is kept: as the client chose, but never longer than this platform allows. */
export const readKept = (chosen: Partial<KeptDays>, ofOperator: number | null): KeptDays =>
  mapKinds((kind) => least(chosen[kind] ?? null, readMostKept(ofOperator)[kind]));

/** Whether a client may choose these days on this platform. */
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
