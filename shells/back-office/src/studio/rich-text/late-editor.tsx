// Knows that a text can be read at once, and written as soon as its editor is there: whoever pressed in it by then
// stands in the editor.

import type { RichTextBlock } from "@academiz/domain/learniz";
import { late, MissingPart, type MissingPartProps } from "@academiz/ui";
import {
  type ComponentProps,
  createContext,
  type RefObject,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { ReadText } from "./reading/read-text.tsx";
import type { RichTextEditor as Editor } from "./rich-text-editor.tsx";

interface ComingEditor {
  readonly blocks: readonly RichTextBlock[];
  /** True where the author was in the text when it went. */
  readonly isEntered: RefObject<boolean>;
}

const Coming = createContext<ComingEditor>({ blocks: [], isEntered: { current: false } });

/** Milliseconds until the first view is on the screen: what it shows is not delayed by what comes after it. */
const FIRST_VIEW = 50;

const LateEditor = late(async () => (await import("./rich-text-editor.tsx")).RichTextEditor, {
  coming: ComingText,
  missing: MissingEditor,
});
let isAskedFor = false;

export function RichTextEditor(props: Omit<ComponentProps<typeof Editor>, "isEntered">) {
  const { blocks } = props;
  const [isAsked, setAsked] = useState(isAskedFor);
  const isEntered = useRef(false);
  const coming = useMemo(() => ({ blocks, isEntered }), [blocks]);
  useEffect(() => {
    if (isAsked) return;
    const timer = setTimeout(() => {
      isAskedFor = true;
      setAsked(true);
    }, FIRST_VIEW);
    return () => clearTimeout(timer);
  }, [isAsked]);
  return <Coming value={coming}>{isAsked ? <LateEditor {...props} isEntered={isEntered} /> : <ComingText />}</Coming>;
}

/** Called once a course is on the screen. */
export function fetchEditor(): void {
  isAskedFor = true;
  void LateEditor.fetch();
}

function ComingText() {
  const { blocks, isEntered } = use(Coming);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = box.current;
    if (isEntered.current) own?.focus();
    return () => {
      isEntered.current = own !== null && own === document.activeElement;
    };
  }, [isEntered]);
  return <ReadText ref={box} blocks={blocks} />;
}

function MissingEditor(props: MissingPartProps) {
  return (
    <>
      <ComingText />
      <MissingPart {...props} />
    </>
  );
}
