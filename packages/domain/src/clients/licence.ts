// Knows how much of each thing a client has been granted (§3.45–§3.47).

/** So many of a unity, such as `nbUser` for people. */
export interface LicenceQuantity {
  readonly unity: string;
  readonly quantity: number;
}

/**
 * One licence of a client: how many there may be (`count`), and from how many on somebody should be told (`licence`).
 */
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

/** The unity in which the people of a client are counted. */
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
 * How many of a unity the client may have: the largest quantity of all its licences (§3.46); undefined when none names
 * it.
 */
export const countLicence = (content: LicenceContent, unity: string): number | undefined =>
  findMost(content, "count", unity);

/**
 * From how many of a unity on somebody should be told (§3.47), found as the count is; undefined when no licence names
 * it.
 */
export const findLicenceThreshold = (content: LicenceContent, unity: string): number | undefined =>
  findMost(content, "licence", unity);

/**
 * True when `wanted` more of a unity fit beside the `used` ones. A client without a licence for it is not limited.
 * Wanting none always fits, also beside too many.
 */
export function hasPlace(content: LicenceContent | null, unity: string, used: number, wanted = 1): boolean {
  const count = content === null ? undefined : countLicence(content, unity);
  return count === undefined || wanted <= 0 || used + wanted <= count;
}
