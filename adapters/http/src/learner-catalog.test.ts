// Knows what the front office is given of a learner's products.
import { players } from "@academiz/contract";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createLearnerCatalog } from "./index.ts";
import { mockRoute } from "./testing/mock-route.ts";
import { startClient } from "./testing/start-client.ts";

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test("§7.92 only what the player can open is offered", async () => {
  const product = {
    productSlug: "p",
    name: "Name",
    title: "Title",
    description: null,
    language: "EN",
    duration: null,
    pictureUrl: null,
    pictureFocus: null,
    demo: false,
    publishedAt: "2026-01-01T00:00:00.000Z",
    dueAt: null,
    progress: null,
  } as const;
  server.use(
    mockRoute(players.listMyProducts, () => ({
      products: [
        { ...product, type: "learniz" as const, perimeterSlug: "course" },
        { ...product, type: "game" as const, perimeterSlug: "game" },
        { ...product, type: "scorm" as const, perimeterSlug: "package" },
        { ...product, type: "attachment" as const, perimeterSlug: "file" },
        { ...product, type: "classiz" as const, perimeterSlug: "classroom" },
      ],
    })),
  );
  const listed = await createLearnerCatalog(startClient().api).list();
  expect(listed.ok && listed.value.map(({ perimeterSlug }) => perimeterSlug)).toEqual([
    "course",
    "game",
    "package",
    "file",
    "classroom",
  ]);
});
