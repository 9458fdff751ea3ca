// Knows how an uploaded package is launched over HTTP, and what it reports to the server (§7.126, §7.127, §7.136).
import { launches, players, plays } from "@academiz/contract";
import type { LaunchSave } from "@academiz/domain/scorm";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createScormGateway, createScormSource } from "./index.ts";
import { answerProblem, mockRoute } from "./testing/mock-route.ts";
import { startClient } from "./testing/start-client.ts";

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const LAUNCH = {
  shellUrl: "https://content.test/shell",
  contentUrl: "https://content.test/files/",
  pass: "a.pass",
  version: "1.2" as const,
  title: "Fire",
  language: "FR" as const,
  organization: { identifier: "org", title: "Fire", sequencing: null, item: [] },
  problems: [],
  completion: { by: "score" as const, minimum: 70 },
  learner: { id: "7", name: "user_7" },
  commit: null,
};
function answerLaunch(progress: Record<string, unknown> | null = null): void {
  server.use(
    mockRoute(plays.playScorm, () => ({
      product: {
        type: "scorm" as const,
        subType: null,
        visible: true,
        folderProduct: null,
        updatedAt: "2026-01-01T00:00:00.000Z",
        slug: "fire",
        name: "Fire",
        config: {},
        configDraft: null,
        demo: false,
        clientId: "c",
        documentFiles: [],
        markType: "DEFAULT",
        scoreStrategy: "DEFAULT",
        theme: { colors: { primary: "#123456" } },
      },
      perimeter: { slug: "perimeter", name: "Fire", url: "https://learn.test/play/scorm/perimeter" },
      publishedAt: null,
      progress,
    })),
    mockRoute(launches.launchScorm, () => LAUNCH),
  );
}
const SAVE: LaunchSave = {
  status: "COMPLETE",
  score: 80,
  percentage: 100,
  time: 60,
  scormProperties: { item: null, items: {}, sequencing: null, earlierTime: 0 },
  attempt: 1,
  eventDate: "2026-02-01T00:00:00.000Z",
  launchedAt: null,
  visit: null,
};

describe("§7.126 a package that is launched", () => {
  const launch = async (returnUrl: string | null) => {
    const answer = await createScormSource(startClient().api, { slug: "fire", returnUrl }).launch();
    if (!answer.ok) throw new Error(answer.error.detail);
    return answer.value;
  };

  test("§4.120 is left for where its learner came from, and without that for the perimeter's address", async () => {
    answerLaunch();
    expect((await launch("https://office.test/admin/scorm/fire")).returnUrl).toBe(
      "https://office.test/admin/scorm/fire",
    );
    expect((await launch(null)).returnUrl).toBe("https://learn.test/play/scorm/perimeter");
  });

  test("resumes from what is stored about its learner, under its perimeter and in its client's colours", async () => {
    answerLaunch({ status: "STARTED" });
    expect(await launch(null)).toMatchObject({
      perimeterSlug: "perimeter",
      storedProgress: { status: "STARTED" },
      theme: { colors: { primary: "#123456" } },
      rules: null,
      completion: { by: "score", minimum: 70 },
    });
  });

  test("§8.6 is refused where there is no such package", async () => {
    server.use(mockRoute(plays.playScorm, () => answerProblem("not-found")));
    const answer = await createScormSource(startClient().api, { slug: "fire", returnUrl: null }).launch();
    expect(answer).toMatchObject({ ok: false, error: { kind: "not-found" } });
  });
});

describe("§7.127 what a package reports", () => {
  test("is stored under its launch, and answered with what is stored", async () => {
    const told: unknown[] = [];
    server.use(
      mockRoute(plays.saveScormProgress, ({ body }) => {
        told.push(body);
        return {
          accepted: false,
          progress: {
            eventDate: "2026-03-01T00:00:00.000Z",
            launchedAt: "2026-02-28T00:00:00.000Z",
            storedAt: "2026-03-01T00:00:01.000Z",
          },
        };
      }),
    );
    expect(await createScormGateway(startClient().api).send("perimeter", "launch-1", SAVE)).toEqual({
      ok: true,
      value: {
        accepted: false,
        storedEventDate: "2026-03-01T00:00:00.000Z",
        storedLaunchedAt: "2026-02-28T00:00:00.000Z",
        storedAt: "2026-03-01T00:00:01.000Z",
      },
    });
    const { status, score, percentage, time, scormProperties, eventDate } = SAVE;
    expect(told).toMatchObject([
      { launch: "launch-1", progress: { status, score, percentage, time, scormProperties, eventDate } },
    ]);
  });

  test("§7.136 §3.221 is in the history once it has ended, as that of a package, at its own percentage", async () => {
    const told: unknown[] = [];
    server.use(
      mockRoute(players.addHistories, ({ body }) => {
        told.push(...body);
        return undefined as never;
      }),
    );
    const gateway = createScormGateway(startClient().api);
    expect((await gateway.addAttempt("perimeter", { ...SAVE, status: "FAILED", percentage: 40 })).ok).toBe(true);
    expect((await gateway.addAttempt("perimeter", { ...SAVE, status: "STARTED" })).ok).toBe(true);
    expect(told).toEqual([
      {
        slug: "perimeter",
        productPerimeterSlug: "perimeter",
        type: "SCORM",
        status: "FAILED",
        score: 80,
        percentage: 40,
        time: 60,
        badge: null,
        eventDate: SAVE.eventDate,
      },
    ]);
  });
});
