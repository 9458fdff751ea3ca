// Knows that passwords are stored so that they cannot be read back, and that guessing a login reveals nothing.
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { createGate } from "./gate.ts";
import { createPasswordHasher } from "./password-hasher.ts";
import { readSecret } from "./secret.ts";

/** The hashes that the library was asked to compare with, in turn. */
const judged: string[] = [];
vi.mock("@node-rs/argon2", async (original) => {
  const argon = await original<typeof import("@node-rs/argon2")>();
  const verify: typeof argon.verify = (against, ...more) => {
    judged.push(String(against));
    return argon.verify(against, ...more);
  };
  return { ...argon, verify };
});

describe("decisions 3: passwords", () => {
  test("argon2id with 19 MiB and two passes, salted", async () => {
    const hasher = createPasswordHasher();
    const [one, other] = [await hasher.hash("secret"), await hasher.hash("secret")];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
    expect([await hasher.verify(one, "secret"), await hasher.verify(one, "Secret")]).toEqual([true, false]);
  });

  test("a login that does not exist costs one hash, as expensive as anybody's, and is never right", async () => {
    const hasher = createPasswordHasher();
    const stored = await hasher.hash("secret");
    const costOf = async (hash: string | null) => {
      judged.length = 0;
      expect(await hasher.verify(hash, "wrong")).toBe(false);
      return judged.map((against) => against.split("$").slice(1, 4));
    };
    expect(await costOf(null)).toEqual([["argon2id", "v=19", "m=19456,t=2,p=1"]]);
    expect(await costOf(stored)).toEqual(await costOf(null));
    expect(await hasher.verify(null, "2f1b6c4e-no-such-password")).toBe(false);
  });
});

describe("the gate", () => {
  test("never runs more at once than its width, and all of them in the end, also after failures", async () => {
    const pass = createGate(2);
    let [running, most] = [0, 0];
    const work = (at: number) => async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      if (at % 3 === 0) throw new Error("failed");
      return at;
    };
    const done = await Promise.allSettled(Array.from({ length: 20 }, (_, at) => pass(work(at))));
    expect(done.filter((one) => one.status === "fulfilled")).toHaveLength(13);
    expect(most).toBe(2);
    expect(await pass(async () => "still open")).toBe("still open");
  });
});

describe("the secret", () => {
  test("is made once, readable by its owner alone; a given one wins, a short one is refused", () => {
    const folder = mkdtempSync(join(tmpdir(), "academiz-test-"));
    const made = readSecret(folder);
    expect(Buffer.from(readSecret(folder))).toEqual(Buffer.from(made));
    expect(readFileSync(join(folder, "secret"))).toHaveLength(32);
    expect(statSync(join(folder, "secret")).mode & 0o077).toBe(0);
    expect(() => readSecret(folder, "short")).toThrow("SECRET");
    expect(readSecret(folder, "x".repeat(32))).toHaveLength(32);
    writeFileSync(join(folder, "secret"), "damaged");
    expect(() => readSecret(folder)).toThrow("damaged");
    rmSync(folder, { recursive: true });
  });
});
