// Knows how a config that came from outside is judged before anything is done with it.

import { type Result, succeed } from "@academiz/domain/kernel";
import { type Learniz, loadLearniz } from "@academiz/domain/learniz";
import { type Refusal, refuse } from "../ground/outcome.ts";
import type { StoredConfig } from "../ports/index.ts";

/** The course that the engine reads in it, or `content.invalid` with where the faults stand. */
export function readConfig(config: StoredConfig): Result<Learniz, Refusal> {
  const loaded = loadLearniz(config);
  return loaded.ok ? succeed(loaded.value.learniz) : refuse("content.invalid", { faults: loaded.error.faults });
}
