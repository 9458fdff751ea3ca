// Knows that a password is hashed in one place only, where its rules are checked.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const ROOTS = ["../../../../packages/backend/src", "../../../../shells/server/src"];

test("§5.4–§5.17 nobody but replace-password.ts hashes a password", () => {
  const hashing = ROOTS.flatMap((root) => {
    const folder = fileURLToPath(new URL(root, import.meta.url));
    return readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts") && !/\.test\.ts$|^testing/.test(name))
      .filter((name) => /passwords\s*\.hash\(/.test(readFileSync(`${folder}/${name}`, "utf8")));
  });
  expect(hashing).toEqual(["account/replace-password.ts"]);
});
