// Knows how an author who tries a path or a section says how one of its products ends.
import type { PathResult } from "@academiz/domain/paths";
import { Button, Dialog, Field, TextInput } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import * as styles from "./preview.css.ts";

export interface EndDialogProps {
  /** The name of the product. */
  readonly name: string;
  /** What happens then. */
  readonly said: string;
  /** True where it can end with a score too. */
  readonly hasScore: boolean;
  readonly onEnd: (result: PathResult) => void;
  readonly onClose: () => void;
}

/** An empty field means: without a score. */
function readScore(typed: string): number | null {
  const score = Number(typed);
  return typed.trim() === "" || Number.isNaN(score) ? null : Math.max(0, Math.min(100, score));
}

export function EndDialog({ name, said, hasScore, onEnd, onClose }: EndDialogProps) {
  const [typed, setTyped] = useState("80");
  const score = hasScore ? readScore(typed) : null;
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={<Trans>How does “{name}” end?</Trans>}
      description={said}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button onClick={() => onEnd({ status: "FAILED", score })}>
            <Trans>Fail</Trans>
          </Button>
          <Button variant="primary" onClick={() => onEnd({ status: "COMPLETE", score })}>
            <Trans>Complete</Trans>
          </Button>
        </>
      }
    >
      {hasScore && (
        <Field label={<Trans>Score of 100</Trans>}>
          <TextInput
            type="number"
            min={0}
            max={100}
            value={typed}
            className={styles.score}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
      )}
    </Dialog>
  );
}
