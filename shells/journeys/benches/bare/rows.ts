// Knows a page with only a table: fifty rows without a style, others after each press of its button.
import { createElement, type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import type { BareElement } from "./bare-element.ts";

/** The rows of each page. */
const pages: readonly (readonly BareElement[])[] = JSON.parse(document.getElementById("content")?.textContent ?? "[]");

const draw = ({ tag, attributes, children }: BareElement, key: number): ReactNode =>
  createElement(
    tag,
    { key, ...attributes },
    ...children.map((child, at) => (typeof child === "string" ? child : draw(child, at))),
  );

function Rows() {
  const [page, setPage] = useState(0);
  const rows = pages[page % pages.length] ?? [];
  // Rows of another page are other people: their elements are made anew.
  return createElement(
    "div",
    null,
    createElement("table", null, createElement("tbody", { key: page }, rows.map(draw))),
    createElement("button", { type: "button", onClick: () => setPage(page + 1) }, "Next"),
  );
}
const root = document.getElementById("root");
if (root) createRoot(root).render(createElement(Rows));
