// Knows how somebody who uses the keyboard skips what every page begins with.
import { useLingui } from "@lingui/react/macro";
import * as styles from "./skip-link.css.ts";

/** The `id` of a page's content, which takes the focus: give it `tabIndex={-1}`. */
export const CONTENT_ID = "content";

/** The first thing of a page; seen only while it has the focus. */
export function SkipLink() {
  const { t } = useLingui();
  return <a href={`#${CONTENT_ID}`} className={styles.skip}>{t`Skip to the content`}</a>;
}
