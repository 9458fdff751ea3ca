// Proves that an element in place of another keeps what both were given.
import { expect, test } from "vitest";
import { mergeProps } from "./merge-props.ts";

test("handlers of both are called, the element's own first", () => {
  const called: unknown[] = [];
  const note =
    (who: string) =>
    (...told: readonly unknown[]) =>
      void called.push([who, ...told]);
  const merged = mergeProps(
    { onClick: note("given"), onBlur: note("given") },
    { onClick: note("own"), onFocus: note("own") },
  );
  for (const name of ["onClick", "onBlur", "onFocus"]) {
    const call = merged[name];
    if (typeof call === "function") call(name);
  }
  expect(called).toEqual([
    ["own", "onClick"],
    ["given", "onClick"],
    ["given", "onBlur"],
    ["own", "onFocus"],
  ]);
});

test("class names and styles add up; of all else its own are taken, where it has them", () => {
  expect(
    mergeProps(
      { className: "button", style: { color: "red", top: 0 }, href: "/a", title: "given", tabIndex: 0 },
      { className: "link", style: { top: 1 }, href: "/b", title: undefined },
    ),
  ).toEqual({ className: "button link", style: { color: "red", top: 1 }, href: "/b", title: "given", tabIndex: 0 });
  expect([
    mergeProps({ className: "a" }, {}),
    mergeProps({}, { className: "a" }),
    mergeProps({ className: "a" }, { className: "" }),
  ]).toEqual([{ className: "a" }, { className: "a" }, { className: "a" }]);
});
