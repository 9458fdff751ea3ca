// Knows how the levels that learners' answers suggest are loaded, and hidden again.
import type { LevelsTold } from "@academiz/application/ports";
import { useToasts } from "@academiz/ui";
import { useState } from "react";
import { useOffice } from "../../office/office-context.ts";
import { useTroubleWords } from "../../office/use-trouble-words.ts";

export function useLevels(slug: string) {
  const { office } = useOffice();
  const notify = useToasts();
  const sayTrouble = useTroubleWords();
  const [told, setTold] = useState<LevelsTold | null>(null);
  const [isAsking, setAsking] = useState(false);
  return {
    /** Null before they were loaded. */
    told,
    isAsking,
    ask: async () => {
      setAsking(true);
      const answer = await office.questionFiles.readLevels(slug);
      setAsking(false);
      if (answer.ok) setTold(answer.value);
      else notify({ kind: "error", text: sayTrouble(answer.error) });
    },
    close: () => setTold(null),
  };
}
