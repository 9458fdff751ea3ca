// Knows for whom a product is made available (decisions 4).
import {
  type Affectation,
  type Criterion,
  listCriterionLabels,
  listManagedPlaces,
  pickCriteria,
} from "./organisation.ts";

/** Everyone of the client, or whoever stands in one of the places, meets one of the criteria, or is named. */
export interface Audience {
  readonly everyone: boolean;
  /** Ids of places; what stands in one belongs to it. */
  readonly affectations: readonly string[];
  /** Labels of criteria; what stands below one belongs to it. */
  readonly criterias: readonly string[];
  /** Ids of users. */
  readonly users: readonly string[];
}

/** Everyone of the client. */
export const EVERYONE: Audience = { everyone: true, affectations: [], criterias: [], users: [] };

/** Somebody, as far as an audience asks: where they stand and what they meet. */
export interface AudienceMember {
  readonly id: string;
  readonly affectations: readonly string[];
  readonly criterias: readonly string[];
}
interface Trees {
  readonly affectations: readonly Affectation[];
  readonly criteria: readonly Criterion[];
}

/**
 * With every place and criterion that stands in those of the audience; those that the trees do not have any more are
 * gone.
 */
export const widenAudience = (audience: Audience, { affectations, criteria }: Trees): Audience => ({
  ...audience,
  affectations: listManagedPlaces(affectations, audience.affectations),
  criterias: listCriterionLabels(pickCriteria(criteria, audience.criterias)),
});

/**
 * Whether somebody of the client belongs to an audience (decisions 4). Places and criteria that the trees do not have
 * any more stand for nothing; an audience that names nothing is nobody.
 */
export const isInAudience = (audience: Audience, member: AudienceMember, trees: Trees): boolean =>
  createAdmission(audience, trees)(member);

/** As `isInAudience`, for many: the trees are walked once. */
export function createAdmission(audience: Audience, trees: Trees): (member: AudienceMember) => boolean {
  if (audience.everyone) return () => true;
  const wide = widenAudience(audience, trees);
  const [places, labels, ids] = [wide.affectations, wide.criterias, wide.users].map((list) => new Set(list));
  return ({ id, affectations, criterias }) =>
    ids?.has(id) === true ||
    affectations.some((place) => places?.has(place)) ||
    criterias.some((label) => labels?.has(label));
}
