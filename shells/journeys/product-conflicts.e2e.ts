// Knows that two people who change the settings of one product lose nothing, whatever its type: the second is told who
// saved and when, and chooses.
import { PRODUCT_TYPES } from "@academiz/domain/catalog";
import { findFaults } from "./find-faults.ts";
import { expect, type Platform, signIn, test } from "./platform.ts";

test.use({ locale: "en-GB", viewport: { width: 1440, height: 900 } });

interface Stored {
  readonly slug: string;
  readonly updatedAt: string;
  readonly config: Content | null;
  readonly configDraft: Content | null;
}
interface Content {
  readonly context?: { readonly lesson?: string };
}
const read = async (platform: Platform, token: string, type: string, slug: string): Promise<Stored> =>
  (await platform.call(token, `/api/admin/${type}/${slug}`)).json();

for (const type of PRODUCT_TYPES.filter((one) => one !== "learniz"))
  test(`§8.10 ${type}: who saves settings after somebody else is told who and when, and takes theirs or saves on top of it`, {
    tag: "@wide",
  }, async ({ page, platform, complaints }) => {
    const [author, admin] = [await platform.signIn("demo_author"), await platform.signIn("demo_admin")];
    await platform.call(author, "/api/user", { locale: "en" }, "PUT");
    const { products } = await (await platform.call(author, `/api/admin/${type}?limit=1`)).json();
    const { slug } = products[0];
    await signIn(page, platform, "author", "/admin");
    await page.goto(`${platform.url}/admin/${type}/${slug}?tab=settings`);
    const description = page.getByRole("textbox", { name: "Description" });
    const save = page.getByRole("button", { name: "Save", exact: true });
    const told = page.getByRole("alert").filter({ hasText: /Demo Admin\S* saved this product/ });
    const saveElsewhere = async (written: string) => {
      const { updatedAt, config, configDraft } = await read(platform, admin, type, slug);
      const content = configDraft ?? config;
      const theirs = { ...content, context: { ...content?.context, lesson: written } };
      await platform.call(admin, `/api/admin/${type}/${slug}`, { configDraft: theirs, updatedAt }, "PATCH");
    };
    await expect(description).toBeVisible();
    await saveElsewhere("Theirs");
    await description.fill("Mine");
    await save.click();
    await expect(told).toBeVisible();
    await expect(description).toHaveValue("Mine");
    expect(complaints.splice(0)).toEqual([expect.stringContaining("409")]);
    expect(await findFaults(page)).toEqual([]);
    await told.getByRole("button", { name: "Show what was saved" }).click();
    await expect(description).toHaveValue("Theirs");

    await saveElsewhere("Theirs again");
    await description.fill("Mine");
    await save.click();
    await told.getByRole("button", { name: "Save my changes on top of it" }).click();
    await expect(save).toBeDisabled();
    expect(complaints.splice(0)).toEqual([expect.stringContaining("409")]);
    const { configDraft } = await read(platform, admin, type, slug);
    expect(configDraft?.context?.lesson).toBe("Mine");
  });
