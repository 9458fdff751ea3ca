import { defineConfig } from "vitest/config";

/** Journeys in a browser are Playwright's (shells/journeys); everything else runs here, without a DOM. */
export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: "core",
          include: ["packages/*/src/**/*.test.ts", "fixtures/**/*.test.ts", ".workspace/**/*.test.ts"],
        },
      },
      {
        extends: true,
        test: { name: "adapters", include: ["adapters/*/src/**/*.test.ts"] },
      },
      {
        extends: true,
        test: { name: "ui", include: ["shells/ui/src/**/*.test.ts", "shells/back-office/src/**/*.test.ts"] },
      },
      {
        extends: true,
        test: { name: "server", include: ["shells/server/src/**/*.test.ts"] },
      },
    ],
  },
});
