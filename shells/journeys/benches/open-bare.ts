// Knows how a bare page is opened: its one script is built for production, and nothing else is on it.
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { build } from "vite";

const ADDRESS = "http://bare.test/";

/** `script` stands in `bare/`; it finds the content as JSON in the element `content`. */
export async function openBare(page: Page, script: string, content: unknown = null): Promise<void> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      target: "es2022",
      rolldownOptions: { input: fileURLToPath(new URL(`bare/${script}`, import.meta.url)), output: { format: "iife" } },
    },
  });
  if (!("output" in built)) throw new Error(`${script} builds to one bundle`);
  const { code } = built.output[0];
  await page.route(`${ADDRESS}**`, (route) =>
    route.request().url().endsWith(".js")
      ? route.fulfill({ contentType: "text/javascript", body: code })
      : route.fulfill({
          contentType: "text/html",
          body: '<!doctype html><meta charset="utf-8"><div id="root"></div>CONTENT<script src="bare.js"></script>'.replace(
            "CONTENT",
            `<script type="application/json" id="content">${JSON.stringify(content).replaceAll("<", "\\u003c")}</script>`,
          ),
        }),
  );
  await page.goto(ADDRESS);
}
