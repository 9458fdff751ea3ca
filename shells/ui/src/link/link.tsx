// Knows how a link is shown inside a text.
import * as Ariakit from "@ariakit/react";
import * as styles from "./link.css.ts";

export interface LinkProps extends Ariakit.RoleProps<"a"> {
  /** True where nothing else stands on its line. */
  readonly alone?: boolean | undefined;
}

/** An anchor; `render` takes a router's link instead. */
export function Link({ alone = false, className = "", ...props }: LinkProps) {
  return <Ariakit.Role.a {...props} className={`${styles.link} ${alone ? styles.alone : ""} ${className}`} />;
}
