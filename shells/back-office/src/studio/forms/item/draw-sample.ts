// Knows how a field with example words looks.
import type { FocusEvent } from "react";
import * as styles from "../form.css.ts";

/** An example is dim, and selected as a whole when its field gets the focus, so that typing replaces it. */
export function drawSample(isSample: boolean | undefined) {
  if (!isSample) return {};
  const onFocus = ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => target.select();
  return { className: styles.sample, onFocus };
}
