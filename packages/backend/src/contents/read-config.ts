// Knows how a config from outside is checked before anything is done with it.

import { type Result, succeed } from "@academiz/domain/kernel";
import { type Learniz, loadLearniz } from "@academiz/domain/learniz";
import { type Refusal, refuse } from "../ground/outcome.ts";
import type { StoredConfig } from "../ports/index.ts";

/** The course in it as the engine reads it, or `content.invalid` with the places of the faults. */
export function readConfig(config: StoredConfig): Result<Learniz, Refusal> {
  const loaded = loadLearniz(config);
  return loaded.ok ? succeed(loaded.value.learniz) : refuse("content.invalid", { faults: loaded.error.faults });
}
