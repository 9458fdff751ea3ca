// Knows what the front office is given of a learner's products.
import { players } from "@academiz/contract";
import { HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createLearnerCatalog } from "./index.ts";
import { mockRoute } from "./testing/mock-route.ts";
import { startClient } from "./testing/start-client.ts";

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

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

test("§7.92 only what the player can open is offered", async () => {
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

test("§3.217 a product says in which section it stands, and where; the section is offered beside it", async () => {
  server.use(
    mockRoute(players.listMyProducts, () => ({
      products: [
        { ...product, type: "game" as const, perimeterSlug: "game", productSlug: "g" },
        { ...product, type: "learniz" as const, perimeterSlug: "course", productSlug: "c" },
        { ...product, type: "scorm" as const, perimeterSlug: "package", productSlug: "k" },
        ...["first", "other"].map((perimeterSlug) => ({
          ...{ ...product, type: "section" as const, perimeterSlug, title: `The ${perimeterSlug}` },
          inside: ["c", "gone", "g"],
        })),
      ],
    })),
  );
  const listed = await createLearnerCatalog(startClient().api).list();
  expect(listed.ok && listed.value.map(({ perimeterSlug, section }) => [perimeterSlug, section])).toEqual([
    ["game", { slug: "first", title: "The first", place: 2 }],
    ["course", { slug: "first", title: "The first", place: 0 }],
    ["package", undefined],
    ["first", undefined],
    ["other", undefined],
  ]);
});

test("§7.92 without a network one product is found in the list of all, if the device holds that list", async () => {
  const held = [
    { ...product, type: "learniz" as const, perimeterSlug: "course", productSlug: "bread" },
    { ...product, type: "game" as const, perimeterSlug: "game" },
  ];
  let isHeld = true;
  server.use(
    mockRoute(players.listMyProducts, ({ request }) =>
      isHeld && new URL(request.url).search === "" ? { products: held } : HttpResponse.error(),
    ),
  );
  const { api } = startClient();
  const find = async (slug: string) => {
    const found = await createLearnerCatalog(api).listNamed(slug);
    return found.ok ? found.value.map(({ perimeterSlug }) => perimeterSlug) : found.error.kind;
  };
  expect([await find("course"), await find("bread")]).toEqual([["course"], ["course"]]);
  // Nobody is told that it is closed to them as long as that is not known.
  expect(await find("other")).toBe("offline");
  isHeld = false;
  expect(await find("course")).toBe("offline");
});
