// Knows how the hints of a game are listed whose items have no place for them of their own: under it, each by its name.
import { useContext, useId } from "react";
import { Hint } from "./hint.tsx";
import * as styles from "./options.css.ts";
import { OptionsContext } from "./options-context.ts";

export interface HintListProps {
  readonly items: readonly {
    readonly slug: string;
    readonly name: string;
    /** The id of its hint, once that is shown. */
    readonly hintId?: string;
  }[];
}

export function HintList({ items }: HintListProps) {
  const { hints } = useContext(OptionsContext);
  const id = useId();
  const hinted = items.filter(({ slug }) => (hints[slug] ?? "").trim() !== "");
  if (hinted.length === 0) return null;
  return (
    <ul className={styles.list}>
      {hinted.map(({ slug, name, hintId = `${id}-${slug}` }) => (
        <li key={slug} className={styles.item}>
          <span className={styles.name}>{name}</span>
          <Hint slug={slug} name={name} id={hintId} />
        </li>
      ))}
    </ul>
  );
}
