// Knows that one-time codes are those of RFC 6238, and that each gives its time step, so that it can be used once.
import { expect, test } from "vitest";
import { createOneTimeCodes } from "./one-time-codes.ts";

const codes = createOneTimeCodes();
const SECRET = new TextEncoder().encode("12345678901234567890");

test.each([
  [59, "287082", 1],
  [1_111_111_109, "081804", 37_037_036],
  [1_234_567_890, "005924", 41_152_263],
  [20_000_000_000, "353130", 666_666_666],
])("decisions 3: the codes of RFC 6238, appendix B, are read with their step: at %d", (seconds, code, step) => {
  expect(codes.findStep(SECRET, code, seconds * 1000)).toBe(step);
});

test("decisions 3: a code is good one step early and one late, and never for another secret or time", () => {
  const now = 1_111_111_109_000;
  for (const late of [-30_000, 0, 30_000]) expect(codes.findStep(SECRET, "081804", now + late)).toBe(37_037_036);
  for (const late of [-61_000, 61_000]) expect(codes.findStep(SECRET, "081804", now + late)).toBeNull();
  expect(codes.findStep(codes.createSecret(), "081804", now)).toBeNull();
  for (const text of ["", "81804", "0818041", "08180a", "081804\n"])
    expect(codes.findStep(SECRET, text, now)).toBeNull();
});

test("decisions 3: a secret has 160 bits and stands in its address, and no two recovery codes are the same", () => {
  const secret = codes.createSecret();
  expect(secret).toHaveLength(20);
  const address = new URL(codes.writeAddress(secret, { issuer: "Acme", account: "acme_ada" }));
  expect([address.protocol, address.searchParams.get("secret")]).toEqual(["otpauth:", codes.writeSecret(secret)]);
  const made = new Set(Array.from({ length: 100 }, codes.createRecovery));
  expect(made.size).toBe(100);
  for (const one of made) expect(one).toMatch(/^[2-9a-z]{5}-[2-9a-z]{5}$/);
});
