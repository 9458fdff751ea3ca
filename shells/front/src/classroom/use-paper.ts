// Knows how a learner saves a paper that the server prints, or is told why there is none.
import type { LearnerPaper, Trouble } from "@academiz/application/ports";
import type { Result } from "@academiz/domain/kernel";
import { findProblemWords, saveBytes, useToasts } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

export function usePaper() {
  const { t, i18n } = useLingui();
  const notify = useToasts();
  const [taken, setTaken] = useState<string | null>(null);
  return {
    /** The name of the paper that is on its way; null: none is. */
    taken,
    /** `ask` gets the time zone of the device. */
    take: async (name: string, ask: (zone: string) => Promise<Result<LearnerPaper, Trouble>>): Promise<void> => {
      setTaken(name);
      const file = await ask(Intl.DateTimeFormat().resolvedOptions().timeZone);
      setTaken(null);
      if (file.ok) return saveBytes(file.value.name, "application/pdf", file.value.bytes);
      const words = findProblemWords(file.error.detail);
      notify({ kind: "error", text: words ? i18n._(words) : t`The file could not be made. Check your connection.` });
    },
  };
}
