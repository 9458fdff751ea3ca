// Knows a page with only Slate: one editor of thirty paragraphs.
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { createEditor, type Descendant } from "slate";
import { Editable, Slate, withReact } from "slate-react";

const editor = withReact(createEditor());
const paragraphs = Array.from({ length: 30 }, (_, at) => ({ children: [{ text: `A line of block ${at + 1}.` }] }));
const root = document.getElementById("root");
const initialValue: Descendant[] = paragraphs;
if (root) createRoot(root).render(createElement(Slate, { editor, initialValue, children: createElement(Editable) }));
