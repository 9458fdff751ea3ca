// Knows what each step of the content version changes in any content of the version before.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Json } from "../../kernel/index.ts";
import { STEPS } from "./steps.ts";

type Content = { readonly [key: string]: Json };

/** The content after the step to this version, which states that version. */
function step(to: string, content: Content): Content {
  const found = STEPS.find((one) => one.to === to);
  if (!found) throw new Error(`no step leads to ${to}`);
  const { version, ...migrated } = found.migrate({ ...content, version: found.from });
  expect(version).toBe(to);
  return migrated;
}
const inSlide = (...interactivities: Json[]): Content => ({ chapters: [{ slides: [{ interactivities }] }] });
const listInteractivities = (content: Content) =>
  (content as unknown as { chapters: { slides: { interactivities: Content[] }[] }[] }).chapters.flatMap(({ slides }) =>
    slides.flatMap(({ interactivities }) => interactivities),
  );
const style = (styleParams: Json): Content => ({ params: { styleParams } });
const CARDS = fc.constantFrom("flip-card", "card-modal");
const text = fc.string({ maxLength: 6 });

describe("§4.82 cards are grouped into rows", () => {
  test.each([
    ["xs", 7],
    ["s", 5],
    ["m", 3],
    ["l", 2],
    ["xl", 1],
  ])("§4.82 §9.19 of size %s: %d a row, in their order, every row full but the last", (cardSize, size) => {
    fc.assert(
      fc.property(CARDS, fc.array(fc.nat(99), { maxLength: 20 }), (type, cards) => {
        const [one] = listInteractivities(step("1.1.0", inSlide({ type, data: { cardSize, cards, other: 1 } })));
        const { cardRows, ...rest } = (one?.["data"] ?? {}) as { cardRows: Json[][] };
        expect(rest).toEqual({ cardSize, other: 1 });
        expect(cardRows.flat()).toEqual(cards);
        expect(cardRows.map((row) => row.length)).toEqual(
          cardRows.map((_, at) => Math.min(size, cards.length - at * size)),
        );
      }),
    );
  });
  test("§4.82 anything that is no card stays as it is", () => {
    const text = inSlide({ type: "text-box", data: { cards: [1] } });
    expect(step("1.1.0", text)).toEqual(text);
  });
});

test("§4.83 true/false games are rebuilt around statements, with or without the name of their type", () => {
  const question = fc.record({ text, answer: fc.boolean() });
  const config = fc.constantFrom<Json>({}, { gameType: "VRAI_FAUX", victoryThreshold: 50 });
  fc.assert(
    fc.property(fc.array(question, { maxLength: 5 }), config, (questions, settings) => {
      const game = { type: "game", medias: [{ params: { config: settings, context: { a: 1 }, questions } }] };
      const [rebuilt] = listInteractivities(step("1.2.0", inSlide(game)));
      const statements = questions.map((one, at) => ({
        slug: `statement-${at + 1}`,
        text: one.text,
        correct: one.answer,
        explanation: "",
      }));
      const params = {
        config: { ...(settings as object), gameType: "VRAI_FAUX" },
        context: { a: 1 },
        content: { statements },
      };
      expect(rebuilt).toEqual({ type: "game", medias: [{ params }] });
    }),
  );
});

test.each(["firstIcon", "secondIcon", "icon"])("§4.84 %s gets its prefix, once, on every card", (key) => {
  fc.assert(
    fc.property(CARDS, fc.array(fc.array(text, { maxLength: 3 }), { maxLength: 3 }), (type, icons) => {
      const prefix = (icon: string) =>
        icon === "" || icon.startsWith("icon-library-") ? icon : `icon-library-${icon}`;
      const make = (name: (icon: string) => string) =>
        inSlide({
          type,
          data: { cardRows: icons.map((row) => row.map((icon) => ({ [key]: name(icon), title: icon }))) },
        });
      expect(
        step(
          "1.3.0",
          make((icon) => icon),
        ),
      ).toEqual(make(prefix));
      expect(step("1.3.0", make(prefix))).toEqual(make(prefix));
    }),
  );
});

