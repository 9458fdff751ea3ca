// Knows a callout in a text that is being written: its kind is chosen above its lines.
import type { CalloutTone, RichTextCallout } from "@academiz/domain/learniz";
import { CalloutSign, Select } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Transforms } from "slate";
import { ReactEditor, type RenderElementProps, useSlateStatic } from "slate-react";
import * as styles from "./blocks.css.ts";

interface CalloutBlockProps {
  readonly callout: RichTextCallout;
  readonly attributes: RenderElementProps["attributes"];
  readonly children: ReactNode;
}

export function CalloutBlock({ callout, attributes, children }: CalloutBlockProps) {
  const { t } = useLingui();
  const editor = useSlateStatic();
  const tones: readonly (readonly [CalloutTone, string])[] = [
    ["note", t`Note`],
    ["tip", t`Tip`],
    ["warning", t`Warning`],
    ["danger", t`Danger`],
  ];
  return (
    <div {...attributes} className={styles.callouts[callout.tone]}>
      <div contentEditable={false} className={styles.calloutHead}>
        <CalloutSign tone={callout.tone} />
        <span className={styles.calloutTone}>
          <Select
            aria-label={t`Kind of callout`}
            options={tones.map(([value, label]) => ({ value, label }))}
            value={callout.tone}
            onValueChange={(tone) =>
              Transforms.setNodes<RichTextCallout>(editor, { tone }, { at: ReactEditor.findPath(editor, callout) })
            }
          />
        </span>
      </div>
      <p className={styles.lines}>{children}</p>
    </div>
  );
}
