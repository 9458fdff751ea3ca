// Knows a page with only a table: fifty rows of plain texts, others after each press of its button.
import { createElement, useState } from "react";
import { createRoot } from "react-dom/client";

/** The rows of each page, as texts. */
const pages: readonly (readonly (readonly string[])[])[] = JSON.parse(
  document.getElementById("content")?.textContent ?? "[]",
);

function Rows() {
  const [page, setPage] = useState(0);
  const rows = pages[page % pages.length] ?? [];
  return createElement(
    "div",
    null,
    createElement(
      "table",
      null,
      createElement(
        "tbody",
        null,
        rows.map((texts) =>
          createElement(
            "tr",
            { key: texts[1] },
            texts.map((text, at) => createElement("td", { key: at }, text)),
          ),
        ),
      ),
    ),
    createElement("button", { type: "button", onClick: () => setPage(page + 1) }, "Next"),
  );
}
const root = document.getElementById("root");
if (root) createRoot(root).render(createElement(Rows));
