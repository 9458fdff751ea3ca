// Knows a link of the gallery; an app gives its router's link instead.
import type { ComponentProps } from "react";

export const Go = (props: ComponentProps<"a">) => <a {...props} />;
