// Knows how each content version wrote the same course: from the specification's list of steps (§4.81–§4.91), not from
// the engine's.
import type { Json } from "@academiz/domain/kernel";
import fc from "fast-check";

/** Every content version, oldest first (§4.81). */
export const CONTENT_VERSIONS = [
  "1.0.0",
  "1.1.0",
  "1.2.0",
  "1.3.0",
  "1.4.0",
  "1.5.0",
  "1.6.0",
  "1.7.0",
  "1.8.0",
  "1.9.0",
  "1.10.0",
  "1.11.0",
] as const;
/** A content version (§4.81). */
export type ContentVersion = (typeof CONTENT_VERSIONS)[number];

/** §9.19 */
const PER_ROW = { xs: 7, s: 5, m: 3, l: 2, xl: 1 } as const;
type CardSize = keyof typeof PER_ROW;
const LIBRARY = "icon-library-";

interface Card {
  readonly slug: string;
  /** Without the prefix of 1.3.0. */
  readonly icons: Readonly<Record<string, string>>;
}
interface Statement {
  readonly text: string;
  readonly isTrue: boolean;
  readonly explanation: string;
}
interface Part {
  readonly kind: "text" | "cards" | "quiz";
  readonly isNamed: boolean;
  readonly weight: number | undefined;
  readonly files: readonly string[];
  readonly cardSize: CardSize;
  readonly cards: readonly Card[];
  readonly statements: readonly Statement[];
  /** For a quiz: the score from which it is passed; above 100 nobody passes it. */
  readonly victoryThreshold: number | undefined;
  /** For a quiz: its game was lost, so that nobody can play it. */
  readonly isLost: boolean;
}
interface Page {
  readonly isNamed: boolean;
  readonly title: string | undefined;
  readonly parts: readonly Part[];
}

/** What a course says, however a version writes it. */
export interface CoursePlan {
  readonly isFrench: boolean;
  /** How versions before 1.6.0 wrote the language, such as `fr_FR`. */
  readonly oldLocal: string;
  readonly title: string;
  readonly background: "LOTTIE" | "IMAGE" | undefined;
  /** False: no style at all, and no background. */
  readonly isStyled: boolean;
  readonly chapters: readonly { readonly isNamed: boolean; readonly pages: readonly Page[] }[];
}

