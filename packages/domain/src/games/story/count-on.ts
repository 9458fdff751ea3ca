// Knows how many choices are left at least until the nearest ending.
import type { Story } from "./schema.ts";
import type { Walk } from "./walk.ts";

/**
 * Slugs of the scenes with a choice on the shortest way from here, whatever conditions choices have; only the present
 * scene where no way leads to an ending. A scene that was visited before gets a number, so that its visits are told
 * apart.
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

/** The scenes from the first to the one before the end. */
function leadBack(from: ReadonlyMap<string, string | null>, end: string): readonly string[] {
  const found: string[] = [];
  for (let at = from.get(end) ?? null; at !== null; at = from.get(at) ?? null) found.unshift(at);
  return found;
}

function name(slug: string, steps: Walk["steps"]): string {
  const before = steps.filter(({ scene }) => scene.slug === slug).length;
  return before === 0 ? slug : `${slug}.${before + 1}`;
}
