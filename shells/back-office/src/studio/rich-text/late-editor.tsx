// Knows that a text can be read at once, and written as soon as its editor is there.

import type { RichTextBlock } from "@academiz/domain/learniz";
import { late } from "@academiz/ui";
import { type ComponentProps, createContext, use, useEffect, useState } from "react";
import * as styles from "./rich-text-editor.css.ts";
import type { RichTextEditor as Editor } from "./rich-text-editor.tsx";

const Coming = createContext<readonly RichTextBlock[]>([]);

/** Milliseconds until the first view is on the screen: what it shows is not delayed by what comes after it. */
const FIRST_VIEW = 50;

const LateEditor = late(async () => (await import("./rich-text-editor.tsx")).RichTextEditor, { coming: ComingText });
let isAskedFor = false;

export function RichTextEditor(props: ComponentProps<typeof Editor>) {
  const [isAsked, setAsked] = useState(isAskedFor);
  useEffect(() => {
    if (isAsked) return;
    const timer = setTimeout(() => {
      isAskedFor = true;
      setAsked(true);
    }, FIRST_VIEW);
    return () => clearTimeout(timer);
  }, [isAsked]);
  return <Coming value={props.blocks}>{isAsked ? <LateEditor {...props} /> : <ComingText />}</Coming>;
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
