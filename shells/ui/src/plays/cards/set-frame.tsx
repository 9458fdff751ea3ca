// Knows what stands around cards and files: their title above, and below how much is still to be opened.
import type { SeenView } from "@academiz/domain/interactivities";
import type { ReactNode } from "react";
import * as styles from "./cards.css.ts";
import { SeenLine } from "./seen-line.tsx";

export interface SetFrameProps {
  readonly view: SeenView;
  /** Its kind, for screen readers where it has no title. */
  readonly name: string;
  /** What is still to be done, in a few words. */
  readonly toDo: ReactNode;
  readonly children: ReactNode;
}

export const SetFrame = ({ view: { slug, title, left }, name, toDo, children }: SetFrameProps) => (
  <section id={slug} tabIndex={-1} aria-label={title || name} className={styles.set}>
    {title && <h2 className={styles.title}>{title}</h2>}
    {children}
    <SeenLine isDone={left === 0} toDo={toDo} />
  </section>
);
