// Knows what cards and files promise: which of them were seen, when that is enough, and that nothing throws.
import { makeParts, makeUnshown } from "@academiz/testkit/course";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addCard,
  addFile,
  CARDS_PER_ROW,
  type Cards,
  changeCard,
  changeFile,
  countLeft,
  createAttachments,
  createCards,
  type Interactivity,
  listCards,
  listParts,
  listTexts,
  MOST_CARDS,
  moveCard,
  moveFile,
  readCardName,
  readSeen,
  removeCard,
  removeFile,
  setCards,
  viewParts,
} from "./index.ts";

const KINDS = ["flip-card", "card-modal", "attachment"] as const;
const KEYS = ["one", "two", "three"];
const keys = fc.subarray(KEYS);
const random = () => {
  let state = 7;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
};
const leftOf = (one: Interactivity, seen: readonly string[]) => countLeft(listParts(one), seen);

describe("§3.138 how many have to be seen", () => {
  test.each<[unknown, number]>([
    [undefined, 3],
    ["ALL", 3],
    ["all", 3],
    ["ANY", 1],
    [" any ", 1],
    [2, 2],
    [2.9, 2],
    [99, 3],
    [0, 3],
    [Number.NaN, 3],
    [{ type: "ANY" }, 1],
    [{ type: "COUNT", count: 2 }, 2],
    ["of another kind", 3],
    [null, 3],
    [[], 3],
  ])("%j of three cards asks for %i", (criteria, needed) => {
    expect(listParts(makeParts("i", "flip-card", criteria)).needed).toBe(needed);
  });
  test("whatever the criteria are, all cards are enough, none is not, and one more never counts less", () => {
    fc.assert(
      fc.property(fc.jsonValue(), keys, fc.constantFrom(...KEYS), (criteria, seen, more) => {
        const one = makeParts("i", "card-modal", criteria);
        expect(leftOf(one, [])).toBeGreaterThan(0);
        expect(leftOf(one, KEYS)).toBe(0);
        expect(leftOf(one, [...seen, more])).toBeLessThanOrEqual(leftOf(one, seen));
      }),
    );
  });
  test("§3.140 all files count, or only the required ones; a file that leads nowhere does not", () => {
    const files = (required: readonly number[], empty: readonly number[] = []): Interactivity => ({
      slug: "i",
      type: "attachment",
      medias: [],
      data: {
        attachments: KEYS.map((slug, at) => ({
          slug,
          name: slug,
          src: empty.includes(at) ? "" : `document:${slug}`,
          required: required.includes(at),
        })),
        direction: "VERTICAL",
      },
    });
    expect(leftOf(files([]), ["one", "two"])).toBe(1);
    expect(leftOf(files([1]), ["two"])).toBe(0);
    expect(leftOf(files([1]), ["one", "three"])).toBe(1);
    expect(leftOf(files([], [2]), ["one", "two"])).toBe(0);
    expect(listParts(files([], [0, 1, 2])).list).toEqual([]);
  });
  test("§4.81 files without a slug, as older content has them, are told apart by where they lead", () => {
    const attachments = [
      { name: "A", src: "document:a" },
      { name: "B", src: "document:b" },
    ];
    const one = { slug: "i", type: "attachment", medias: [], data: { attachments, direction: "HORIZONTAL" } } as const;
    expect(listParts(one).list.map(({ key }) => key)).toEqual(["document:a", "document:b"]);
  });
});

