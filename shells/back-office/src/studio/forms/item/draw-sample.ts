// Knows what a field looks like as long as its words are those of an example.
import type { FocusEvent } from "react";
import * as styles from "../form.css.ts";

/** An example is dim, and selected as a whole when somebody comes to it: what is typed takes its place. */
export function drawSample(isSample: boolean | undefined) {
  if (!isSample) return {};
  const onFocus = ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => target.select();
  return { className: styles.sample, onFocus };
}
