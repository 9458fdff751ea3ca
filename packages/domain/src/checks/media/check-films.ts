// Knows the films of a course whose times or chapters serve nobody.
import { listBlocks } from "../../interactivities/index.ts";
import { findFilmFlaws, type Learniz } from "../../learniz/index.ts";
import type { FoundProblem } from "../problems/problem.ts";

type Flaw = Extract<FoundProblem, { code: "film-flawed" }>["kind"];

/** One problem for each kind of flaw in a block. */
export const checkFilms = ({ chapters }: Learniz): readonly FoundProblem[] =>
  chapters
    .flatMap(({ slides }) => slides)
    .flatMap(({ slug, interactivities }) =>
      interactivities.flatMap((one) => {
        const flaws = listBlocks(one).flatMap((block) => (block.type === "video" ? [findFilmFlaws(block)] : []));
        const tell = (kind: Flaw, counts: readonly number[]): FoundProblem[] => {
          const count = counts.reduce((sum, each) => sum + each, 0);
          return count > 0 ? [{ code: "film-flawed", severity: "warning", slugs: [one.slug, slug], kind, count }] : [];
        };
        return [
          ...tell(
            "end",
            flaws.map(({ endsEarly }) => Number(endsEarly)),
          ),
          ...tell(
            "outside",
            flaws.map(({ outside }) => outside),
          ),
          ...tell(
            "untitled",
            flaws.map(({ untitled }) => untitled),
          ),
        ];
      }),
    );
