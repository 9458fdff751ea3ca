import { players } from "@academiz/contract";
import { MODE_EFFECTS, SESSION_MODES, type SessionMode } from "@academiz/domain/identity";
import fc from "fast-check";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createHistoryGateway, createLearnizSource } from "./index.ts";
import { mockRoute } from "./testing/mock-route.ts";
import { startClient } from "./testing/start-client.ts";

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe("attempts on their way to the history", () => {
  const attempt = fc.record({
    slug: fc.constantFrom("g0", "g1"),
    productPerimeterSlug: fc.constant("p"),
    status: fc.constantFrom("COMPLETE" as const, "FAILED" as const),
    score: fc.option(fc.integer({ min: 0, max: 100 })),
    time: fc.nat(10_000),
    eventDate: fc.constant("2026-03-01T08:00:00.000Z"),
  });

  it("§4.52 §9.12 each is sent as it is, as a game at a percentage of 100, whatever its result", async () => {
    const { api } = startClient();
    const gateway = createHistoryGateway(api);
    await fc.assert(
      fc.asyncProperty(fc.array(attempt, { minLength: 1, maxLength: 4 }), async (attempts) => {
        const received: unknown[] = [];
        server.use(
          mockRoute(players.addHistories, ({ body }) => {
            received.push(...body);
            return undefined as never;
          }),
        );
        expect((await gateway.add(attempts)).ok).toBe(true);
        expect(received).toEqual(attempts.map((one) => ({ ...one, type: "GAME", percentage: 100, badge: null })));
      }),
      { numRuns: 20 },
    );
  });
});

describe("the course of a session", () => {
  const draft = { version: "1.11.0", context: { title: "Draft" } };
  const published = { version: "1.11.0", context: { title: "Published" } };
  type Config = Record<string, unknown> | null;
  const answerCourse = (configs: { readonly config: Config; readonly configDraft: Config }) =>
    server.use(
      mockRoute(players.playLearniz, ({ params }) => ({
        product: {
          slug: "course",
          name: "A course",
          ...configs,
          demo: false,
          clientId: "c",
          documentFiles: [],
          markType: "DEFAULT",
          scoreStrategy: "DEFAULT",
          theme: { colors: {} },
        },
        perimeter: { slug: String(params["perimeterSlug"]), name: "Everyone", url: "/home" },
        publishedAt: null,
        progress: null,
      })),
    );
  const read = async (mode: SessionMode, configs: Parameters<typeof answerCourse>[0]) => {
    answerCourse(configs);
    const { readsDraft } = MODE_EFFECTS[mode];
    const source = createLearnizSource(startClient().api, { perimeterSlug: "p", readsDraft, returnUrl: null });
    const answer = await source.load();
    return answer.ok ? answer.value.config : answer.error;
  };

  it.each(SESSION_MODES)("§4.77 preview and dev play the draft, the others what is published (%s)", async (mode) => {
    const isDraft = mode === "PREVIEW" || mode === "DEV";
    expect(await read(mode, { config: published, configDraft: draft })).toEqual(isDraft ? draft : published);
  });

  it("§4.77 a preview without a draft of its own plays what is published", async () => {
    expect(await read("PREVIEW", { config: published, configDraft: null })).toEqual(published);
  });

  it("§3.169 §4.56 leaving leads back where a preview came from, and without that to the perimeter's address", async () => {
    answerCourse({ config: published, configDraft: draft });
    const leave = async (returnUrl: string | null) => {
      const source = createLearnizSource(startClient().api, { perimeterSlug: "p", readsDraft: true, returnUrl });
      const answer = await source.load();
      return answer.ok && answer.value.returnUrl;
    };
    expect(await leave("https://office.example/admin/products/course")).toBe(
      "https://office.example/admin/products/course",
    );
    expect(await leave(null)).toBe("/home");
  });
});
