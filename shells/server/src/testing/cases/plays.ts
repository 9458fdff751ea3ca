// Knows how the routes of the players are called in tests.
import type { plays } from "@academiz/contract";
import type { ProductType } from "@academiz/domain/catalog";
import { expect } from "vitest";
import { type PublishedProduct, publishProduct } from "../publish.ts";
import type { Caller, CasesOf, RouteCase, Scene } from "../route-case.ts";

const LEARNER = "demo_learner";
const DATE = "2026-01-01T00:00:00.000Z";
const slug = ({ perimeter }: Scene) => ({ slug: perimeter });
const now = () => new Date().toISOString();

const publish = async ({ server }: Caller, type: ProductType): Promise<PublishedProduct> =>
  publishProduct(server, (await server.signIn("demo_author")).token, type);

/** Published, a product of the type is played under its own address. */
const playing = (name: "playGame" | "playScorm" | "playClassiz" | "playAttachment", type: ProductType): RouteCase => ({
  params: slug,
  async succeeds(caller) {
    const { perimeter } = await publish(caller, type);
    const played = await caller.succeed(name, LEARNER, { params: { slug: perimeter } });
    expect(played).toMatchObject({
      product: { type, configDraft: null },
      perimeter: { slug: perimeter },
      progress: null,
    });
  },
});

const GAME = { status: "NOT_STARTED", percentage: 0, time: 1, eventDate: DATE };
const SCORM = { status: "STARTED", score: null, percentage: 10, time: 1, scormProperties: {}, eventDate: DATE };
type Save = "saveGameProgress" | "saveScormProgress" | "saveClassizProgress" | "saveAttachmentProgress";
/** Saved, a progress of the type is read back. */
const saves = (
  name: Save,
  type: ProductType,
  progress: object,
  kept: object,
  badBodies: readonly object[],
): RouteCase => ({
  params: slug,
  body: () => ({ progress }),
  badBodies: [
    { progress: { ...progress, eventDate: "yesterday" } },
    ...badBodies.map((one) => ({ progress: { ...progress, ...one } })),
  ],
  async succeeds(caller) {
    const { perimeter } = await publish(caller, type);
    const params = { slug: perimeter };
    if (type === "scorm") await caller.succeed("launchScorm", LEARNER, { params, body: {} });
    const eventDate = now();
    const saved = await caller.succeed(name, LEARNER, { params, body: { progress: { ...progress, eventDate } } });
    expect(saved).toMatchObject({ accepted: true, progress: { ...kept, eventDate } });
    expect((await caller.succeed("getProgress", LEARNER, { params })).progress).toEqual(saved.progress);
  },
});

export const PLAY_CASES: CasesOf<typeof plays> = {
  playGame: playing("playGame", "game"),
  playScorm: playing("playScorm", "scorm"),
  playClassiz: playing("playClassiz", "classiz"),
  playAttachment: playing("playAttachment", "attachment"),
  playSequence: {
    params: slug,
    async succeeds(caller) {
      const { perimeter } = await publish(caller, "smart-sequence");
      const params = { slug: perimeter };
      const attempt = await caller.succeed("beginAttempt", LEARNER, { params, body: {} });
      const played = await caller.succeed("playSequence", LEARNER, { params });
      expect(played).toMatchObject({ product: { type: "smart-sequence" }, attempts: [attempt], progress: null });
    },
  },
  beginAttempt: {
    params: slug,
    body: () => ({}),
    async succeeds(caller) {
      const { perimeter, slug: product } = await publish(caller, "smart-sequence");
      const begun = await caller.succeed("beginAttempt", LEARNER, { params: { slug: product }, body: {} });
      expect(begun).toMatchObject({ status: "NOT_STARTED", sequences: [], contentStat: null, finishedAt: null });
      const { attempts } = await caller.succeed("playSequence", LEARNER, { params: { slug: perimeter } });
      expect(attempts).toEqual([begun]);
    },
  },
  answerAttempt: {
    params: ({ perimeter }) => ({ productPerimeterSlug: perimeter, attemptSlug: "zzzzzzzzzz" }),
    body: () => ({ sequences: [{ uuid: "theme-1", questionsAnswered: [{ uuid: "q1", answers: ["yes"], time: 3 }] }] }),
    badBodies: [{ sequences: [{ uuid: "x", questionsAnswered: [{ uuid: "q", answers: [], time: -1 }] }] }],
    async succeeds(caller) {
      const { perimeter } = await publish(caller, "smart-sequence");
      const begun = await caller.succeed("beginAttempt", LEARNER, { params: { slug: perimeter }, body: {} });
      const answered = await caller.succeed("answerAttempt", LEARNER, {
        params: { productPerimeterSlug: perimeter, attemptSlug: begun.slug },
        body: { sequences: [{ uuid: "theme-1", questionsAnswered: [{ uuid: "q1", answers: ["yes"], time: 3 }] }] },
      });
      expect(answered).toMatchObject({ slug: begun.slug, status: "STARTED", contentStat: { answered: 1, right: 1 } });
      const played = await caller.succeed("playSequence", LEARNER, { params: { slug: perimeter } });
      expect(played).toMatchObject({ attempts: [answered], progress: { status: "STARTED" } });
    },
  },
  getProgress: {
    params: slug,
    async succeeds(caller) {
      const params = { slug: caller.scene.perimeter };
      expect(await caller.succeed("getProgress", LEARNER, { params })).toEqual({ progress: null });
    },
  },
  saveGameProgress: saves("saveGameProgress", "game", GAME, { status: "NOT_STARTED", nbTimeDone: 0, time: 1 }, [
    { score: 101 },
    { percentage: -1 },
    { time: -1 },
    { attempt: 0 },
    { status: "LOCKED" },
    { data: "x".repeat(64_001) },
  ]),
  saveScormProgress: saves("saveScormProgress", "scorm", SCORM, { status: "STARTED", percentage: 10 }, [
    { score: 101 },
    { score: "100" },
    { percentage: 101 },
    { time: -1 },
    { scormProperties: [] },
  ]),
  saveClassizProgress: saves("saveClassizProgress", "classiz", { eventDate: DATE }, { status: "NOT_STARTED" }, []),
  saveAttachmentProgress: saves("saveAttachmentProgress", "attachment", { eventDate: DATE }, { status: "COMPLETE" }, [
    { time: -1 },
  ]),
};
