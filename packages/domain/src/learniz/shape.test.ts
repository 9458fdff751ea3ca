// Knows the shape of a learniz field by field: each field of the specification is read and checked (§3.102–§3.148).
import { describe, expect, test } from "vitest";
import { loadLearniz } from "./index.ts";

const paragraph = (text: string) => ({ type: "paragraph", children: [{ text }] });
const common = { description: "What it is about", medias: [] };
const cards = (slug: string, type: string) => ({
  ...common,
  slug,
  type,
  data: {
    cardRows: [
      [{ slug: `${slug}-card`, icon: "icon-library-a", firstIcon: "icon-library-b", secondIcon: "icon-library-c" }],
    ],
    cardSize: "s",
    cardDirection: "REVERSE",
    cardTransition: "flip",
    validationCriteria: { all: true },
  },
});
const generatedFromGeneralConditions = true;
const validators = (slug: string) => [
  { minimumAverageScore: 50, elements: [{ slug, type: "SCORE", score: 60 }], generatedFromGeneralConditions },
];
const requirements = [
  {
    elements: [{ type: "SCORE", chapterSlug: "c0", slideSlug: "s0", interactivitySlug: "game", score: 70 }],
    generatedFromGeneralConditions,
  },
];

/** A course that has every field. */
const COURSE = {
  version: "1.11.0",
  local: "FR",
  slug: "course",
  productPerimeterSlug: "perimeter",
  publishedDate: "2026-01-02T03:04:05.000Z",
  demo: true,
  defaultTexts: [{ slug: "demo", text: "Démo" }],
  context: {
    title: "Title",
    description: "Description",
    author: "Author",
    cover: { src: "document:cover", alt: "A door" },
  },
  params: {
    disableIdle: true,
    hidePrivacy: true,
    styleParams: {
      status: "CUSTOM",
      primaryColor: "#C01E1E",
      lightColor: "#FFFFFF",
      darkColor: "#000000",
      fontTitle: { family: "Montserrat", cssName: "montserrat", ratio: 1, letterSpacing: "1px" },
      slideBackground: { type: "LOTTIE", src: "document:background", alt: "" },
      themesCSS: ".title { color: red }",
      faviconUrl: { src: "document:favicon" },
    },
    gameParams: { scoreStrategy: "LAST", timer: { seconds: 30 } },
  },
  validationConditions: { chainedRequirements: true, validAll: true, gameMinimalScore: 80, together: true },
  validators: validators("c0"),
  editionInfo: { ssoLinks: [{ link: "https://sso.example", mode: "NORMAL", expiration: "2027-01-01" }] },
  documents: [{ slug: "background" }],
  chapters: [
    {
      slug: "c0",
      title: "Chapter",
      recommendedDuration: 90,
      validators: validators("s0"),
      requirements,
      slides: [
        {
          slug: "s0",
          description: "Page",
          parameters: { customBackground: { src: "document:own" } },
          validators: validators("game"),
          requirements,
          interactivities: [
            {
              slug: "game",
              type: "game",
              description: "Quiz",
              data: { any: "thing" },
              weight: 2,
              medias: [
                {
                  slug: "media",
                  title: "Media",
                  subtitle: "Under it",
                  type: "GAME",
                  params: { config: { gameType: "VRAI_FAUX" }, context: { lang: "fr" }, editionInfo: { step: 2 } },
                },
              ],
            },
            {
              ...common,
              slug: "text",
              type: "text-box",
              data: { boxes: [{ contents: [{ nodes: [paragraph("A")] }] }] },
            },
            cards("flip", "flip-card"),
            cards("modal", "card-modal"),
            {
              ...common,
              slug: "files",
              type: "attachment",
              data: { attachments: [{ slug: "file", name: "File", src: "document:file" }], direction: "HORIZONTAL" },
            },
          ],
        },
      ],
    },
  ],
};

type Path = readonly (string | number)[];
const read = (tree: unknown, path: Path): unknown =>
  path.reduce((at, key) => (at as Record<string | number, unknown> | undefined)?.[key], tree);
