// Knows how a test gets a published product of any type, and what such a product usually holds.
import type { ProductType } from "@academiz/domain/catalog";
import { bearer } from "./author.ts";
import { keepPack } from "./keep-pack.ts";
import { type Answered, call } from "./route-case.ts";
import type { TestServer } from "./start-test-server.ts";

export interface PublishedProduct {
  readonly slug: string;
  readonly perimeter: string;
  readonly updatedAt: string;
  readonly publishedAt: string;
}

export const CONTENTS: Partial<Record<ProductType, Readonly<Record<string, unknown>>>> = {
  game: {
    context: { title: "True or false" },
    config: { gameType: "VRAI_FAUX", local: "EN", victoryThreshold: 50 },
    content: {
      statements: ["a", "b", "c", "d"].map((slug) => ({ slug, text: slug, correct: true, explanation: "" })),
    },
  },
  scorm: {
    context: { title: "A package" },
    config: { local: "EN" },
    package: "document:pack",
    manifest: {
      identifier: "m",
      metadata: { lom: { general: { language: "en-GB" } } },
      organizations: { default: null, organization: [] },
      resources: { resource: [] },
    },
    imsmanifestRealPath: "imsmanifest.xml",
  },
  coursiz: { context: { title: "A path" } },
  attachment: { context: { title: "A file" }, source: "https://files.example/a.pdf" },
  classiz: {
    context: { title: "First aid" },
    config: { local: "EN", params: { colors: { primaryColor: "#123456" } } },
    means: [{ slug: "spring", title: "Spring" }, { slug: "autumn" }],
  },
  "smart-sequence": {
    context: { title: "Adaptive" },
    config: { local: "EN", strategy: "LAST" },
    params: { title: "Adaptive", graphicConfig: { show3dCinematic: true } },
    content: { intro: { title: "Welcome" } },
    sequences: [
      {
        uuid: "theme-1",
        questions: [
          { uuid: "q1", answers: [{ uuid: "yes", correct: true }, { uuid: "no" }] },
          { uuid: "q2", answers: [{ uuid: "yes", correct: true }, { uuid: "no" }] },
        ],
      },
      { uuid: "theme-2", questions: [{ uuid: "q3", text: "Say it in your own words" }] },
    ],
  },
};

/** The usual content of a product of this type; for a section and a path, their products are made too. */
export async function fillContent(server: TestServer, token: string, type: ProductType) {
  if (type === "coursiz") return writePath(await publishProduct(server, token, "game"));
  if (type !== "section") return CONTENTS[type];
  const { slug } = await publishProduct(server, token, "attachment");
  return { context: { title: "A section" }, sectionDetails: { productsSlugs: [{ slug }] } };
}

/** A path of one game. */
const writePath = ({ slug }: Pick<PublishedProduct, "slug">) => ({
  ...CONTENTS.coursiz,
  nodes: [
    { slug: "start", type: "event", eventType: "START", next: ["task"] },
    { slug: "task", type: "task", taskType: "game", productSlug: slug, next: ["end"] },
    { slug: "end", type: "event", eventType: "END" },
  ],
});

/** Publishes as the author with this token; `given` replaces the usual content. */
export async function publishProduct(
  server: TestServer,
  token: string,
  type: ProductType,
  given?: Readonly<Record<string, unknown>>,
): Promise<PublishedProduct> {
  const content = given ?? (await fillContent(server, token, type));
  if (content === CONTENTS.scorm) await keepPack(server);
  const headers = bearer(token);
  const made = await call(server, "createProduct", {
    params: { type },
    body: { name: `A ${type}`, ...(content && { configDraft: content }) },
    headers,
  });
  const { slug, updatedAt }: Answered = made.json();
  return republish(server, token, type, slug, updatedAt);
}

/** Publishes what is written now. */
export async function republish(
  server: TestServer,
  token: string,
  type: ProductType,
  slug: string,
  updatedAt: string,
): Promise<PublishedProduct> {
  const headers = bearer(token);
  const params = { type, slug };
  const answer = await call(server, "publishProduct", { params, body: { updatedAt, visible: true }, headers });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  // Waits until its notifications are written, so that the state no longer changes.
  await server.world.livePublisher.settle();
  const published: Answered = answer.json();
  const { products } = (await call(server, "listMyProducts", { headers })).json();
  const { perimeterSlug } = products.find((one: Answered) => one.productSlug === slug);
  return {
    slug,
    perimeter: perimeterSlug,
    updatedAt: published.updatedAt,
    publishedAt: published.publishedAt,
  };
}
