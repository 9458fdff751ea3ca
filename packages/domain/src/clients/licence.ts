// Knows how much of each thing a client has been granted (§3.45–§3.47).

/** A quantity of one unit (`unity`), such as `nbUser` for people. */
export interface LicenceQuantity {
  readonly unity: string;
  readonly quantity: number;
}

/** One licence of a client: how many there may be (`count`), and at how many somebody should be told (`licence`). */
export interface Licence {
  readonly licenceInformation: {
    readonly count: readonly LicenceQuantity[];
    readonly licence: readonly LicenceQuantity[];
  };
}

/** All the licences of a client, side by side. */
export interface LicenceContent {
  readonly licences: readonly Licence[];
}

/** The unit in which the people of a client are counted. */
export const USER_UNITY = "nbUser";

type Kind = keyof Licence["licenceInformation"];

function findMost({ licences }: LicenceContent, kind: Kind, unity: string): number | undefined {
  const quantities = licences
    .flatMap(({ licenceInformation }) => licenceInformation[kind])
    .filter((granted) => granted.unity === unity)
    .map(({ quantity }) => quantity);
  return quantities.length === 0 ? undefined : Math.max(...quantities);
}

/**
 * How many of a unit the client may have: the largest quantity of all its licences (§3.46); undefined when none names
 * it.
 */
export const countLicence = (content: LicenceContent, unity: string): number | undefined =>
  findMost(content, "count", unity);

/** At how many of a unit somebody should be told (§3.47), the largest of all licences; undefined when none names it. */
export const findLicenceThreshold = (content: LicenceContent, unity: string): number | undefined =>
  findMost(content, "licence", unity);

/** A licence, and how many people its client and all clients below it have together. */
export interface LicenceUse {
  readonly licence: LicenceContent;
  readonly used: number;
}

/**
 * How many more of a unit a client may have: as many as its own licence and those of all clients above it leave, since
 * a licence counts its client and everything below it. Negative where there are too many already; undefined where no
 * licence limits it.
 */
export function countFree(uses: readonly LicenceUse[], unity: string): number | undefined {
  const left = uses.flatMap(({ licence, used }) => {
    const count = countLicence(licence, unity);
    return count === undefined ? [] : [count - used];
  });
  return left.length === 0 ? undefined : Math.min(...left);
}

/** True when `wanted` more of a unit fit into what is free. None always fits, even where there are too many already. */
export const hasPlace = (free: number | undefined, wanted = 1): boolean =>
  free === undefined || wanted <= 0 || wanted <= free;

/**
 * How far a licence is used: `near` from its threshold on, or from four fifths of what was bought; `full` with no
 * place left.
 */
export interface LicenceState {
  readonly bought: number;
  readonly used: number;
  /** Negative where there are too many already. */
  readonly free: number;
  readonly state: "fine" | "near" | "full";
}
const NEAR = 0.8;

/** Undefined where no licence limits the unit. */
export function judgeLicence(content: LicenceContent | null, unity: string, used: number): LicenceState | undefined {
  const bought = content ? countLicence(content, unity) : undefined;
  if (!content || bought === undefined) return undefined;
  const threshold = Math.min(findLicenceThreshold(content, unity) ?? Number.POSITIVE_INFINITY, bought * NEAR);
  return { bought, used, free: bought - used, state: used >= bought ? "full" : used >= threshold ? "near" : "fine" };
}

/**
 * The licences with other quantities of one unit, as a single licence; null removes them. Licences of other units
 * stay.
 */
export function putLicence(
  content: LicenceContent | null,
  unity: string,
  { count, licence }: { readonly count: number | null; readonly licence: number | null },
): LicenceContent {
  const without = (quantities: readonly LicenceQuantity[]) => quantities.filter((one) => one.unity !== unity);
  const kept = (content?.licences ?? [])
    .map(({ licenceInformation }) => ({
      licenceInformation: {
        count: without(licenceInformation.count),
        licence: without(licenceInformation.licence),
      },
    }))
    .filter(({ licenceInformation }) => licenceInformation.count.length + licenceInformation.licence.length > 0);
  const of = (quantity: number | null) => (quantity === null ? [] : [{ unity, quantity }]);
  if (count === null && licence === null) return { licences: kept };
  return { licences: [...kept, { licenceInformation: { count: of(count), licence: of(licence) } }] };
}

/** The units that a client's licences name, in alphabetical order. */
export const listUnities = ({ licences }: LicenceContent): readonly string[] =>
  [
    ...new Set(
      licences.flatMap(({ licenceInformation: { count, licence } }) =>
        [...count, ...licence].map(({ unity }) => unity),
      ),
    ),
  ].sort();
