// Knows that copied parts reach all tabs of their owner, and nobody else.
import { type CourseParts, readParts } from "@academiz/domain/editing";
import { CONTENT_VERSION } from "@academiz/domain/learniz";
import { makeSlide } from "@academiz/testkit/course";
import { expect, test } from "vitest";
import { createBrowserPartsClipboard, reachStorage } from "./index.ts";

function makeStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as unknown as Storage;
}
const open = (storage: Storage, owner: string, events: EventTarget) =>
  createBrowserPartsClipboard(storage, { owner: () => owner, events, version: CONTENT_VERSION, read: readParts });
const page: CourseParts = { kind: "slide", parts: [makeSlide("a")] };

test("a part that is copied in a tab is pasted in another, by the same person alone", () => {
  const storage = makeStorage();
  const other = new EventTarget();
  const mine = open(storage, "me", new EventTarget());
  const theirs = open(storage, "me", other);
  const heard: string[] = [];
  const stop = theirs.watch(() => heard.push("theirs"));
  mine.watch(() => heard.push("mine"));
  mine.keep(page);
  other.dispatchEvent(new Event("storage"));
  stop();
  other.dispatchEvent(new Event("storage"));
  expect(heard).toEqual(["mine", "theirs"]);
  expect(theirs.read()).toEqual(page);
  expect(theirs.read()).toBe(theirs.read());
  expect(open(storage, "somebody", other).read()).toBeNull();
});

test("a part of another version of content, or something else, is not pasted; where storage is forbidden it lasts as long as the page", () => {
  const storage = makeStorage();
  const clipboard = open(storage, "me", new EventTarget());
  for (const text of ["", "{", "null", "[]", JSON.stringify({ version: "0.0.1", ...page }), '{"version":"1.11.0"}']) {
    storage.setItem("back-office.PARTS.me", text);
    expect(clipboard.read()).toBeNull();
  }
  const forbidden = reachStorage(() => {
    throw new DOMException("no", "SecurityError");
  });
  const kept = open(forbidden, "me", new EventTarget());
  kept.keep(page);
  expect(kept.read()).toEqual(page);
});
