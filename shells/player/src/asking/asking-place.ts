// Knows where a learner asks experts.
import type { ComponentType } from "react";
import type { AskingProps } from "./asking.tsx";

/** Loads the component, on the platform only: packages have none of it. Null where nobody can be asked. */
export type AskingPlace = (() => Promise<ComponentType<Omit<AskingProps, "gateway">>>) | null;
