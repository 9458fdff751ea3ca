// Knows how a link is shown inside a text.
import type { ComponentPropsWithRef, ReactElement } from "react";
import { Rendered } from "../pressable/rendered.tsx";
import * as styles from "./link.css.ts";

export interface LinkProps extends ComponentPropsWithRef<"a"> {
  /** True where nothing else stands on its line. */
  readonly alone?: boolean | undefined;
  /** A router's link, in place of the anchor. */
  readonly render?: ReactElement | undefined;
}

export function Link({ alone = false, className = "", render, ...props }: LinkProps) {
  const given = { ...props, className: `${styles.link} ${alone ? styles.alone : ""} ${className}` };
  return render ? <Rendered {...given} render={render} /> : <a {...given} />;
}
