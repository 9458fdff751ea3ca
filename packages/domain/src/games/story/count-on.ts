// Knows how many choices are left until the nearest ending, as far as anybody can tell.
import type { Story } from "./schema.ts";
import type { Walk } from "./walk.ts";

/**
 * Slugs of the scenes that are chosen in on the shortest way from here, whatever has to hold; the scene itself alone
 * where no way leads to an ending. Scenes that were chosen in before are told apart from those of then.
 */
export function countOn({ content: { scenes } }: Story, { standing, steps }: Walk): readonly string[] {
  const bySlug = new Map(scenes.map((scene) => [scene.slug, scene]));
  const from = new Map<string, string | null>([[standing.scene.slug, null]]);
  const waiting = [standing.scene.slug];
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    const scene = bySlug.get(at);
    if (scene?.ending) return leadBack(from, at).map((slug) => name(slug, steps));
    for (const { to } of scene?.ways ?? []) {
      if (from.has(to) || !bySlug.has(to)) continue;
      from.set(to, at);
      waiting.push(to);
    }
  }
  return [name(standing.scene.slug, steps)];
}

/** From the first to the one before the end. */
function leadBack(from: ReadonlyMap<string, string | null>, end: string): readonly string[] {
  const found: string[] = [];
  for (let at = from.get(end) ?? null; at !== null; at = from.get(at) ?? null) found.unshift(at);
  return found;
}

function name(slug: string, steps: Walk["steps"]): string {
  const before = steps.filter(({ scene }) => scene.slug === slug).length;
  return before === 0 ? slug : `${slug}.${before + 1}`;
}
