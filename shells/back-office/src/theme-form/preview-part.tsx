// Knows how a part of a page is drawn in the look that is chosen beside it.
import { useThemedPart } from "@academiz/ui/brand";
import { type ReactNode, useRef } from "react";
import * as styles from "./preview.css.ts";

export interface PreviewPartProps {
  /** Unparsed, as `readBrand` reads it. */
  readonly theme: unknown;
  readonly scheme: "light" | "dark";
  readonly label: string;
  readonly children: ReactNode;
}

/** Nothing in it can be pressed. */
export function PreviewPart({ theme, scheme, label, children }: PreviewPartProps) {
  const part = useRef<HTMLDivElement>(null);
  useThemedPart(part, theme, scheme);
  return (
    <figure>
      <figcaption className={styles.caption}>{label}</figcaption>
      <div ref={part} className={styles.part} data-preview={scheme} inert>
        {children}
      </div>
    </figure>
  );
}