describe("what is kept of a learner", () => {
  test("§3.157 any data is read without throwing, and only tells which of these were seen", () => {
    fc.assert(
      fc.property(fc.constantFrom(...KINDS), fc.anything(), (kind, data) => {
        const one = makeParts("i", kind);
        const view = viewParts(one, { status: "STARTED", data });
        expect(view?.seen.every((key) => KEYS.includes(key))).toBe(true);
        expect(view?.left).toBe(leftOf(one, view?.seen ?? []));
      }),
    );
  });
  test("§3.157 what was seen comes back, in the order of the set, whatever else is kept with it", () => {
    fc.assert(
      fc.property(fc.constantFrom(...KINDS), keys, fc.array(fc.jsonValue()), (kind, seen, others) => {
        const data = JSON.parse(
          JSON.stringify({ seen: [...others.filter((one) => typeof one !== "string"), ...seen] }),
        );
        expect(readSeen(listParts(makeParts("i", kind)), data)).toEqual(KEYS.filter((key) => seen.includes(key)));
      }),
    );
  });
  test("§4.68 a complete set has nothing left to see, even if nothing was seen", () => {
    for (const kind of KINDS) expect(viewParts(makeParts("i", kind), { status: "COMPLETE" })?.left).toBe(0);
  });
  test("where there is nothing to open nothing is shown", () => {
    for (const kind of KINDS) expect(viewParts(makeUnshown("i", kind), {})).toBeNull();
  });
});

describe("how authors change cards", () => {
  test("§9.19 the rows of cards follow from the size of the cards, whatever is changed", () => {
    const act = fc.constantFrom<(cards: Cards, at: number) => Cards>(
      (cards) => addCard(cards, random()),
      (cards, at) => removeCard(cards, listCards(cards)[at]?.slug ?? ""),
      (cards, at) => moveCard(cards, listCards(cards)[at]?.slug ?? "", 1),
      (cards, at) => changeCard(cards, listCards(cards)[at]?.slug ?? "", { title: "Another", icon: undefined }),
      (cards) => setCards(cards, { cardSize: "xs" }),
      (cards) => setCards(cards, { cardSize: "l" }),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(act, fc.nat(4)), { maxLength: 40 }), (acts) => {
        const cards = acts.reduce(
          (one, [change, at]) => change(one, at),
          createCards("flip-card", "FR", random()) as Cards,
        );
        const { cardRows, cardSize } = cards.data;
        const length = CARDS_PER_ROW[cardSize];
        expect(
          cardRows.every((row, at) => row.length === length || (at === cardRows.length - 1 && row.length > 0)),
        ).toBe(true);
        expect(listCards(cards).length).toBeLessThanOrEqual(MOST_CARDS);
      }),
    );
  });
  test("a part that is written no longer counts as the example, and a part that is removed leaves nothing behind", () => {
    const fresh = createCards("card-modal", "EN", random());
    const slug = listCards(fresh)[0]?.slug ?? "";
    const written = changeCard(fresh, slug, { title: "Mine", icon: undefined });
    expect(listCards(written)[0]).toEqual({ slug, title: "Mine", back: expect.anything(), sample: ["back"] });
    expect(listCards(changeCard(written, slug, { back: [] }))[0]).not.toHaveProperty("sample");
  });
  test("§3.139 a card is named by the words on its front, otherwise by what its picture shows", () => {
    const front = [{ type: "paragraph" as const, children: [{ text: "words" }] }];
    expect(readCardName({ slug: "a", title: "A title", front })).toBe("A title words");
    expect(readCardName({ slug: "a", picture: { src: "document:p", alt: "A pump" } })).toBe("A pump");
    expect(readCardName({ slug: "a", icon: "icon-library-star" })).toBe("");
  });
});

test("files are written, moved and removed by their place, and their words are found", () => {
  const fresh = createAttachments("EN", random());
  const two = addFile(fresh, random(), { name: "Map", src: "document:map" });
  const moved = changeFile(moveFile(two, 1, -1), 0, { required: true, language: "fr" });
  expect(moved.data.attachments.map(({ name, required }) => [name, required])).toEqual([
    ["Map", true],
    ["A guide to keep", undefined],
  ]);
  expect(listTexts(moved)).toEqual(["Map", "A guide to keep"]);
  expect(removeFile(moved, 0).data.attachments.map(({ sample }) => sample)).toEqual([["name"]]);
  expect(changeFile(moved, 0, { required: undefined }).data.attachments[0]).not.toHaveProperty("required");
});