const arbitraryText = fc.string({ unit: "grapheme", maxLength: 12 });
const arbitraryPart: fc.Arbitrary<Part> = fc.record({
  kind: fc.constantFrom("text" as const, "cards" as const, "quiz" as const),
  isNamed: fc.boolean(),
  weight: fc.constantFrom(undefined, 0, 1, 2.5),
  files: fc.array(arbitraryText, { maxLength: 2 }),
  cardSize: fc.constantFrom(...(Object.keys(PER_ROW) as CardSize[])),
  cards: fc.array(
    fc.record({
      slug: fc.constantFrom("card-a", "card-b"),
      icons: fc.dictionary(fc.constantFrom("icon", "firstIcon", "secondIcon"), fc.constantFrom("hand", "smile"), {
        noNullPrototype: true,
      }),
    }),
    { maxLength: 8 },
  ),
  statements: fc.array(fc.record({ text: arbitraryText, isTrue: fc.boolean(), explanation: arbitraryText }), {
    maxLength: 3,
  }),
  victoryThreshold: fc.constantFrom(undefined, undefined, 50, 100, 120),
  isLost: fc.oneof({ weight: 7, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
});
const arbitraryPage: fc.Arbitrary<Page> = fc.record({
  isNamed: fc.boolean(),
  title: fc.option(arbitraryText, { nil: undefined }),
  parts: fc.array(arbitraryPart, { maxLength: 3 }),
});

/**
 * Any course that every version can express: texts, cards, true/false games, some of them lost or impossible to pass,
 * attachments, named or not.
 */
export const arbitraryCoursePlan: fc.Arbitrary<CoursePlan> = fc
  .record({
    language: fc.constantFrom(
      ["fr_FR", true] as const,
      ["fr", true] as const,
      ["FR-ca", true] as const,
      ["en_GB", false] as const,
      ["de", false] as const,
    ),
    title: arbitraryText,
    background: fc.constantFrom("LOTTIE" as const, "IMAGE" as const, undefined),
    isStyled: fc.boolean(),
    chapters: fc.array(fc.record({ isNamed: fc.boolean(), pages: fc.array(arbitraryPage, { maxLength: 3 }) }), {
      maxLength: 3,
    }),
  })
  .map(({ language: [oldLocal, isFrench], ...plan }) => ({ ...plan, oldLocal, isFrench }));

/** True when content of `version` already has what the step to `step` brings. */
const has = (version: ContentVersion, step: ContentVersion) =>
  CONTENT_VERSIONS.indexOf(version) >= CONTENT_VERSIONS.indexOf(step);

type Fields = Readonly<Record<string, Json | undefined>>;
/** Without what is undefined: a property that is absent. */
const write = (fields: Fields): { readonly [key: string]: Json } =>
  Object.fromEntries(Object.entries(fields).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));

function writeCards(part: Part, version: ContentVersion): { readonly [key: string]: Json } {
  const prefix = has(version, "1.3.0") ? LIBRARY : "";
  const cards = part.cards.map(({ slug, icons }) => ({
    slug,
    ...Object.fromEntries(Object.entries(icons).map(([key, icon]) => [key, `${prefix}${icon}`])),
  }));
  if (!has(version, "1.1.0")) return { cardSize: part.cardSize, cards };
  const perRow = PER_ROW[part.cardSize];
  const rows = Array.from({ length: Math.ceil(cards.length / perRow) }, (_, row) =>
    cards.slice(row * perRow, (row + 1) * perRow),
  );
  return { cardSize: part.cardSize, cardRows: rows };
}

function writeQuiz(part: Part, version: ContentVersion, slug: string): Json {
  const isNew = has(version, "1.2.0");
  if (part.isLost) return [];
  return [
    write({
      slug: `${slug}-media`,
      params: write({
        config: write({
          strategy: "LAST",
          gameType: isNew ? "VRAI_FAUX" : undefined,
          victoryThreshold: part.victoryThreshold,
        }),
        content: isNew
          ? {
              statements: part.statements.map(({ text, isTrue, explanation }, n) => ({
                slug: `statement-${n + 1}`,
                text,
                correct: isTrue,
                explanation,
              })),
            }
          : undefined,
        questions: isNew
          ? undefined
          : part.statements.map(({ text, isTrue, explanation }) => ({ text, answer: isTrue, explanation })),
        editionInfo: has(version, "1.5.0") ? undefined : { paramsStatus: "DONE" },
      }),
    }),
  ];
}

interface Written {
  readonly fields: Fields;
  /** Undefined for one that the author never named. */
  readonly slug: string | undefined;
}

function writePart(part: Part, version: ContentVersion, slug: string): readonly Written[] {
  const own = part.isNamed ? slug : undefined;
  const type = { text: "text-box", cards: "flip-card", quiz: "game" }[part.kind];
  const isWeighed = part.kind === "quiz" || !has(version, "1.9.0");
  const isApart = has(version, "1.4.0");
  const attachments = part.files.map((name, n) => ({ name, src: `document:file${n}` }));
  const lists = has(version, "1.11.0") ? { medias: [] } : {};
  const data: Json = part.kind === "cards" ? writeCards(part, version) : part.kind === "text" ? { boxes: [] } : {};
  const main: Written = {
    slug: own,
    fields: {
      type,
      ...lists,
      ...(part.kind === "quiz" ? { medias: writeQuiz(part, version, slug) } : {}),
      weight: isWeighed ? part.weight : undefined,
      data,
      attachment: isApart || attachments.length === 0 ? undefined : attachments,
    },
  };
  if (!isApart || attachments.length === 0) return [main];
  const apart = { type: "attachment", ...lists, data: { attachments, direction: "HORIZONTAL" } };
  return [main, { slug: own === undefined ? undefined : `${own}-attachment`, fields: apart }];
}

/** §4.91: from 1.10.0 on a missing slug is made of the indexes. */
const nameIt = (version: ContentVersion, slug: string | undefined, ...indexes: readonly number[]) =>
  slug ?? (has(version, "1.10.0") ? `nullSlug-${indexes.join("-")}` : undefined);

/** The course as `version` stored it. Courses of the same plan say the same: loaded, they are equal. */
export function writeCourse(plan: CoursePlan, version: ContentVersion): Json {
  const isFull = has(version, "1.11.0");
  const rules = isFull ? { validators: [], requirements: [] } : {};
  const background = plan.background && {
    type: plan.background,
    src: "document:background",
    ...(plan.background === "LOTTIE" && has(version, "1.8.0") ? { alt: "" } : {}),
  };
  const style = write({
    status: has(version, "1.7.0") ? "CUSTOM" : undefined,
    primaryColor: "#336699",
    slideBackground: background,
  });
  return write({
    version,
    local: has(version, "1.6.0") ? (plan.isFrench ? "FR" : "EN") : plan.oldLocal,
    publishedDate: "2019-03-04T10:00:00.000Z",
    context: { title: plan.title },
    params: plan.isStyled ? { styleParams: style } : isFull ? {} : undefined,
    validationConditions: isFull ? {} : undefined,
    validators: isFull ? [] : undefined,
    chapters: plan.chapters.map((chapter, c) =>
      write({
        slug: nameIt(version, chapter.isNamed ? `c${c}` : undefined, c),
        title: isFull ? "" : undefined,
        ...rules,
        slides: chapter.pages.map((page, s) =>
          write({
            slug: nameIt(version, page.isNamed ? `c${c}-s${s}` : undefined, c, s),
            description: page.title ?? (isFull ? "" : undefined),
            ...rules,
            interactivities: page.parts
              .flatMap((part, i) => writePart(part, version, `c${c}-s${s}-i${i}`))
              .map(({ slug, fields }, i) => write({ slug: nameIt(version, slug, c, s, i), ...fields })),
          }),
        ),
      }),
    ),
  });
}

/** A course of any version, with the one that version 1.11.0 would have written: loaded, they are equal. */
export const arbitraryOldCourse: fc.Arbitrary<{
  readonly version: ContentVersion;
  readonly old: Json;
  readonly current: Json;
}> = fc
  .record({ plan: arbitraryCoursePlan, version: fc.constantFrom(...CONTENT_VERSIONS) })
  .map(({ plan, version }) => ({ version, old: writeCourse(plan, version), current: writeCourse(plan, "1.11.0") }));
