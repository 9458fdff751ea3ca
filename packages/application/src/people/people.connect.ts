// Knows what the list of people shows, and what an administrator may do with each of them.
import { mayImpersonate, type Role, reachesUpTo } from "@academiz/domain/identity";
import type { SnapshotFrom } from "xstate";
import { connectListing, type ListingView, type PageReader } from "../listing/index.ts";
import type { ManagedPerson, PeopleCriteria, PeoplePage } from "../ports/index.ts";
import { PEOPLE_PAGE, type peopleMachine } from "./people.machine.ts";

/** Fewer than all are asked for. */
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

/** What somebody may do with somebody else's account (decisions 2). */
export interface PersonRights {
  readonly mayChange: boolean;
  /** Nobody closes or deletes their own account here. */
  readonly mayRemove: boolean;
  readonly mayStandIn: boolean;
  /** Something is opened to them: nothing to who is shut out. */
  readonly mayGive: boolean;
  /** Who came in has no need of it. */
  readonly mayInvite: boolean;
}

/** By their roles; the server judges again. */
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
