// Knows the three ways out of a conflict (§8.10, decisions 13), each beside its effect.
import { Button } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { Copy, Replace, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import * as styles from "./conflict.css.ts";

export interface ConflictChoicesProps {
  readonly isCopying: boolean;
  /** True once the other version is loaded: nobody overwrites a version that they have not seen. */
  readonly isTold: boolean;
  /** True where the same author saved the other one, in another window or on another device. */
  readonly isOwn: boolean;
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
  readonly onKeepBoth: () => void;
}

export function ConflictChoices(props: ConflictChoicesProps) {
  const { isCopying, isTold, isOwn, onTakeTheirs, onKeepMine, onKeepBoth } = props;
  return (
    <ul className={styles.choices}>
      <Choice
        button={
          <Button variant="primary" icon={<Copy size={20} aria-hidden />} loading={isCopying} onClick={onKeepBoth}>
            <Trans>Keep both</Trans>
          </Button>
        }
      >
        {isOwn ? (
          <Trans>What is written here becomes a course of its own, called a copy.</Trans>
        ) : (
          <Trans>Yours becomes a course of its own beside the other one, called a copy.</Trans>
        )}
      </Choice>
      <Choice
        button={
          <Button
            icon={<Replace size={20} aria-hidden />}
            disabled={!isTold}
            accessibleWhenDisabled
            onClick={onKeepMine}
          >
            {isOwn ? <Trans>Keep this one</Trans> : <Trans>Keep mine</Trans>}
          </Button>
        }
      >
        {isOwn ? (
          <Trans>What is written here takes the place of what your other window saved.</Trans>
        ) : (
          <Trans>Yours takes the place of the other version.</Trans>
        )}
      </Choice>
      <Choice
        button={
          <Button icon={<RotateCw size={20} aria-hidden />} onClick={onTakeTheirs}>
            {isOwn ? <Trans>Take the other</Trans> : <Trans>Take theirs</Trans>}
          </Button>
        }
      >
        {isOwn ? (
          <Trans>You go on with what your other window saved, and what is written here is given up.</Trans>
        ) : (
          <Trans>You go on with the other version, and yours is given up.</Trans>
        )}
      </Choice>
    </ul>
  );
}

function Choice({ button, children }: { readonly button: ReactNode; readonly children: ReactNode }) {
  return (
    <li className={styles.choice}>
      <p className={styles.choiceText}>{children}</p>
      <div className={styles.choiceButton}>{button}</div>
    </li>
  );
}
