// Knows that two products of the same name can be told apart in the list, which shows when they were made.
import { makePackage } from "./made-package.ts";
import { expect, signIn, test } from "./platform.ts";
import { uploadPackage } from "./upload-package.ts";

test("two products of the same name show when they were made; one with a name of its own does not", {
  tag: "@long",
}, async ({ page, platform }) => {
  const made = makePackage({ version: "1.2", title: "Made", items: [{ identifier: "one", title: "One" }] });
  for (const name of ["Two of one name", "Two of one name", "One alone"]) await uploadPackage(platform, name, made);
  await signIn(page, platform, "author", "/admin");
  const rows = page.getByRole("row");
  const told = /Créé|Created/;
  await expect(rows.filter({ hasText: "Two of one name" })).toHaveCount(2);
  await expect(rows.filter({ hasText: "Two of one name" }).filter({ hasText: told })).toHaveCount(2);
  await expect(rows.filter({ hasText: "One alone" })).toHaveCount(1);
  await expect(rows.filter({ hasText: "One alone" }).filter({ hasText: told })).toHaveCount(0);
});
