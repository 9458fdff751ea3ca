// Knows that every type of product is opened by its own address alone (§7.124–§7.132).
import type { RouteName } from "@academiz/contract";
import { readSessionMode, readTokenPayload } from "@academiz/domain/identity";
import { describe, expect, test } from "vitest";
import { publishCourse } from "../../testing/author.ts";
import { giveNarrowToken } from "../../testing/narrow-token.ts";
import {
  at,
  author,
  by,
  follow,
  learner,
  lookout,
  open,
  openPlays,
  PLAY,
  products,
  publish,
  server,
  TYPES,
  told,
} from "../../testing/play-desk.ts";
import { CONTENTS } from "../../testing/publish.ts";
import type { Answered, Sent } from "../../testing/route-case.ts";
import { standIn } from "../../testing/stand-in.ts";

openPlays();

/** A classroom has a page of the learner site; where there is neither a page nor a player, learners meet it at home. */
const findPlace = (type: string, perimeter: string): string =>
  type === "classiz"
    ? `classroom/${perimeter}`
    : ["scorm", "game", "attachment", "smart-sequence"].includes(type)
      ? `play/${type}/${perimeter}`
      : "";

describe.each(TYPES)("a %s is opened", (type) => {
  test("§7.124 §7.126 §7.128 §7.132 §3.171 §3.173 §3.180 §3.181 §3.186 §3.195 §3.198 §3.201 §3.203 §3.204 §3.208 with what its player needs", async () => {
    const { slug, perimeter, updatedAt, publishedAt } = products[type];
    const played = (await open(type)).json();
    expect(played).toMatchObject({
      product: {
        slug,
        type,
        name: `A ${type}`,
        subType: type === "game" ? "VRAI_FAUX" : null,
        config: { ...CONTENTS[type], publishedDate: publishedAt },
        configDraft: null,
        visible: true,
        demo: false,
        folderProduct: null,
        updatedAt,
        markType: expect.any(String),
        scoreStrategy: "DEFAULT",
        documentFiles: type === "scorm" ? [expect.objectContaining({ slug: "pack" })] : [],
      },
      perimeter: {
        slug: perimeter,
        name: `A ${type}`,
        url: `${server.config.publicUrl}/${findPlace(type, perimeter)}`,
      },
      publishedAt,
      progress: null,
    });
    if (type === "smart-sequence") expect(played.attempts).toEqual([]);
    else expect(played).not.toHaveProperty("attempts");
  });

  test("§3.186 §9.63 as a demo, where it is one", async () => {
    const { slug, perimeter } = await publish(type);
    const params = { type, slug };
    const { updatedAt } = (await by(author, "getProduct", { params })).json();
    expect((await by(author, "saveProduct", { params, body: { demo: true, updatedAt } })).statusCode).toBe(200);
    expect((await open(type, perimeter)).json().product.demo).toBe(true);
  });

  test("§7.78 under another type's address its perimeter is unknown, and so is its product's slug", async () => {
    const { slug, perimeter } = products[type];
    for (const other of TYPES.filter((one) => one !== type))
      expect([other, ...told(await open(other, perimeter))]).toEqual([other, 404, "not-found"]);
    expect(told(await by(learner, "playLearniz", { params: { perimeterSlug: perimeter } }))).toEqual([
      404,
      "not-found",
    ]);
    expect(told(await open(type, slug))).toEqual([404, "not-found"]);
  });

  test("decisions 6 §3.172 §3.199: in a preview with its draft, without progress, and nothing else", async () => {
    const { slug, perimeter, publishedAt } = await publish(type);
    const params = { type, slug };
    const { updatedAt } = (await by(author, "getProduct", { params })).json();
    const draft = { ...CONTENTS[type], context: { title: "A draft" } };
    await by(author, "saveProduct", { params, body: { configDraft: draft, updatedAt } });
    const token = await giveNarrowToken(server, author, "preview", slug);
    const played = (await open(type, slug, token)).json();
    expect(played.product.configDraft.context.title).toBe("A draft");
    expect(played).toMatchObject({ product: { config: { publishedDate: publishedAt } }, progress: null, publishedAt });
    if (type === "smart-sequence") expect(played.attempts).toEqual([]);
    expect(told(await open(type, perimeter, token))).toEqual([403, "scope.refused"]);
    expect(told(await by(token, "getProgress", { params: { slug } }))).toEqual([403, "scope.refused"]);
    const other = TYPES.find((one) => one !== type) ?? "game";
    expect(told(await open(other, slug, token))).toEqual([404, "not-found"]);
  });

  test("§2.23 a link opens its own perimeter and no other", async () => {
    const { perimeter } = products[type];
    const token = await giveNarrowToken(server, learner, "link", perimeter);
    expect((await open(type, perimeter, token)).statusCode).toBe(200);
    const other = await publish(type);
    expect(told(await open(type, other.perimeter, token))).toEqual([403, "scope.refused"]);
    expect(told(await by(token, "getProgress", { params: { slug: other.perimeter } }))).toEqual([403, "scope.refused"]);
  });

  test("decisions 3: whoever stands in for a learner sees it as they do, and keeps nothing", async () => {
    const { perimeter } = products[type];
    const { token } = await standIn(server, "demo_learner");
    const before = await lookout.read();
    expect((await open(type, perimeter, token)).json()).toEqual((await open(type)).json());
    expect((await by(token, "getProgress", { params: { slug: perimeter } })).statusCode).toBe(200);
    const eventDate = at(0);
    const writes: readonly [RouteName, Sent][] = [
      [
        "saveGameProgress",
        { params: { slug: perimeter }, body: { progress: { status: "STARTED", percentage: 0, time: 0, eventDate } } },
      ],
      ["saveClassizProgress", { params: { slug: perimeter }, body: { progress: { eventDate } } }],
      ["saveAttachmentProgress", { params: { slug: perimeter }, body: { progress: { eventDate } } }],
      ["beginAttempt", { params: { slug: perimeter }, body: {} }],
      ["signSlot", { params: { slotId: perimeter } }],
    ];
    for (const [name, sent] of writes)
      expect([name, ...told(await by(token, name, sent))]).toEqual([name, 403, "scope.refused"]);
    expect(await lookout.read()).toEqual(before);
  });

  test("decisions 2: another client's is unknown, by every address that names it", async () => {
    const { perimeter, slug } = products[type];
    const { token } = await server.signIn("atelier_learner");
    const eventDate = at(0);
    const progress = { status: "STARTED", score: null, percentage: 0, time: 0, scormProperties: {}, eventDate };
    const params = { slug: perimeter };
    const before = await lookout.read();
    for (const [name, sent] of [
      [PLAY[type], { params }],
      ["getProgress", { params }],
      ["saveGameProgress", { params, body: { progress } }],
      ["saveScormProgress", { params, body: { progress } }],
      ["saveClassizProgress", { params, body: { progress } }],
      ["saveAttachmentProgress", { params, body: { progress } }],
      ["beginAttempt", { params, body: {} }],
      ["beginAttempt", { params: { slug }, body: {} }],
    ] as const)
      expect([name, ...told(await by(token, name, sent))]).toEqual([name, 404, "not-found"]);
    expect(await lookout.read()).toEqual(before);
  });
});

