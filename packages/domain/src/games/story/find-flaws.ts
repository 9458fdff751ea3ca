// Knows what keeps learners of a story from its end, and what they never see of it.
import type { GameFlaw } from "../game/flaw.ts";
import { exploreStory, mayEnd } from "./explore.ts";
import type { Story } from "./schema.ts";

/** In the order of the scenes. */
export function findStoryFlaws(story: Story): readonly GameFlaw[] {
  const { scenes } = story.content;
  const found = exploreStory(story);
  const isThere = (slug: string) => scenes.some((scene) => scene.slug === slug);
  const flaws = scenes.flatMap(({ slug, ways, ending }, index): readonly GameFlaw[] => {
    const number = index + 1;
    const tell = (kind: GameFlaw["kind"], isSo: boolean): readonly GameFlaw[] => (isSo ? [{ number, kind }] : []);
    const isSeen = found.scenes.has(slug);
    const isStuck = found.stuck.has(slug);
    return [
      ...tell("dead-end", isStuck),
      ...tell("lost", !isStuck && found.lost.has(slug)),
      ...tell("nowhere", !ending && ways.some(({ to }) => !isThere(to))),
      ...tell("unreachable", !isSeen && found.isWhole),
      ...tell(
        "never-holds",
        isSeen && found.isWhole && !ending && ways.some((way) => isThere(way.to) && !found.offered.has(way.slug)),
      ),
    ];
  });
  const hasEnd = found.endings.length > 0 || (!found.isWhole && mayEnd(story));
  // A story without a reachable end is told so once, not scene by scene.
  return !hasEnd && scenes.length > 0
    ? [{ number: 0, kind: "no-end" }, ...flaws.filter(({ kind }) => kind !== "lost")]
    : flaws;
}
