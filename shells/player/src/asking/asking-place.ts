// Knows where a learner asks experts.
import type { ComponentType } from "react";
import type { AskingProps } from "./asking.tsx";

/** On the platform, by what comes late: no package has any of it. Null where nobody can be asked. */
export type AskingPlace = (() => Promise<ComponentType<Omit<AskingProps, "gateway">>>) | null;