/** The course with another value at the path; undefined removes it. */
function change(path: Path, value: unknown): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(COURSE));
  const owner = read(copy, path.slice(0, -1)) as Record<string | number, unknown>;
  const key = path.at(-1) ?? "";
  if (value === undefined) delete owner[key];
  else owner[key] = value;
  return copy;
}
const split = (path: string): Path => path.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));
/** The places of the faults of a course; none when it loads. */
function listFaults(json: unknown): readonly string[] {
  const loaded = loadLearniz(json);
  return loaded.ok ? [] : loaded.error.faults.map(({ path }) => path.join("."));
}

const SLIDE = "chapters.0.slides.0";
const one = (index: number) => `${SLIDE}.interactivities.${index}`;
const [GAME, TEXT, FLIP, MODAL, FILES] = [one(0), one(1), one(2), one(3), one(4)];
const CARD = `${FLIP}.data.cardRows.0.0`;
const [VALIDATOR, REQUIREMENT] = [`${SLIDE}.validators.0`, `${SLIDE}.requirements.0`];

/** § → fields, each with a value that it cannot hold. */
const TYPED: readonly (readonly [string, string, unknown])[] = [
  ["§3.102 §3.103", "version", "1.11"],
  ["§3.104", "local", "DE"],
  ["§3.105", "slug", 1],
  ["§3.105", "productPerimeterSlug", 1],
  ["§3.106", "publishedDate", 1],
  ["§3.107", "demo", "yes"],
  ["§3.109", "context", "Title"],
  ["§3.109", "context.title", 1],
  ["§3.109", "context.description", 1],
  ["§3.109", "context.author", 1],
  ["§3.109", "context.cover", "document:cover"],
  ["§3.109", "context.cover.src", "https://pictures.example/door.png"],
  ["§3.109", "context.cover.alt", 1],
  ["§3.110", "params", "none"],
  ["§3.110 §3.111", "params.disableIdle", "yes"],
  ["§3.110 §3.111", "params.hidePrivacy", "yes"],
  ["§3.110 §3.112", "params.styleParams", "red"],
  ["§3.112 §3.113", "params.styleParams.status", 1],
  ["§3.112 §3.114", "params.styleParams.primaryColor", 1],
  ["§3.112 §3.114", "params.styleParams.lightColor", 1],
  ["§3.112 §3.114", "params.styleParams.darkColor", 1],
  ["§3.112 §3.115", "params.styleParams.fontTitle.family", 1],
  ["§3.112 §3.115", "params.styleParams.fontTitle.cssName", 1],
  ["§3.112 §3.115", "params.styleParams.fontTitle.ratio", "1"],
  ["§3.112 §3.115", "params.styleParams.fontTitle.letterSpacing", 1],
  ["§3.112 §3.116", "params.styleParams.slideBackground.type", 1],
  ["§3.112 §3.116", "params.styleParams.slideBackground.src", 1],
  ["§3.112 §3.116", "params.styleParams.slideBackground.alt", 1],
  ["§3.112 §3.117", "params.styleParams.themesCSS", 1],
  ["§3.112 §3.118", "params.styleParams.faviconUrl.src", 1],
  ["§3.110 §3.119", "params.gameParams", "LAST"],
  ["§3.110 §3.119", "params.gameParams.scoreStrategy", 1],
  ["§3.120 §3.121", "validationConditions.chainedRequirements", "yes"],
  ["§3.120 §3.121", "validationConditions.validAll", "yes"],
  ["§3.120 §3.121", "validationConditions.gameMinimalScore", "80"],
  ["decisions 5", "validationConditions.together", "yes"],
  ["§3.120 §3.122", "validators", "none"],
  ["§3.123 §3.125", "documents", "none"],
  ["§3.123 §3.125", "documents.0.slug", 1],
  ["§3.126 §3.127", "chapters", "none"],
  ["§3.127", "chapters.0.slug", 1],
  ["§3.127", "chapters.0.title", 1],
  ["§3.127", "chapters.0.recommendedDuration", "90"],
  ["§3.127", "chapters.0.validators", "none"],
  ["§3.127", "chapters.0.requirements", "none"],
  ["§3.127 §3.128", "chapters.0.slides", "none"],
  ["§3.128", `${SLIDE}.slug`, 1],
  ["§3.128", `${SLIDE}.description`, 1],
  ["§3.128", `${SLIDE}.parameters`, "none"],
  ["§3.128", `${SLIDE}.validators`, "none"],
  ["§3.128", `${SLIDE}.requirements`, "none"],
  ["§3.128 §3.129", `${SLIDE}.interactivities`, "none"],
  ["§3.129", `${GAME}.slug`, 1],
  ["§3.129 §3.132", `${GAME}.type`, "video"],
  ["§3.129", `${GAME}.data`, "none"],
  ["§3.129", `${GAME}.description`, 1],
  ["§3.129", `${GAME}.medias`, "none"],
  ["§3.129 §3.130", `${GAME}.weight`, "2"],
  ["§3.131", `${GAME}.medias.0.slug`, 1],
  ["§3.131", `${GAME}.medias.0.title`, 1],
  ["§3.131", `${GAME}.medias.0.subtitle`, 1],
  ["§3.131", `${GAME}.medias.0.type`, 1],
  ["§3.131", `${GAME}.medias.0.params`, "none"],
  ["§3.133 §3.134", `${FLIP}.data.cardRows`, "none"],
  ["§3.133 §3.134", `${MODAL}.data.cardRows`, "none"],
  ["§3.133 §3.135", `${FLIP}.data.cardSize`, "xxl"],
  ["§3.133 §3.136", `${FLIP}.data.cardDirection`, "UPSIDE_DOWN"],
  ["§3.133 §3.137", `${FLIP}.data.cardTransition`, 1],
  ["§3.139", `${CARD}.firstIcon`, 1],
  ["§3.139", `${CARD}.secondIcon`, 1],
  ["§3.139", `${CARD}.icon`, 1],
  ["§3.140", `${FILES}.data.attachments`, "none"],
  ["§3.140", `${FILES}.data.direction`, "DIAGONAL"],
  ["§3.141", `${TEXT}.data.boxes`, "none"],
  ["§3.141", `${TEXT}.data.boxes.0.contents`, "none"],
  ["§3.142 §3.143", `${VALIDATOR}.minimumAverageScore`, "50"],
  ["§3.142 §3.144", `${VALIDATOR}.elements`, "none"],
  ["§3.142 §3.144", `${VALIDATOR}.elements.0.slug`, 1],
  ["§3.142 §3.144", `${VALIDATOR}.elements.0.type`, "TIME"],
  ["§3.142 §3.144", `${VALIDATOR}.elements.0.score`, "60"],
  ["§3.142 §3.145", `${VALIDATOR}.generatedFromGeneralConditions`, "yes"],
  ["§3.146 §3.147", `${REQUIREMENT}.elements`, "none"],
  ["§3.146 §3.147", `${REQUIREMENT}.elements.0.type`, "TIME"],
  ["§3.146 §3.147", `${REQUIREMENT}.elements.0.chapterSlug`, 1],
  ["§3.146 §3.147", `${REQUIREMENT}.elements.0.slideSlug`, 1],
  ["§3.146 §3.147", `${REQUIREMENT}.elements.0.interactivitySlug`, 1],
  ["§3.146 §3.147", `${REQUIREMENT}.elements.0.score`, "70"],
  ["§3.146 §3.148", `${REQUIREMENT}.generatedFromGeneralConditions`, "yes"],
];
/** § → fields that others read, and that are kept as they are. */
const KEPT: readonly (readonly [string, string])[] = [
  ["§3.108", "defaultTexts"],
  ["§3.110 §3.119", "params.gameParams.timer"],
  ["§3.123 §3.124", "editionInfo.ssoLinks.0.link"],
  ["§3.123 §3.124", "editionInfo.ssoLinks.0.mode"],
  ["§3.123 §3.124", "editionInfo.ssoLinks.0.expiration"],
  ["§3.128", `${SLIDE}.parameters.customBackground`],
  ["§3.131", `${GAME}.medias.0.params.config.gameType`],
  ["§3.131", `${GAME}.medias.0.params.context`],
  ["§3.131", `${GAME}.medias.0.params.editionInfo`],
  ["§3.133 §3.138", `${FLIP}.data.validationCriteria`],
];

