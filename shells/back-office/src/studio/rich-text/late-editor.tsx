// Knows that a text can be read at once, and written as soon as its editor is there.

import type { RichTextBlock } from "@academiz/domain/learniz";
import { late } from "@academiz/ui";
import { type ComponentProps, createContext, use } from "react";
import * as styles from "./rich-text-editor.css.ts";
import type { RichTextEditor as Editor } from "./rich-text-editor.tsx";

const Coming = createContext<readonly RichTextBlock[]>([]);

const LateEditor = late(async () => (await import("./rich-text-editor.tsx")).RichTextEditor, { coming: ComingText });
export const fetchEditor = LateEditor.fetch;

export function RichTextEditor(props: ComponentProps<typeof Editor>) {
  return (
    <Coming value={props.blocks}>
      <LateEditor {...props} />
    </Coming>
  );
}

/** The words in their order; how they look comes with the editor. */
function ComingText() {
  const blocks = use(Coming);
  return (
    <div className={styles.box} aria-busy>
      <div className={styles.coming} />
      <div className={styles.text}>
        {blocks.map((block, index) => (
          <p key={index}>{readTexts(block)}</p>
        ))}
      </div>
    </div>
  );
}

function readTexts(node: unknown): string {
  if (typeof node !== "object" || node === null) return "";
  if ("text" in node && typeof node.text === "string") return node.text;
  return "children" in node && Array.isArray(node.children) ? node.children.map(readTexts).join("") : "";
}
