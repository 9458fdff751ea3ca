// Knows what keeps learners of a form from its end, and what they are never asked.
import type { GameFlaw } from "../game/flaw.ts";
import { listAheadOf, listWays } from "./explore.ts";
import { FORM_END, type JumpForm } from "./schema.ts";

/** In the order of the questions. */
export function findFormFlaws(form: JumpForm): readonly GameFlaw[] {
  const { questions } = form.content;
  const ways = listWays(form);
  const ahead = listAheadOf(ways);
  const [first] = questions;
  const reached = new Set<string | null>([first?.slug ?? null, ...(ahead.get(first?.slug ?? "") ?? [])]);
  const isThere = (to: string) => to === "" || to === FORM_END || questions.some(({ slug }) => slug === to);
  const hasEnd = reached.has(null);
  const flaws = questions.flatMap(({ slug, jumps, next }, index): readonly GameFlaw[] => {
    const number = index + 1;
    const tell = (kind: GameFlaw["kind"], isSo: boolean): readonly GameFlaw[] => (isSo ? [{ number, kind }] : []);
    const isReached = reached.has(slug);
    const taken = new Set((ways.get(slug) ?? []).map(({ jump }) => jump));
    return [
      ...tell("lost", isReached && hasEnd && !ahead.get(slug)?.has(null)),
      ...tell(
        "nowhere",
        [...jumps.map(({ to }) => to), next].some((to) => !isThere(to)),
      ),
      ...tell("unreachable", !isReached),
      ...tell("never-holds", isReached && jumps.some((jump) => !taken.has(jump.slug))),
    ];
  });
  return hasEnd ? flaws : [{ number: 0, kind: "no-end" }, ...flaws];
}