const loaded = loadLearniz(COURSE);
const kept = loaded.ok ? loaded.value.learniz : undefined;

test("§3.102–§3.148 a course with every field loads as it is, without a notice", () => {
  expect(loaded).toEqual({ ok: true, value: { learniz: COURSE, notices: [] } });
});
describe("each field is read, and a value that it cannot hold is a fault at its place", () => {
  test.each(TYPED)("%s %s (not %j)", (_sections, path, wrong) => {
    expect(read(COURSE, split(path))).toBeDefined();
    expect(read(kept, split(path))).toEqual(read(COURSE, split(path)));
    expect(listFaults(change(split(path), wrong))).toEqual([path]);
  });
  test.each(KEPT)("%s %s is kept as it is", (_sections, path) => {
    expect(read(COURSE, split(path))).toBeDefined();
    expect(read(kept, split(path))).toEqual(read(COURSE, split(path)));
  });
});

const loads = (path: string, value: unknown) => listFaults(change(split(path), value)).length === 0;
test.each([
  ["§3.104", "local", ["FR", "EN"]],
  ["§3.135", `${FLIP}.data.cardSize`, ["xs", "s", "m", "l", "xl"]],
  ["§3.136", `${FLIP}.data.cardDirection`, ["ONLY_ICON", "REGULAR", "REVERSE"]],
  ["§3.144", `${VALIDATOR}.elements.0.type`, ["STATUS", "SCORE"]],
  ["§3.147", `${REQUIREMENT}.elements.0.type`, ["STATUS", "SCORE"]],
])("%s %s may be each of %j, and nothing else", (_section, path, values) => {
  expect(values.filter((value) => !loads(path, value))).toEqual([]);
  expect(values.filter((value) => loads(path, value.toLowerCase()) && value !== value.toLowerCase())).toEqual([]);
});
test("§3.132 a slide holds flip-card, card-modal, game, attachment and text box", () => {
  const types = kept?.chapters[0]?.slides[0]?.interactivities.map(({ type }) => type);
  expect(types).toEqual(["game", "text-box", "flip-card", "card-modal", "attachment"]);
});
test.each([TEXT, FLIP, MODAL, FILES])("§3.130 only games keep a weight (%s)", (path) => {
  const weighed = loadLearniz(change(split(`${path}.weight`), 3));
  expect(weighed).toEqual({ ok: true, value: { learniz: COURSE, notices: [] } });
});
test("§3.129 §3.134 §3.140 the `attachment` and `cards` of older content are read too", () => {
  const box = { slug: "box", type: "text-box", attachment: [{ name: "File", src: "document:file" }] };
  const old = { slug: "old", type: "flip-card", data: { cards: [{ slug: "card" }] } };
  const written = { version: "1.0.0", chapters: [{ slug: "c", slides: [{ slug: "s", interactivities: [box, old] }] }] };
  const read = loadLearniz(written);
  expect(read.ok && read.value.learniz.chapters[0]?.slides[0]?.interactivities.map(({ data }) => data)).toEqual([
    { boxes: [] },
    { attachments: [{ name: "File", src: "document:file" }], direction: "HORIZONTAL" },
    { cardRows: [[{ slug: "card" }]], cardSize: "m" },
  ]);
});

