// Knows all that the author of a game that stands alone should hear of before its publication.
import { CONTENT_VERSION, type Learniz } from "../learniz/index.ts";
import { checkLearniz } from "./check-learniz.ts";
import type { CourseProblem } from "./problems/problem.ts";

/**
 * As if the game were the only thing in a course: what concerns the course, and not the game, is not told. `slugs` of
 * the problems begin with `slug`. Never throws.
 * @param content the params of the game: `config`, `context`, `content`.
 * @param gone slugs of the files that it names and the library no longer has, where that is known.
 */
export function checkGameProduct(
  slug: string,
  content: Readonly<Record<string, unknown>>,
  gone?: ReadonlySet<string>,
): readonly CourseProblem[] {
  const [chapter, page] = [`${slug} chapter`, `${slug} page`];
  const bare = { validators: [], requirements: [] };
  const course: Learniz = {
    version: CONTENT_VERSION,
    local: "EN",
    context: { title: "" },
    params: {},
    validationConditions: {},
    // The course waits for the game, as its learners do.
    validators: [],
    chapters: [
      {
        ...bare,
        slug: chapter,
        title: "",
        slides: [
          {
            ...bare,
            slug: page,
            description: "",
            interactivities: [
              { slug, type: "game", data: {}, medias: [{ slug: `${slug} media`, title: "", params: content }] },
            ],
            validators: [{ elements: [{ type: "STATUS", slug }] }],
          },
        ],
      },
    ],
  };
  return checkLearniz(course, { gone }).filter((problem) => problem.slugs[0] === slug);
}
