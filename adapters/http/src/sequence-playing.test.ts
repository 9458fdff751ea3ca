// Knows where a smart sequence leads back to (§7.132).
import { plays } from "@academiz/contract";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createSequenceSource } from "./index.ts";
import { mockRoute } from "./testing/mock-route.ts";
import { startClient } from "./testing/start-client.ts";

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test.each([
  ["/", "on-a-path", "/"],
  ["https://office.example/admin/smart-sequence/product", null, "https://office.example/admin/smart-sequence/product"],
  [null, "on-a-path", "/path/on-a-path"],
  [null, null, "https://play.example/p"],
  [null, undefined, "https://play.example/p"],
])(
  "§3.200 §3.206 from %j, on the path %j, leaving goes to %s",
  async (returnUrl, frontDynamicPerimeterSlug, expected) => {
    server.use(
      mockRoute(plays.playSequence, () => ({
        product: {
          slug: "product",
          name: "A sequence",
          config: {},
          configDraft: null,
          demo: false,
          clientId: "c",
          documentFiles: [],
          markType: "mark20",
          scoreStrategy: "LAST",
          theme: { colors: {} },
          type: "smart-sequence" as const,
          subType: null,
          visible: true,
          folderProduct: null,
          updatedAt: "2026-01-01T00:00:00.000Z",
        },
        perimeter: { slug: "p", name: "A sequence", url: "https://play.example/p" },
        publishedAt: null,
        progress: null,
        attempts: [],
        ...(frontDynamicPerimeterSlug !== undefined && { frontDynamicPerimeterSlug }),
      })),
    );
    const source = createSequenceSource(startClient().api, { slug: "p", readsDraft: false, returnUrl });
    expect(await source.load()).toMatchObject({ ok: true, value: { returnUrl: expected } });
  },
);
