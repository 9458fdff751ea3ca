// Knows the plain link that a button or a menu item becomes: its words are those of what it is drawn as.
import type { ComponentProps } from "react";

export const Anchor = (props: ComponentProps<"a">) => <a {...props} />;
