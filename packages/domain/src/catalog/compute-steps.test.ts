// Knows the table of authoring steps, type by type.
import fc from "fast-check";
import { expect, test } from "vitest";
import { computeSteps, PRODUCT_TYPES, type ProductType, type StepFacts, type StepStatuses } from "./index.ts";

const show = (type: ProductType, facts: StepFacts) =>
  Object.values(computeSteps(type, facts))
    .map((status) => status ?? "-")
    .join(" ");

test.each<[ProductType, StepFacts, string]>([
  ["learniz", {}, "DONE UNDONE - - -"],
  ["learniz", { params: "DONE", content: "DONE" }, "DONE DONE DONE UNDONE -"],
  ["smart-sequence", { params: "DONE", publication: "DONE" }, "DONE DONE UNDONE - -"],
  ["game", { params: "DONE" }, "UNDONE - - - -"],
  ["game", { isTouched: true, params: "DONE" }, "DONE DONE UNDONE - -"],
  ["scorm", {}, "UNDONE UNDONE - - -"],
  ["scorm", { isTouched: true }, "DONE DONE - - UNDONE"],
  ["scorm", { isTouched: true, publication: "DONE" }, "DONE DONE - - DONE"],
  ["coursiz", { params: "DONE", content: "DONE", validation: "DONE" }, "DONE DONE DONE - UNDONE"],
  ["classiz", { params: "UNDONE", content: "DONE" }, "DONE UNDONE - - -"],
  ["coursiz", { params: "DONE", content: "DONE", publication: "DONE" }, "DONE DONE DONE - DONE"],
  ["learniz", { params: "DONE", content: "DONE", validation: "DONE" }, "DONE DONE DONE DONE UNDONE"],
  // decisions 10 gives them the steps of a coursiz.
  ["attachment", {}, "DONE UNDONE - - -"],
  ["attachment", { params: "DONE", content: "DONE", validation: "DONE" }, "DONE DONE DONE - UNDONE"],
  ["section", { params: "DONE" }, "DONE DONE UNDONE - -"],
  ["section", { params: "DONE", content: "DONE", publication: "DONE" }, "DONE DONE DONE - DONE"],
])("§4.127–§4.132 a %s with %j is at %s", (type, facts, shown) => {
  expect(show(type, facts)).toBe(shown);
});

test("§4.127 publication is never offered while a step before it is not DONE", () => {
  const status = fc.constantFrom("DONE" as const, "UNDONE" as const, null);
  const facts = fc.record({
    isTouched: fc.boolean(),
    params: status,
    content: status,
    validation: status,
    publication: status,
  });
  const types = fc.constantFrom(...PRODUCT_TYPES);
  fc.assert(
    fc.property(types, facts, (type, any) => {
      const { publication, ...others }: StepStatuses = computeSteps(type, any);
      if (publication !== null) expect(Object.values(others)).not.toContain("UNDONE");
    }),
  );
});
