// Knows how a line or a paragraph is typed.
import type { ComponentProps } from "react";
import * as styles from "./field.css.ts";
import { useFieldAttributes } from "./field-context.ts";

/** A line of text. Inside a `Field` it takes its name from the label; elsewhere give `aria-label`. */
export function TextInput(props: ComponentProps<"input">) {
  return (
    <input type="text" {...useFieldAttributes()} {...props} className={`${styles.input()} ${props.className ?? ""}`} />
  );
}

/** Several lines; the corner can be pulled. */
export function TextArea(props: ComponentProps<"textarea">) {
  const className = `${styles.input({ shape: "area" })} ${props.className ?? ""}`;
  return <textarea rows={4} {...useFieldAttributes()} {...props} className={className} />;
}
