// Knows how the answers of attempts that were stored before answers were kept one by one become rows.
import { listSequenceAnswers } from "@academiz/domain/answers";
import { MOST_ATTEMPTS, readSequences } from "@academiz/domain/sequences";
import type { JobTools } from "../ground/job-kind.ts";
import type { World } from "../ground/world.ts";
import type { AttemptOwner, Tenancy } from "../ports/index.ts";

/** Learners that are read at once. */
const PORTION = 50;

/** What is there already stays as it is. How many learners were looked at. */
export async function fillGoes(
  world: Pick<World, "attempts" | "answers" | "products">,
  { clientId }: Tenancy,
  pause: JobTools["pause"],
): Promise<number> {
  let [done, after]: [number, AttemptOwner | null] = [0, null];
  for (;;) {
    const owners = await world.attempts.listOwners({ clientId }, after, PORTION);
    for (const { productSlug, ...owner } of owners) {
      await fillOwner(world, { clientId }, owner, productSlug);
      after = owner;
      done += 1;
      await pause();
    }
    if (owners.length < PORTION) return done;
  }
}

async function fillOwner(
  { attempts, answers, products }: Pick<World, "attempts" | "answers" | "products">,
  tenancy: Tenancy,
  owner: AttemptOwner,
  place: string,
): Promise<void> {
  const outlines = await attempts.list(tenancy, owner, MOST_ATTEMPTS);
  for (const [index, { slug }] of outlines.entries()) {
    const [go] = await attempts.read(tenancy, owner, [slug]);
    if (!go || go.sequences.length === 0) continue;
    const { publishedAt, createdAt, finishedAt, stat, sequences } = go;
    const content = readSequences(await products.readPublication(tenancy, place, publishedAt));
    await answers.addGo(tenancy, {
      ...owner,
      ...{ place, attempt: index + 1, publishedAt, at: finishedAt ?? createdAt, score: stat?.score ?? null },
      answers: listSequenceAnswers(content, sequences),
    });
  }
}
