// Knows how a control finds the label, the help and the error that stand around it.
import { createContext, useContext } from "react";

export interface FieldWiring {
  readonly id: string;
  readonly labelId: string;
  /** Ids of help and error; undefined without them. */
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly required: boolean;
}

export const FieldContext = createContext<FieldWiring | null>(null);

/** Attributes for a native control inside a `Field`; none outside, where the control has a name of its own. */
export function useFieldAttributes() {
  const wiring = useContext(FieldContext);
  if (!wiring) return {};
  return {
    id: wiring.id,
    ...(wiring.describedBy ? { "aria-describedby": wiring.describedBy } : {}),
    ...(wiring.invalid ? { "aria-invalid": true as const } : {}),
    ...(wiring.required ? { required: true as const } : {}),
  };
}
