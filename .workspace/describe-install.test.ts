// Knows that whoever starts the platform for the first time reads one sentence, whatever stops npm and pnpm.
import { describe, expect, test } from "vitest";
import { describeFailure } from "./describe-install.mjs";

const where = { folder: "/srv/academiz", home: "/nonexistent" };

describe("decisions 1: what is said when nothing can be installed", () => {
  test.each([
    [
      "npm error code EAI_AGAIN\nnpm error request to https://registry.example/pnpm failed",
      /registry cannot be reached/,
    ],
    ["npm error code ECONNREFUSED", /registry cannot be reached/],
    ["ERR_PNPM_META_FETCH_FAIL  GET https://registry.example/x: request failed, reason: ETIMEDOUT", /registry/],
    ["npm error code EACCES\nnpm error path /nonexistent/.npm\nnpm error errno -13", /HOME is \/nonexistent/],
    ["EROFS: read-only file system, mkdir '/home/learn/.local/share/pnpm'", /set HOME/],
    ["EACCES: permission denied, mkdir '/srv/academiz/node_modules'", /chown -R "\$\(id -u\)" \/srv\/academiz$/],
    ["ENOSPC: no space left on device, write", /disk is full/],
  ])("%j", (said, words) => {
    const told = describeFailure(said, where);
    expect(told).toMatch(words);
    expect(told).not.toContain("\n");
  });

  test("what nobody foresaw is shown as it was said", () => {
    expect(describeFailure("ERR_PNPM_OUTDATED_LOCKFILE", where)).toBeNull();
  });
});
