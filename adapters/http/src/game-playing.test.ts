// Knows how the events of a game are sent to the server (§7.124, §7.125).
import { plays } from "@academiz/contract";
import type { GameGo, GamePlay } from "@academiz/domain/plays";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createGameGateway, createGameSource } from "./index.ts";
import { answerProblem, mockRoute } from "./testing/mock-route.ts";
import { startClient } from "./testing/start-client.ts";

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const makeGo = (attempt: number, more: Partial<GameGo> = {}): GameGo => ({
  status: "COMPLETE",
  score: 100,
  percentage: 100,
  time: 5,
  badge: null,
  data: { answers: { a: true } },
  attempt,
  publishedDate: "2026-01-01T00:00:00.000Z",
  eventDate: `2026-02-01T00:00:0${attempt}.000Z`,
  ...more,
});
const makePlay = (...goes: readonly GameGo[]): GamePlay => ({
  slug: "p",
  publishedDate: "",
  status: "COMPLETE",
  percentage: 100,
  time: 0,
  badge: null,
  nbTimeDone: goes.length,
  goes,
});
type Told = Record<string, unknown>;
/** Answers each save by its attempt. */
function listen(answer: (attempt: unknown) => Response | null = () => null): Told[] {
  const told: Told[] = [];
  server.use(
    mockRoute(plays.saveGameProgress, ({ body }) => {
      const { progress } = body as { progress: Told };
      told.push(progress);
      return answer(progress["attempt"]) ?? { accepted: true, progress };
    }),
  );
  return told;
}

describe("§7.125 goes on their way to the server", () => {
  test("each is told by itself, oldest first, with the publication that was played; the answer is that of the last", async () => {
    const told = listen();
    const [one, two] = [makeGo(1), makeGo(2, { status: "STARTED", score: null })];
    const answer = await createGameGateway(startClient().api).send(makePlay(one, two));
    expect(told).toEqual([one, two]);
    expect(answer).toEqual({ ok: true, value: { accepted: true, storedEventDate: two.eventDate } });
  });
  test("a game that was never published names no publication; a go that is stored already is not sent", async () => {
    const told = listen();
    const gateway = createGameGateway(startClient().api);
    await gateway.send(makePlay(makeGo(1, { publishedDate: "" })));
    expect(told[0]).not.toHaveProperty("publishedDate");
    expect(await gateway.send(makePlay())).toMatchObject({ ok: true });
    expect(told).toHaveLength(1);
  });
  test("decisions 8: a go that is refused for good does not hold up those after it", async () => {
    const told = listen((attempt) => (attempt === 1 ? answerProblem("progress.impossible") : null));
    const gateway = createGameGateway(startClient().api);
    expect(await gateway.send(makePlay(makeGo(1), makeGo(2)))).toMatchObject({ ok: true });
    expect(told).toHaveLength(2);
    expect(await gateway.send(makePlay(makeGo(1)))).toMatchObject({ ok: false, error: { kind: "invalid" } });
  });
  test("§8.5 where one does not arrive, those after it wait: they count in their order", async () => {
    const told = listen((attempt) => (attempt === 1 ? new Response(null, { status: 504 }) : null));
    const answer = await createGameGateway(startClient().api).send(makePlay(makeGo(1), makeGo(2)));
    expect(answer).toMatchObject({ ok: false, error: { kind: "offline" } });
    expect(told.map(({ attempt }) => attempt)).not.toContain(2);
  });
});

test.each([
  [true, { is: "draft" }, "https://office.example/admin/game/product"],
  [false, { is: "published" }, null],
] as const)(
  "§4.77 §7.124 §3.173 a preview (%s) is given the draft, a learner what is published; each goes back to where they came from",
  async (readsDraft, config, returnUrl) => {
    server.use(
      mockRoute(plays.playGame, () => ({
        product: {
          slug: "product",
          name: "A game",
          config: { is: "published" },
          configDraft: { is: "draft" },
          demo: false,
          clientId: "c",
          documentFiles: [],
          markType: "mark20",
          scoreStrategy: "LAST",
          theme: { colors: {} },
          type: "game" as const,
          subType: "VRAI_FAUX",
          visible: true,
          folderProduct: null,
          updatedAt: "2026-01-01T00:00:00.000Z",
        },
        perimeter: { slug: "p", name: "A game", url: "https://play.example/play/game/p" },
        publishedAt: null,
        progress: { status: "STARTED" },
      })),
    );
    const source = createGameSource(startClient().api, { slug: "p", readsDraft, returnUrl });
    expect(await source.load()).toMatchObject({
      ok: true,
      value: {
        ...{ perimeterSlug: "p", productSlug: "product", config, storedProgress: { status: "STARTED" } },
        ...{
          scoreStrategies: ["LAST"],
          markType: "mark20",
          returnUrl: returnUrl ?? "https://play.example/play/game/p",
        },
      },
    });
  },
);
