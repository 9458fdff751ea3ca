// Knows how passwords are hashed: argon2id, as many at once as there are processors.
import { availableParallelism } from "node:os";
import type { PasswordHasher } from "@academiz/backend/ports";
import { hash, verify } from "@node-rs/argon2";
import { createGate } from "./gate.ts";

/** 19 MiB, two passes: the least that OWASP asks of argon2id. The library's default algorithm is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** The hash of a password that nobody chose, so that a login that does not exist takes as long as one that does. */
const NOBODYS = "2f1b6c4e-no-such-password";

export function createPasswordHasher(
  cost: { readonly memoryCost: number; readonly timeCost: number } = COST,
): PasswordHasher {
  const pass = createGate(availableParallelism());
  const options = { ...COST, ...cost };
  const decoy = pass(() => hash(NOBODYS, options));
  return {
    hash: (password) => pass(() => hash(password, options)),
    async verify(stored, password) {
      const against = stored ?? (await decoy);
      const right = await pass(() => verify(against, password));
      return stored !== null && right;
    },
  };
}
