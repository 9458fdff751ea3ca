// Knows which embedded pages of other sites have no title, and which ones no learner is shown.
import { isEmbedAllowed, listBlocks, readEmbedHost } from "../../interactivities/index.ts";
import type { Learniz } from "../../learniz/index.ts";
import type { FoundProblem } from "../problems/problem.ts";

/** The most characters of a host that a problem quotes. */
const LONGEST = 100;

/**
 * One problem for each block with untitled pages, and one for each host that is not allowed.
 * @param hosts those that the operator allows; undefined where they are not known.
 */
export const checkEmbeds = ({ chapters }: Learniz, hosts: readonly string[] | undefined): readonly FoundProblem[] =>
  chapters
    .flatMap(({ slides }) => slides)
    .flatMap(({ slug, interactivities }) =>
      interactivities.flatMap((one): FoundProblem[] => {
        const embeds = listBlocks(one).filter((block) => block.type === "embed");
        const slugs = [one.slug, slug];
        const untitled = embeds.filter(({ title }) => title.trim() === "").length;
        const refused = hosts ? embeds.filter(({ src }) => !isEmbedAllowed(readEmbedHost(src), hosts)) : [];
        const named = new Set(refused.map(({ src }) => (readEmbedHost(src) ?? src.trim()).slice(0, LONGEST)));
        return [
          ...(untitled > 0
            ? [{ code: "embed-without-title", severity: "warning", slugs, count: untitled } as const]
            : []),
          ...[...named].map((host) => ({ code: "embed-not-allowed", severity: "warning", slugs, host }) as const),
        ];
      }),
    );
