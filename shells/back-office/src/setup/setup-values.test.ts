import { expect, test } from "vitest";
import { EMPTY_SETUP, isSetupValid, renameClient } from "./setup-values.ts";

test("§4.2 the short name follows the name until it is written by hand", () => {
  const named = renameClient(renameClient(EMPTY_SETUP, "Éco"), "École du Lac");
  expect(named.clientSlug).toBe("ecole-du-lac");
  expect(renameClient({ ...named, clientSlug: "lac" }, "École du Pré").clientSlug).toBe("lac");
});

test("decisions 1: a set-up is sent once everything is there", () => {
  const whole = { ...renameClient(EMPTY_SETUP, "Acme"), login: "ada", email: "ada@acme.example", isEmailRight: true };
  expect(isSetupValid(whole)).toBe(true);
  for (const part of [{ clientName: " " }, { clientSlug: "Acme!" }, { login: " " }, { isEmailRight: false }])
    expect(isSetupValid({ ...whole, ...part })).toBe(false);
});
