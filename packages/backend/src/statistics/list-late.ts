// Knows who is late for what over all products: administrators read of all of the client, managers of those whom they
// manage (decisions 2, decisions 4).
import type { AnswerOf, statistics } from "@academiz/contract";
import { listManagedPlaces } from "@academiz/domain/clients";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import { listOverdue, toLateRule } from "../perimeters/overdue.ts";
import { keepsWholeClient } from "../policies/manage.ts";
import type { Actor } from "../ports/index.ts";

export type LateAnswer = AnswerOf<typeof statistics.listLate>;

/** What was to be done first comes first; then by name. */
export async function listLate(
  world: Pick<World, "users" | "clients" | "perimeters" | "dues" | "clock">,
  actor: Actor,
  { page, limit }: { readonly page: number; readonly limit: number },
): Outcome<LateAnswer> {
  const isWhole = keepsWholeClient(actor);
  // Managers work at home, and nowhere else.
  const tenancy = isWhole ? { clientId: actor.clientId } : actor.home;
  const [client, user] = await Promise.all([world.clients.read(tenancy), world.users.read(actor.home, actor.userId)]);
  if (!client || !user) return refuse("not-found");
  const overdue = await listOverdue(world, tenancy);
  const { total, rows } = await world.dues.listAllLate(tenancy, {
    rules: overdue.map((place) => toLateRule(place, client)),
    affectations: isWhole ? null : listManagedPlaces(client.affectations, user.affectations),
    except: actor.userId,
    ...{ page, limit },
  });
  return succeed({
    total,
    late: rows.flatMap(({ perimeterSlug, ...person }) => {
      const place = overdue.find(({ slug }) => slug === perimeterSlug);
      if (!place) return [];
      const { productSlug, productType, productName, dueAt } = place;
      return { ...person, product: { slug: productSlug, type: productType, name: productName }, due: dueAt };
    }),
  });
}
