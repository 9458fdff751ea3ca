// Knows how the users of a client are listed, searched and read by its administrators (§7.24, §7.26, §7.27).
import type { AnswerOf, QueryOf, users } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor, UserSearch } from "../ports/index.ts";
import { describeUser, describeUsers } from "./describe-managed.ts";

type Reading = Pick<World, "users" | "clients">;
type ListInput = QueryOf<typeof users.listUsers>;
/** What a search while typing shows at most. */
const WHILE_TYPING = 20;

/** What all lists of people can be asked. */
export function toSearch(input: Omit<QueryOf<typeof users.listCollaborators>, "late">): UserSearch {
  const states = new Set(input["active[]"] ?? []);
  return {
    query: input.query?.trim() || null,
    active: states.size === 1 ? states.has("active") : null,
    roles: [],
    types: [],
    affectations: input["affectations[]"] ?? [],
    criterias: input["criterias[]"] ?? [],
    except: null,
    sort: input.order.replace("-", "") as UserSearch["sort"],
    descending: input.order.startsWith("-"),
    page: input.page,
    limit: input.limit,
  };
}

export async function listUsers(
  world: Reading,
  actor: Actor,
  input: ListInput,
): Outcome<AnswerOf<typeof users.listUsers>> {
  const client = await world.clients.read(actor);
  if (!client) return refuse("not-found");
  const named = input["client[]"] ?? [];
  const isElsewhere = named.length > 0 && !named.includes(client.id);
  const { rows, total } = isElsewhere
    ? { rows: [], total: 0 }
    : await world.users.search(actor, {
        ...toSearch(input),
        roles: input["roles[]"] ?? [],
        types: input["type[]"] ?? [],
      });
  return succeed({
    users: await describeUsers(world, client, rows),
    meta: { totalItems: total, page: input.page, limit: input.limit },
  });
}

export async function searchUsers(
  world: Pick<World, "users">,
  actor: Actor,
  query: string,
): Outcome<AnswerOf<typeof users.searchUsers>> {
  const search = toSearch({ query, order: "name", page: 1, limit: WHILE_TYPING });
  const { rows } = await world.users.search(actor, search);
  return succeed({
    users: rows.map(({ id, identifier, firstname, lastname, email }) => ({
      id,
      identifier,
      firstname,
      lastname,
      email,
    })),
  });
}

export async function readUser(world: Reading, actor: Actor, id: string): Outcome<AnswerOf<typeof users.getUser>> {
  const [user, client] = await Promise.all([world.users.read(actor, id), world.clients.read(actor)]);
  return user && client ? succeed({ user: await describeUser(world, client, user) }) : refuse("not-found");
}
