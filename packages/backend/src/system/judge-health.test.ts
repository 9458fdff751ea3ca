// Knows when a server says that it is well, that somebody should look, and that it fails people.
import { describe, expect, test } from "vitest";
import { type Findings, judgeHealth } from "./judge-health.ts";

const disk = (free: number, isRefusing = false) => ({ free, total: 1_000, isRefusing });
const WELL: Findings = {
  isFallback: false,
  isPlaceShared: true,
  documents: { disk: disk(500), wasRefused: false },
  database: { disk: disk(100), wasRefused: false },
};

describe("decisions 1: how the server is", () => {
  test("well, with a tenth of each disk free", () => {
    expect(judgeHealth(WELL)).toEqual({
      status: "ok",
      disks: { documents: { state: "ok", freePercent: 50 }, database: { state: "ok", freePercent: 10 } },
      warnings: [],
    });
  });

  test.each<[string, Partial<Findings>, string, readonly string[]]>([
    [
      "less than a tenth is free",
      { database: { disk: disk(99), wasRefused: false } },
      "degraded",
      ["database.disk-low"],
    ],
    ["documents too", { documents: { disk: disk(1), wasRefused: false } }, "degraded", ["documents.disk-low"]],
    [
      "a trial is refused",
      { documents: { disk: disk(0, true), wasRefused: false } },
      "failing",
      ["documents.writes-refused"],
    ],
    [
      "somebody was refused",
      { documents: { disk: disk(900), wasRefused: true } },
      "failing",
      ["documents.writes-refused"],
    ],
    [
      "a database elsewhere refused",
      { database: { disk: null, wasRefused: true } },
      "failing",
      ["database.writes-refused"],
    ],
    ["the fallback", { isFallback: true }, "degraded", ["fallback"]],
    ["documents in two places", { isPlaceShared: false }, "degraded", ["documents.apart"]],
  ])("%s", (_, found, status, warnings) => {
    expect(judgeHealth({ ...WELL, ...found })).toMatchObject({ status, warnings });
  });

  test("of a database elsewhere no disk is seen", () => {
    const health = judgeHealth({ ...WELL, database: { disk: null, wasRefused: false } });
    expect(health).toMatchObject({ status: "ok", disks: { database: { state: "ok", freePercent: null } } });
  });
});
