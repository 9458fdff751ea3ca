// Knows how an author names pages that they keep as a template.
import type { PageTemplates } from "@academiz/application/ports";
import { keepPages } from "@academiz/domain/editing";
import { FormDialog, useDraft, useToasts } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useTroubleWords } from "../../office/use-trouble-words.ts";
import { useLearniz } from "../common/studio-context.ts";

export interface KeepDialogProps {
  readonly templates: Pick<PageTemplates, "keep">;
  /** Pages, or chapters with all of theirs. */
  readonly slugs: readonly string[];
  readonly title: string;
  readonly onClose: () => void;
}

/** Typed text stays where it could not be stored. */
export function KeepDialog({ templates, slugs, title, onClose }: KeepDialogProps) {
  const { t } = useLingui();
  const learniz = useLearniz();
  const notify = useToasts();
  const sayTrouble = useTroubleWords();
  const draft = useDraft({ name: title });
  const [isBusy, setBusy] = useState(false);
  const keep = async (name: string) => {
    const kept = keepPages(learniz, slugs, name);
    if (!kept) return;
    setBusy(true);
    const answer = await templates.keep(name, { ...kept });
    setBusy(false);
    if (!answer.ok) return notify({ kind: "error", text: sayTrouble(answer.error) });
    notify({ kind: "success", text: t`“${name}” is kept: it is among the pages that you can begin with.` });
    onClose();
  };
  return (
    <FormDialog
      title={<Trans>Keep as a template</Trans>}
      description={t`All authors of your organisation find it when they add a page with examples.`}
      submitLabel={t`Keep it`}
      isBusy={isBusy}
      onClose={onClose}
      draft={draft}
      fields={[{ kind: "line", name: "name", label: t`Name`, maxLength: 200 }]}
      errors={{ ...(draft.values.name.trim() === "" && { name: t`It needs a name.` }) }}
      onSubmit={({ name }) => void keep(name.trim())}
    />
  );
}
