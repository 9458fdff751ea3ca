// Knows that a trainer can be given every session, and keeps those that are gone until they are unticked.
import type { Classroom } from "@academiz/application/ports";
import { expect, test } from "vitest";
import { listTrained } from "./list-trained.ts";

const session = (slug: string, title: string) => ({ slug, title, mayPlan: true });
const CLASSROOMS: readonly Classroom[] = [
  {
    ...{ perimeterSlug: "p", productSlug: "aid", name: "First aid" },
    means: [session("spring", "Spring"), session("summer", "Summer")],
  },
  { ...{ perimeterSlug: "q", productSlug: "copy", name: "A copy" }, means: [session("spring", "Spring")] },
];

test("§3.23 sessions are named by their product and themselves: one of the same slug in a copy is another one", () => {
  expect(listTrained(CLASSROOMS, ["aid/spring"]).map(({ key, classroom }) => [key, classroom])).toEqual([
    ["aid/spring", "First aid"],
    ["aid/summer", "First aid"],
    ["copy/spring", "A copy"],
  ]);
});

test("§3.23 a session that is in no published classroom stays theirs, by its key", () => {
  expect(listTrained([], ["gone/autumn"])).toEqual([{ key: "gone/autumn", title: "gone/autumn", classroom: null }]);
});
