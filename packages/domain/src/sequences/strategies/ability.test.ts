// Knows that abilities are estimated as an independent computation does it.
import { expect, test } from "vitest";
import { estimateAbility, learn, PRIOR } from "./ability.ts";
import { ABILITIES, ABILITY_DIFFICULTIES } from "./testing/abilities.ts";

test("decisions 9 the ability after each of 1,000 patterns of answers is that of another program, within 1e-6", () => {
  const lines = ABILITIES.trim().split("\n");
  expect(lines).toHaveLength(1_000);
  for (const line of lines) {
    const [pattern = "", ability, standardError] = line.split(" ");
    const belief = [...pattern].reduce(
      (known, mark, at) =>
        mark === "-" ? known : learn(known, { difficulty: ABILITY_DIFFICULTIES[at] ?? 0, isRight: mark === "1" }),
      PRIOR,
    );
    const found = estimateAbility(belief);
    expect(Math.abs(found.ability - Number(ability))).toBeLessThan(1e-6);
    expect(Math.abs(found.standardError - Number(standardError))).toBeLessThan(1e-6);
  }
});

test("decisions 9 nothing is lost where all of very many answers are alike", () => {
  let belief = PRIOR;
  for (let count = 0; count < 5_000; count += 1) belief = learn(belief, { difficulty: -6, isRight: false });
  const { ability, standardError } = estimateAbility(belief);
  expect(ability).toBeCloseTo(-6, 5);
  expect(standardError).toBeGreaterThanOrEqual(0);
});
