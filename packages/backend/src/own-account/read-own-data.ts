// Knows how somebody gets all that the platform keeps about them, as one file that is written while it is sent.
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { endWith, type StreamedFile } from "../ground/sent-file.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";

/** How many at once on one server: each holds one row at a time, which may have megabytes. */
export const OWN_DATA_AT_ONCE = 4;
/** Seconds after which the caller may try again. */
const RETRY_AFTER = 60;

type Needed = Pick<World, "users" | "ownData" | "ownDataPlaces" | "clock">;

/** A JSON object: who and when, then each kind of data by its name, with an empty list where there is none. */
export async function readOwnData(world: Needed, actor: Actor): Outcome<StreamedFile> {
  const user = await world.users.read(actor.home, actor.userId);
  if (!user) return refuse("token.invalid");
  const writtenAt = toIso(world.clock.now());
  const name = `${user.identifier}-${writtenAt.slice(0, 10)}.json`;
  const end = world.ownDataPlaces.begin(actor.userId);
  if (!end) return refuse("own-data.too-many", { retryAfter: RETRY_AFTER });
  return succeed({ kind: "streamed-file", name, chunks: endWith(write(world, actor, writtenAt), end) });
}

async function* write(
  { ownData }: Pick<Needed, "ownData">,
  { home, userId, identifier }: Actor,
  writtenAt: string,
): AsyncIterable<string> {
  const waiting = new Set(ownData.tables);
  const end = () => [...waiting].map((table) => `,\n${JSON.stringify(table)}: []`).join("");
  let open: string | null = null;
  yield `{"identifier": ${JSON.stringify(identifier)},\n"writtenAt": ${JSON.stringify(writtenAt)}`;
  for await (const { table, rows } of ownData.read(home, userId)) {
    const begin = table === open ? ",\n" : `${open === null ? "" : "\n]"},\n${JSON.stringify(table)}: [\n`;
    [open] = [table];
    waiting.delete(table);
    yield begin + rows.join(",\n");
  }
  yield `${open === null ? "" : "\n]"}${end()}\n}\n`;
}
