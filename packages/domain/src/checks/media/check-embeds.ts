// Knows the pages of other sites in a course that nobody can name, and those that no learner is shown.
import { isEmbedAllowed, listBlocks, readEmbedHost } from "../../interactivities/index.ts";
import type { Learniz } from "../../learniz/index.ts";
import type { FoundProblem } from "../problems/problem.ts";

/** Of the host in the words of a problem. */
const LONGEST = 100;

/**
 * One problem a block of its page for those without a title, and one a host that is not allowed.
 * @param hosts those that the operator allows; undefined where nobody knows them.
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
