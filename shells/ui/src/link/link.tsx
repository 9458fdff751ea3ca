// Knows how an address is shown inside a text.
import * as Ariakit from "@ariakit/react";
import { link } from "./link.css.ts";

/** An anchor; `render` takes a router's link instead. */
export function Link(props: Ariakit.RoleProps<"a">) {
  return <Ariakit.Role.a {...props} className={`${link} ${props.className ?? ""}`} />;
}