test("§4.85 attachments become interactivities of their own, each right after what had it", () => {
  const one = fc.record({
    type: fc.constantFrom("text-box", "game", "flip-card"),
    attachment: fc.option(fc.array(fc.record({ name: text, src: text }), { maxLength: 2 })),
  });
  fc.assert(
    fc.property(fc.array(one, { maxLength: 4 }), (all) => {
      const before = all.map(({ type, attachment }, at) => ({ slug: `i${at}`, type, attachment }));
      const after = before.flatMap(({ attachment, ...owner }) => [
        owner,
        ...(attachment && attachment.length > 0
          ? [
              {
                slug: `${owner.slug}-attachment`,
                type: "attachment",
                data: { attachments: attachment, direction: "HORIZONTAL" },
              },
            ]
          : []),
      ]);
      expect(step("1.4.0", inSlide(...before))).toEqual(inSlide(...after));
    }),
  );
});

test("§4.86 games and their media lose editionInfo; other interactivities keep it", () => {
  const make = (type: string, kept: object) => ({
    type,
    medias: [1, 2].map((n) => ({ n, params: { context: {}, ...kept } })),
  });
  const editionInfo = { paramsStatus: "DONE" };
  const content = inSlide(make("game", { editionInfo }), make("text-box", { editionInfo }));
  expect(step("1.5.0", content)).toEqual(inSlide(make("game", {}), make("text-box", { editionInfo })));
});

test("§4.87 the locale becomes FR for French however it is written, and EN for any other language", () => {
  const french = ["fr", "FR", "fr_FR", "fr-FR", "FR_ca", "Fr"];
  expect(french.map((local) => step("1.6.0", { local })["local"])).toEqual(french.map(() => "FR"));
  const others: Json[] = ["en", "EN", "en_GB", "de", "", "frisian", "a fr", null, 3, ["fr"]];
  expect(others.map((local) => step("1.6.0", { local })["local"])).toEqual(others.map(() => "EN"));
});

test("§4.88 the style's status becomes CUSTOM unless it has another one", () => {
  fc.assert(
    fc.property(fc.option(text, { nil: undefined }), (status) => {
      const other = { primaryColor: "red" };
      const before = style({ ...other, ...(status === undefined ? {} : { status }) });
      expect(step("1.7.0", before)).toEqual(style({ ...other, status: status ?? "CUSTOM" }));
    }),
  );
});

test("§4.89 an animated background gets an empty alternative text unless it has one; no other background does", () => {
  fc.assert(
    fc.property(fc.constantFrom("LOTTIE", "IMAGE", "COLOR"), fc.option(text, { nil: undefined }), (type, alt) => {
      const background = { type, src: "a", ...(alt === undefined ? {} : { alt }) };
      const after = type === "LOTTIE" ? { ...background, alt: alt ?? "" } : background;
      expect(step("1.8.0", style({ slideBackground: background }))).toEqual(style({ slideBackground: after }));
    }),
  );
});

test("§4.90 §3.130 everything but games loses its weight", () => {
  const types = ["game", "text-box", "flip-card", "card-modal", "attachment"];
  const weighed = inSlide(...types.map((type) => ({ type, weight: 3 })));
  expect(step("1.9.0", weighed)).toEqual(
    inSlide(...types.map((type) => (type === "game" ? { type, weight: 3 } : { type }))),
  );
});

test("§4.91 a missing slug is made from the indexes of its chapter, slide and interactivity", () => {
  const slug = fc.constantFrom<Json | undefined>(undefined, null, "", "a", "b");
  const tree = fc.array(
    fc.record({
      slug,
      slides: fc.array(fc.record({ slug, interactivities: fc.array(slug, { maxLength: 3 }) }), { maxLength: 3 }),
    }),
    { maxLength: 3 },
  );
  fc.assert(
    fc.property(tree, (chapters) => {
      const fill = (known: Json | undefined, ...indexes: number[]) => ({
        slug: typeof known === "string" && known !== "" ? known : `nullSlug-${indexes.join("-")}`,
      });
      const keep = (known: Json | undefined) => (known === undefined ? {} : { slug: known });
      const write = (name: (known: Json | undefined, ...indexes: number[]) => { slug?: Json }): Content => ({
        chapters: chapters.map((chapter, c) => ({
          ...name(chapter.slug, c),
          slides: chapter.slides.map((slide, s) => ({
            ...name(slide.slug, c, s),
            interactivities: slide.interactivities.map((one, i) => ({ ...name(one, c, s, i), type: "game" })),
          })),
        })),
      });
      expect(step("1.10.0", write(keep))).toEqual(write(fill));
    }),
  );
});
