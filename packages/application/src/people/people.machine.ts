// Knows how an administrator pages through the people of a client and opens one of them.
import { createListing, type Lister } from "../listing/index.ts";
import type { ManagedPerson, PeopleCriteria, PeopleDirectory, PeoplePage } from "../ports/index.ts";

/** Number of people on a page. */
export const PEOPLE_PAGE = 50;

/** The people of a client: a list that is run by XState with `listPeople` and criteria. */
export const peopleMachine = createListing<PeopleCriteria, PeoplePage, ManagedPerson>("people");

/** Where the people of a client are read. */
export const listPeople = (
  directory: Pick<PeopleDirectory, "list" | "read">,
): Lister<PeopleCriteria, PeoplePage, ManagedPerson> => ({
  list: (criteria) => directory.list(criteria, PEOPLE_PAGE),
  read: (id) => directory.read(id),
});
