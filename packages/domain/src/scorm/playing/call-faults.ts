// Knows which codes of a runtime are errors of a content, and which only say that there is nothing to read.
import type { LaunchCall } from "./launch-messages.ts";

/** SCORM 2004: nothing was written there yet. In 1.2 the same code is an error. */
const NO_VALUE_YET = 403;

export const isCallFault = ({ name, error }: Pick<LaunchCall, "name" | "error">): boolean =>
  error !== 0 && !(name === "GetValue" && error === NO_VALUE_YET);
