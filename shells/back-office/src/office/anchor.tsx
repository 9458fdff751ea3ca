// Knows the plain link that a button or a menu item becomes: it takes their words.
import type { ComponentProps } from "react";

export const Anchor = (props: ComponentProps<"a">) => <a {...props} />;
