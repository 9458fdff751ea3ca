// Knows that the draft reaches the player beside the editor whole.
import { expect, test } from "vitest";
import type { DocumentFile } from "../catalog/index.ts";
import { trialOrderSchema } from "./trial-messages.ts";

/** Has each field: a field that is added to the type and not here does not compile. */
const FILE: Required<DocumentFile> = {
  slug: "plan",
  name: "plan.png",
  type: "image/png",
  size: 1_000,
  width: 800,
  height: 600,
  focus: { x: 20, y: 80 },
  untagged: true,
  url: "/plan.png",
};

test("§3.55 all that is known of a file is sent, also its focal point", () => {
  const draft = {
    ...{ kind: "learniz", slug: "course", name: "Course", content: { pages: [] }, documentFiles: [FILE] },
    ...{ markType: "NONE", theme: {}, at: null, block: null },
  };
  const order = { type: "draft", draft };
  expect(trialOrderSchema.parse(order)).toEqual(order);
});
