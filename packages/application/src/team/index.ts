// Knows how a manager goes through their people, and looks at one of them.
import { createLoading, type PageReader } from "../listing/index.ts";
import type { CollaboratorPage, CollaboratorRow, LateTeam, TeamCriteria, TeamPage } from "../ports/index.ts";

/** Whom one manages; to be run by XState with a `LoadingInput`. */
export const teamMachine = createLoading<TeamCriteria, TeamPage>("team");
/** One of them, by their id; to be run by XState with a `LoadingInput`. */
export const collaboratorMachine = createLoading<string, CollaboratorPage>("collaborator");
/** How many of them are late; to be run by XState with a `LoadingInput`. */
export const lateTeamMachine = createLoading<null, LateTeam>("lateTeam");

export const TEAM_READER: PageReader<TeamCriteria, TeamPage, CollaboratorRow> = {
  readRows: ({ people }) => people,
  readTotal: ({ total }) => total,
  readSize: ({ size }) => size,
  readPage: ({ page }) => page,
  isNarrowed: ({ query, isLate }) => query !== "" || isLate,
};

export { connectList, connectLoading } from "../listing/index.ts";
