// Knows whom a manager manages, and how far those are (§7.25, decisions 2).
import type { AnswerOf, QueryOf, users } from "@academiz/contract";
import { createAdmission, listManagedPlaces } from "@academiz/domain/clients";
import { succeed } from "@academiz/domain/kernel";
import { summarizeResults } from "@academiz/domain/progress";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import { listOverdue, toLateRule } from "../perimeters/overdue.ts";
import type { Actor } from "../ports/index.ts";
import { toSearch } from "./find-users.ts";

/**
 * Those who stand where the manager does, or below; who stands nowhere manages nobody. At home: managers work nowhere
 * else.
 */
export async function listCollaborators(
  world: Pick<World, "users" | "clients" | "progress" | "perimeters" | "clock">,
  { home, userId }: Actor,
  input: QueryOf<typeof users.listCollaborators>,
): Outcome<AnswerOf<typeof users.listCollaborators>> {
  const [manager, client] = await Promise.all([world.users.read(home, userId), world.clients.read(home)]);
  if (!manager || !client) return refuse("token.invalid");
  const search = { ...toSearch(input), except: userId };
  const managed = listManagedPlaces(client.affectations, manager.affectations);
  const affectations = managed.filter((id) => search.affectations.length === 0 || search.affectations.includes(id));
  const overdue = affectations.length === 0 ? [] : await listOverdue(world, home);
  const late = { rules: overdue.map((place) => toLateRule(place, client)), isOnly: input.late === "true" };
  const { rows, total } =
    affectations.length === 0
      ? { rows: [], total: 0 }
      : await world.users.search(home, { ...search, affectations, late });
  const results = await world.progress.listResults(
    home,
    rows.map(({ id }) => id),
  );
  const rules = overdue.map(({ slug, audience }) => ({ slug, admits: createAdmission(audience, client) }));
  const completed = new Set(
    results.filter(({ status }) => status === "COMPLETE").map((one) => `${one.userId} ${one.perimeterSlug}`),
  );
  return succeed({
    users: rows.map((row) => {
      const { id, identifier, firstname, lastname, email, active } = row;
      const { trophies: _, ...progress } = summarizeResults(results.filter((one) => one.userId === id));
      const own = rules.filter(({ slug, admits }) => admits(row) && !completed.has(`${id} ${slug}`));
      return { id, identifier, firstname, lastname, email, active, progress: { ...progress, late: own.length } };
    }),
    meta: { totalItems: total, page: input.page, limit: input.limit },
  });
}
