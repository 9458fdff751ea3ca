// Knows that exports of former versions still play: as a package on this platform, and as pages on a server.

import { readdirSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { unzipSync } from "fflate";
import { expect, test } from "./platform.ts";
import { serveFolder } from "./serve-folder.ts";
import { playPackage, readPackageProgress, uploadPackage } from "./upload-package.ts";

const FORMER = fileURLToPath(new URL("../../fixtures/former", import.meta.url));
const versions = readdirSync(FORMER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const read = (version: string, format: string) => readFile(join(FORMER, version, `welcome-${format}.zip`));
const FIRST = "Finding your way";
const SECOND = "Your first quiz";

for (const { name: version } of versions) {
  for (const format of ["1.2", "2004"] as const)
    test(`decisions 7 what version ${version} exported for SCORM ${format} plays and is kept`, {
      tag: "@long",
    }, async ({ page, platform }) => {
      const { slug } = await uploadPackage(platform, `Former ${format}`, await read(version, format));
      await playPackage(page, platform, slug);
      const course = page.frameLocator("iframe").frameLocator("iframe");
      await expect(course.getByRole("heading", { level: 1 })).toHaveText(FIRST);
      await course.getByRole("button", { name: "Next", exact: true }).click();
      await expect(course.getByRole("heading", { level: 1 })).toHaveText(SECOND);
      await expect(async () => {
        const { scormProperties } = await readPackageProgress(platform, slug);
        expect(Object.values(scormProperties.items)[0]?.["cmi.suspend_data"]).toMatch(/./);
      }).toPass();
      await playPackage(page, platform, slug);
      await expect(course.getByRole("heading", { level: 1 })).toHaveText(SECOND);
    });

  test(`§7.116 what version ${version} exported for the web plays`, { tag: "@long" }, async ({ page }) => {
    const folder = await mkdtemp(join(tmpdir(), "academiz-former-"));
    for (const [path, bytes] of Object.entries(unzipSync(await read(version, "web")))) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), bytes);
    }
    const served = await serveFolder(folder, "/");
    try {
      await page.goto(served.url);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(FIRST);
    } finally {
      await served.close();
      await rm(folder, { recursive: true });
    }
  });
}
