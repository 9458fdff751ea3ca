// Knows which modes there are, where they come from and what each one does.
import { describe, expect, test } from "vitest";
import {
  MODE_EFFECTS,
  PLAYER_MODES,
  readModeEffects,
  readSessionMode,
  readTokenPayload,
  SESSION_MODES,
} from "./index.ts";

/** A token as it is stored, with this content. */
const store = (content: object) =>
  `head.${Buffer.from(JSON.stringify({ clt: "acme", identifier: "acme_jane", ...content })).toString("base64url")}.sign`;
const readStored = (token: string, player?: keyof typeof PLAYER_MODES) => {
  const payload = readTokenPayload(token);
  return readSessionMode(payload.ok ? payload.value : undefined, player);
};

test("§4.72 there are four modes", () => {
  expect([...SESSION_MODES].sort()).toEqual(["DEV", "NORMAL", "PREVIEW", "STANDALONE"]);
});
test("§4.73 a learniz is played in NORMAL, PREVIEW, STANDALONE and DEV", () => {
  expect([...PLAYER_MODES.learniz].sort()).toEqual(["DEV", "NORMAL", "PREVIEW", "STANDALONE"]);
});
test.each(["game", "scorm", "smart-sequence", "attachment"] as const)(
  "§4.74 the %s player has NORMAL, PREVIEW and STANDALONE; a DEV token is a preview there",
  (player) => {
    expect([...PLAYER_MODES[player]].sort()).toEqual(["NORMAL", "PREVIEW", "STANDALONE"]);
    const modes = SESSION_MODES.map((mode) => readStored(store({ mode }), player));
    expect(modes).toEqual(["NORMAL", "PREVIEW", "STANDALONE", "PREVIEW"]);
  },
);
describe("the mode of a session", () => {
  test.each(SESSION_MODES)("§4.75 %s is read from the stored token", (mode) => {
    expect(readStored(store({ mode }))).toBe(mode);
  });
  test("§4.6 §9.8 is NORMAL where the token names none, and where there is no token", () => {
    expect([readStored(store({})), readStored("broken"), readSessionMode(undefined)]).toEqual([
      "NORMAL",
      "NORMAL",
      "NORMAL",
    ]);
  });
  test("§4.75 is undefined for a token that names a mode which does not exist", () => {
    expect(readTokenPayload(store({ mode: "GHOST" })).ok).toBe(false);
  });
});
describe("§4.76 what a mode does", () => {
  const list = (effect: keyof (typeof MODE_EFFECTS)["NORMAL"]) =>
    SESSION_MODES.filter((mode) => MODE_EFFECTS[mode][effect]);
  test("§4.77 preview and dev read the draft, the others the published version", () => {
    expect(list("readsDraft")).toEqual(["PREVIEW", "DEV"]);
  });
  test("§4.78 (decisions 6) preview and dev keep nothing", () => {
    expect(list("keepsProgress")).toEqual(["NORMAL", "STANDALONE"]);
  });
  test("§4.79 (decisions 6) preview and dev remove the rules", () => {
    expect(list("enforcesRules")).toEqual(["NORMAL", "STANDALONE"]);
  });
  test("§4.78 (decisions 6) an impersonated session follows its mode, but keeps nothing", () => {
    for (const mode of SESSION_MODES) {
      expect(readModeEffects({ mode, isImpersonated: true })).toEqual({ ...MODE_EFFECTS[mode], keepsProgress: false });
      expect(readModeEffects({ mode, isImpersonated: false })).toEqual(MODE_EFFECTS[mode]);
      expect(readModeEffects({ mode })).toEqual(MODE_EFFECTS[mode]);
    }
  });
});