test("§4.161 §7.93 whoever opens a product has read that it opened, however they came to it; who stands in reads nothing for another", async () => {
  const [game, scorm] = [await publish("game"), await publish("scorm")];
  const unread = async () => {
    const { notifications } = (await by(learner, "listNotifications", { query: { limit: "100" } })).json();
    return notifications.flatMap(({ isRead, info }: Answered) => (isRead ? [] : (info.productSlug ?? [])));
  };
  expect(await unread()).toEqual(expect.arrayContaining([game.slug, scorm.slug]));
  for (const other of [author, (await standIn(server, "demo_learner")).token])
    expect((await by(other, "playerLink", { params: { slug: scorm.perimeter } })).statusCode).toBe(200);
  expect((await by(learner, "playerLink", { params: { slug: game.perimeter } })).statusCode).toBe(200);
  const left = await unread();
  expect([left.includes(game.slug), left.includes(scorm.slug)]).toEqual([false, true]);
});

test("§7.92 a learner's products are those that are asked for: by limit, slugs, types and words", async () => {
  const list = async (query: Readonly<Record<string, string>> = {}) => {
    const answer = await by(learner, "listMyProducts", { query });
    return answer.statusCode === 200 ? answer.json().products : answer.statusCode;
  };
  const all: readonly Answered[] = await list();
  expect(all.length).toBeGreaterThan(5);
  expect(await list({ limit: "all" })).toEqual(all);
  expect(await list({ limit: "2" })).toEqual(all.slice(0, 2));
  const { game, scorm } = products;
  expect((await list({ "slug[]": game.slug })).map((one: Answered) => one.perimeterSlug)).toEqual([game.perimeter]);
  expect((await list({ "slug[]": scorm.perimeter })).map((one: Answered) => one.productSlug)).toEqual([scorm.slug]);
  expect(await list({ "slug[]": "nowhere" })).toEqual([]);
  expect(await list({ "type[]": "game" })).toEqual(all.filter(({ type }) => type === "game"));
  expect(await list({ query: "A GAME" })).toEqual(all.filter(({ name }) => /a game/i.test(name)));
  expect(await list({ "type[]": "scorm", "slug[]": game.slug })).toEqual([]);
  for (const limit of ["0", "-1", "x", "10001"]) expect(await list({ limit })).toBe(422);
});

test("§3.167 §3.183 the mode of a player is its token's: NORMAL signed in and by a link, PREVIEW in a preview", async () => {
  const course = await publishCourse(server, author, "In a mode");
  const modeOf = (token: string) => {
    const payload = readTokenPayload(token);
    return readSessionMode(payload.ok ? payload.value : undefined);
  };
  const { game, scorm } = products;
  for (const [type, { slug, perimeter }] of Object.entries({ learniz: course, game, scorm })) {
    const { link } = (await by(learner, "playerLink", { params: { slug: perimeter } })).json();
    const previewed = (await by(author, "previewProduct", { params: { type, slug } })).json();
    const modes = [learner, await follow(link), previewed.token].map(modeOf);
    expect([type, ...modes]).toEqual([type, "NORMAL", "NORMAL", "PREVIEW"]);
  }
});
