// Knows the links of a course that lead nowhere, by how their addresses are written.
import { type Interactivity, judgeAddress, listBlockLinks, listBlocks } from "../../interactivities/index.ts";
import type { Learniz } from "../../learniz/index.ts";
import type { FoundProblem } from "../problems/problem.ts";

/** The most characters of an address, and of the words of a link, that a problem quotes. */
const LONGEST = 100;

/** `number`: the place of a file in its list, from 1; 0 for a link in a text. A file without an address is told so. */
const listLinks = (one: Interactivity) =>
  one.type === "attachment"
    ? one.data.attachments
        .map(({ src, name }, index) => ({ address: src, words: name, number: index + 1 }))
        .filter(({ address }) => address.trim() !== "")
    : listBlocks(one)
        .flatMap(listBlockLinks)
        .map((link) => ({ ...link, number: 0 }));

/** One problem a link. */
export const checkLinks = ({ chapters }: Learniz): readonly FoundProblem[] =>
  chapters
    .flatMap(({ slides }) => slides)
    .flatMap(({ slug, interactivities }) =>
      interactivities.flatMap((one) =>
        listLinks(one).flatMap(({ address, words, number }): FoundProblem[] => {
          const flaw = judgeAddress(address);
          if (flaw === null) return [];
          const shown = { address: address.trim().slice(0, LONGEST), words: words.trim().slice(0, LONGEST) };
          return [{ code: "link-nowhere", severity: "warning", slugs: [one.slug, slug], flaw, number, ...shown }];
        }),
      ),
    );
