// Knows the course that is measured: each slide has a text, an attachment and two games, and waits for the one before
// it.
import {
  applyGeneralConditions,
  CONTENT_VERSION,
  type Interactivity,
  type Learniz,
} from "../../packages/domain/src/learniz/index.ts";

export interface Size {
  readonly chapters: number;
  readonly slides: number;
}

const TEXT =
  "A customer who reports a strange message early gives the team time to warn everybody else before the second one comes, ";
const write = (words: number) => `${TEXT.repeat(3).split(" ").slice(0, words).join(" ")}.`;
const range = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));

const makeText = (slug: string): Interactivity => ({
  slug,
  type: "text-box",
  medias: [],
  data: {
    boxes: [
      {
        contents: [
          {
            nodes: [
              { type: "heading-2", children: [{ text: write(5) }] },
              {
                type: "paragraph",
                children: [{ text: write(20) }, { text: write(3), bold: true }, { text: write(20) }],
              },
            ],
          },
        ],
      },
    ],
  },
});
const makeGame = (slug: string): Interactivity => ({
  slug,
  type: "game",
  description: write(4),
  weight: 1,
  data: {},
  medias: [
    {
      slug: `${slug}-media`,
      title: write(3),
      type: "game",
      params: {
        config: { gameType: "VRAI_FAUX", strategy: "BEST_SCORE" },
        context: { title: write(3) },
        content: {
          statements: range(3, (n) => ({
            slug: `statement-${n + 1}`,
            text: write(9),
            correct: n % 2 === 0,
            explanation: write(12),
          })),
        },
      },
    },
  ],
});
const makeAttachment = (slug: string): Interactivity => ({
  slug,
  type: "attachment",
  medias: [],
  data: { attachments: [{ name: "guide.pdf", src: `document:${slug}` }], direction: "HORIZONTAL" },
});

/** Slugs are as long as real ones. Games of a slide are its third and fourth interactivity. */
export function makeCourse({ chapters, slides }: Size): Learniz {
  const slug = (c: number, s = 99, i = 9) => `a${String(c).padStart(3, "0")}b${String(s).padStart(3, "0")}c${i}`;
  const learniz: Learniz = {
    version: CONTENT_VERSION,
    local: "EN",
    publishedDate: "2026-01-01T00:00:00.000Z",
    context: { title: "A course" },
    params: {},
    validationConditions: { chainedRequirements: true, validAll: true },
    validators: [],
    chapters: range(chapters, (c) => ({
      slug: slug(c),
      title: write(4),
      recommendedDuration: 600,
      validators: [],
      requirements: [],
      slides: range(slides, (s) => ({
        slug: slug(c, s),
        description: write(4),
        validators: [],
        requirements: [],
        interactivities: [
          makeText(slug(c, s, 0)),
          makeAttachment(slug(c, s, 1)),
          makeGame(slug(c, s, 2)),
          makeGame(slug(c, s, 3)),
        ],
      })),
    })),
  };
  return applyGeneralConditions(learniz, () => 0).learniz;
}
