// Knows for whom a product is made available (decisions 4).
import {
  type Affectation,
  type Criterion,
  listCriterionLabels,
  listManagedPlaces,
  pickCriteria,
} from "./organisation.ts";

/** Everyone of the client, or those who stand in one of the places, meet one of the criteria, or are named. */
export interface Audience {
  readonly everyone: boolean;
  /** Ids of places; somebody who stands in a place below one of these belongs to the audience too. */
  readonly affectations: readonly string[];
  /** Labels of criteria; somebody who meets a criterion below one of these belongs to the audience too. */
  readonly criterias: readonly string[];
  /** Ids of users. */
  readonly users: readonly string[];
}

/** Everyone of the client. */
export const EVERYONE: Audience = { everyone: true, affectations: [], criterias: [], users: [] };

/** What an audience asks of somebody: where they stand and which criteria they meet. */
export interface AudienceMember {
  readonly id: string;
  readonly affectations: readonly string[];
  readonly criterias: readonly string[];
}
interface Trees {
  readonly affectations: readonly Affectation[];
  readonly criteria: readonly Criterion[];
}

/** The audience with every place and criterion below its own; those that the trees no longer have are left out. */
export const widenAudience = (audience: Audience, { affectations, criteria }: Trees): Audience => ({
  ...audience,
  affectations: listManagedPlaces(affectations, audience.affectations),
  criterias: listCriterionLabels(pickCriteria(criteria, audience.criterias)),
});

/** Everybody who belongs to one of the two. */
export const joinAudiences = (one: Audience, other: Audience): Audience => ({
  everyone: one.everyone || other.everyone,
  affectations: [...new Set([...one.affectations, ...other.affectations])],
  criterias: [...new Set([...one.criterias, ...other.criterias])],
  users: [...new Set([...one.users, ...other.users])],
});

/**
 * Whether somebody of the client belongs to an audience (decisions 4). Places and criteria that the trees no longer
 * have admit nobody, and neither does an audience that names nothing.
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
