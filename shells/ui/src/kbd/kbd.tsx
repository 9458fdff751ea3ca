// Knows how a shortcut is written.
import * as styles from "./kbd.css.ts";

/** `<Kbd keys={["Ctrl", "K"]} />` */
export function Kbd({ keys }: { readonly keys: readonly string[] }) {
  return (
    <span className={styles.keys}>
      {keys.map((key) => (
        <kbd key={key} className={styles.kbd}>
          {key}
        </kbd>
      ))}
    </span>
  );
}
