// Knows how the servers of tests check passwords: one that was right for a hash is remembered, and costs nothing again,
// also on the servers that come later, whose demo has the same hashes.
import type { PasswordHasher } from "@academiz/backend/ports";

const right = new Set<string>();

export function rememberPasswords(hasher: PasswordHasher): PasswordHasher {
  return {
    hash: (password) => hasher.hash(password),
    async verify(hash, password) {
      const pair = JSON.stringify([hash, password]);
      if (right.has(pair)) return true;
      const isRight = await hasher.verify(hash, password);
      if (isRight) right.add(pair);
      return isRight;
    },
  };
}