describe("an absent or null value means the one thing that it can mean", () => {
  const without = (path: string, value: unknown = undefined) => loadLearniz(change(split(path), value));
  const whole = (path: string, value: unknown) => ({
    ok: true,
    value: { learniz: change(split(path), value), notices: [] },
  });
  test.each([undefined, null])("§5.35 a validator without elements (%j) asks for its average alone", (absent) => {
    const asksNothing = without("chapters.0.validators.0", { elements: absent });
    expect(asksNothing).toEqual(whole("chapters.0.validators", []));
    const average = without("chapters.0.validators.0", { minimumAverageScore: 50, elements: absent });
    expect(average).toEqual(whole("chapters.0.validators.0", { minimumAverageScore: 50, elements: [] }));
    expect(without("chapters.0.requirements.0", { elements: absent })).toEqual(whole("chapters.0.requirements", []));
  });
  test.each([
    ["§3.134 §3.135", `${FLIP}.data`, { cardRows: [], cardSize: "m" }],
    ["§3.135", `${MODAL}.data.cardSize`, "m"],
    ["§3.134", `${MODAL}.data.cardRows`, []],
    ["§3.140", `${FILES}.data`, { attachments: [], direction: "HORIZONTAL" }],
    ["§3.140", `${FILES}.data.direction`, "HORIZONTAL"],
    ["§3.141 §5.38", `${TEXT}.data`, { boxes: [] }],
    ["§3.131", `${GAME}.medias`, []],
    ["§4.88", "params.styleParams.status", "CUSTOM"],
    ["§3.112", "params.styleParams", undefined],
    ["§3.114", "params.styleParams.lightColor", undefined],
    ["§3.106", "publishedDate", undefined],
    ["§3.109", "context.cover", undefined],
    ["§3.127", "chapters.0.recommendedDuration", undefined],
    ["§3.129 §3.130", `${GAME}.weight`, undefined],
    ["§3.129", `${TEXT}.description`, undefined],
    ["§3.143", `${VALIDATOR}.minimumAverageScore`, undefined],
    ["§3.147", `${REQUIREMENT}.elements.0.score`, undefined],
    ["§3.141", `${TEXT}.data.boxes.0.contents.0.nodes.0.children.0.bold`, undefined],
  ])("%s %s", (_sections, path, means) => {
    expect(without(path)).toEqual(whole(path, means));
    expect(without(path, null)).toEqual(whole(path, means));
  });
  test("§3.134 §4.82 cards that are not in rows are put into rows by their size", () => {
    const cards = ["a", "b", "c"].map((slug) => ({ slug }));
    const cardRows = [cards.slice(0, 2), cards.slice(2)];
    expect(without(`${FLIP}.data`, { cards, cardSize: "l" })).toEqual(
      whole(`${FLIP}.data`, { cardRows, cardSize: "l" }),
    );
  });
  test.each(["chapters.0.slug", `${SLIDE}.slug`, `${TEXT}.slug`])(
    "§5.23 §8.29 a slug (%s) is made, and told",
    (path) => {
      const indexes = path
        .replaceAll(/[^0-9.]/g, "")
        .split(".")
        .filter((step) => step !== "");
      for (const absent of [undefined, null, ""]) {
        const read = without(path, absent);
        const notices = read.ok ? read.value.notices.map(({ text }) => text) : [];
        expect(notices).toContain(`Null slug at ${indexes.join("-")} : now 'nullSlug-${indexes.join("-")}'`);
      }
    },
  );
  test.each([
    ["local", null],
    [`${GAME}.type`, null],
    [`${SLIDE}.interactivities.1`, null],
    [`${VALIDATOR}.elements.0.slug`, null],
    [`${FLIP}.data`, "none"],
    ["params.styleParams.faviconUrl.src", null],
  ])("else it is a fault (%s)", (path, value) => {
    expect(listFaults(change(split(path), value))).toEqual([path]);
  });
  test("§3.135 an invalid size is a fault, whether cards are in rows or not", () => {
    const faults = listFaults(change(split(`${FLIP}.data`), { cards: [], cardSize: "xxl" }));
    expect(faults).toEqual([`${FLIP}.data.cardSize`]);
  });
  test("§3.119 §3.138 fields that others read keep their nulls", () => {
    const path = `${GAME}.data`;
    expect(without(path, { any: null })).toEqual(whole(path, { any: null }));
    const odd = change(split(`${FLIP}.data.validationCriteria`), null);
    const both = JSON.parse(JSON.stringify(odd)) as typeof COURSE;
    const read = loadLearniz({ ...both, slug: null });
    const { slug: _, ...rest } = both;
    expect(read).toEqual({ ok: true, value: { learniz: rest, notices: [] } });
  });
});
