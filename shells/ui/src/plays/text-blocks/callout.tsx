// Knows how a callout is read: its kind is a sign and a word before its lines.
import type { CalloutTone } from "@academiz/domain/learniz";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { CalloutSign } from "./callout-sign.tsx";
import * as styles from "./text-blocks.css.ts";

export function Callout({ tone, children }: { readonly tone: CalloutTone; readonly children: ReactNode }) {
  const { t } = useLingui();
  const words: Readonly<Record<CalloutTone, string>> = {
    note: t`Note`,
    tip: t`Tip`,
    warning: t`Warning`,
    danger: t`Danger`,
  };
  return (
    <div role="note" className={styles.callout({ tone })}>
      <span className={styles.sign}>
        <CalloutSign tone={tone} />
      </span>
      <div className={styles.words}>
        <p className={styles.tone}>{words[tone]}</p>
        <p>{children}</p>
      </div>
    </div>
  );
}
