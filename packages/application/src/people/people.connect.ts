// Knows what the list of people shows, and what an administrator may do with each of them.
import { mayImpersonate, type Role, reachesUpTo } from "@academiz/domain/identity";
import type { SnapshotFrom } from "xstate";
import { connectListing, type ListingView, type PageReader } from "../listing/index.ts";
import type { ManagedPerson, PeopleCriteria, PeoplePage } from "../ports/index.ts";
import { PEOPLE_PAGE, type peopleMachine } from "./people.machine.ts";

/** True where the criteria leave anybody out. */
export const isNarrowed = ({ query, roles, isActive, affectations, criterias }: PeopleCriteria): boolean =>
  query !== "" || roles.length > 0 || isActive !== null || affectations.length > 0 || criterias.length > 0;

const READER: PageReader<PeopleCriteria, PeoplePage, ManagedPerson> = {
  readRows: ({ people }) => people,
  readTotal: ({ total }) => total,
  readSize: () => PEOPLE_PAGE,
  readPage: ({ page }) => page,
  isNarrowed,
};

/** The people of a client as they are shown. */
export type PeopleView = ListingView<ManagedPerson, ManagedPerson>;

/** The view of a snapshot of `peopleMachine`. Pure. */
export const connectPeople = (snapshot: SnapshotFrom<typeof peopleMachine>): PeopleView =>
  connectListing(snapshot, READER, ({ id }) => id);

/** What a user may do with another one's account (decisions 2). */
export interface PersonRights {
  readonly mayChange: boolean;
  /** False for the user's own account, which cannot be closed or deleted here. */
  readonly mayRemove: boolean;
  readonly mayStandIn: boolean;
  /** Whether a product may be opened to them: not where their account is closed. */
  readonly mayGive: boolean;
  /** Whether they may be invited: not once they have logged in. */
  readonly mayInvite: boolean;
}

/** Judged by their roles; the server checks again. */
export function readRights(
  own: { readonly identifier: string; readonly roles: readonly Role[] },
  { identifier, roles, active, isInvited }: Pick<ManagedPerson, "identifier" | "roles" | "active" | "isInvited">,
): PersonRights {
  const isOneself = own.identifier === identifier;
  const mayChange = reachesUpTo(own.roles, roles);
  return {
    mayChange,
    mayRemove: mayChange && !isOneself,
    mayGive: mayChange && active,
    mayInvite: mayChange && active && isInvited,
    mayStandIn: !isOneself && active && mayImpersonate(own.roles, roles),
  };
}
