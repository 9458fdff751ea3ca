// Knows how far a task in steps is, and which step needs attention.
import { useLingui } from "@lingui/react/macro";
import { Check, TriangleAlert } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { Rendered } from "../pressable/rendered.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as styles from "./stepper.css.ts";

export type StepState = "done" | "current" | "todo" | "problem" | "unavailable";

export interface Step {
  readonly id: string;
  readonly label: ReactNode;
  readonly state: StepState;
  /** The link that leads there; without it the step is only shown. */
  readonly render?: ReactElement | undefined;
}

export function Stepper({ label, steps }: { readonly label: string; readonly steps: readonly Step[] }) {
  const { t } = useLingui();
  const names: Record<StepState, string> = {
    done: t`done`,
    current: t`current`,
    todo: t`to do`,
    problem: t`with a problem`,
    unavailable: t`not yet available`,
  };
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {steps.map(({ id, label: name, state, render }, index) => (
          <li key={id} className={styles.item}>
            <Rendered
              render={render ?? <div />}
              className={styles.step({ state, interactive: Boolean(render) })}
              aria-current={state === "current" ? "step" : undefined}
            >
              <span className={styles.mark({ state })} aria-hidden="true">
                {state === "done" && <Check size={16} />}
                {state === "problem" && <TriangleAlert size={16} />}
                {state !== "done" && state !== "problem" && index + 1}
              </span>
              <span className={styles.name}>{name}</span>
              <VisuallyHidden>, {names[state]}</VisuallyHidden>
            </Rendered>
          </li>
        ))}
      </ol>
    </nav>
  );
}
