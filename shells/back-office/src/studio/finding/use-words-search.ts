// Knows the search of an author in the course: its results, and how they are replaced.
import { type FoundWords, findWords, replaceWords } from "@academiz/domain/editing";
import { useToasts } from "@academiz/ui";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useDeferredValue, useMemo } from "react";
import { useLearniz, useStudio } from "../common/studio-context.ts";
import type { SoughtWords } from "./use-finding.ts";

export interface WordsSearch {
  readonly found: readonly FoundWords[];
  /** True while the shown results belong to an earlier query. */
  readonly isBehind: boolean;
  readonly replaceOne: (one: FoundWords) => void;
  readonly replaceAll: () => void;
}

export function useWordsSearch(sought: SoughtWords): WordsSearch {
  const { t } = useLingui();
  const learniz = useLearniz();
  const { write } = useStudio();
  const notify = useToasts();
  // Searching a long course takes longer than pressing a key.
  const { words, isExact, isWhole } = useDeferredValue(sought);
  const query = useMemo(() => ({ words, isExact, isWhole }), [words, isExact, isWhole]);
  const found = useMemo(() => findWords(learniz, query), [learniz, query]);
  const isBehind = words !== sought.words || isExact !== sought.isExact || isWhole !== sought.isWhole;
  const replace = (which: "all" | FoundWords) => {
    const { learniz: written, replaced, left } = replaceWords(learniz, query, sought.written, which);
    write(written);
    const done = plural(replaced, { one: "# place replaced", other: "# places replaced" });
    if (left > 0) {
      const kept = plural(left, {
        one: "# place stays as it was: a game or the title would break there",
        other: "# places stay as they were: a game or the title would break there",
      });
      notify({ kind: "notification", text: replaced > 0 ? t`${done}. ${kept}.` : t`${kept}.` });
    } else if (which === "all") notify({ kind: "success", text: t`${done}`, duration: 4000 });
  };
  return {
    found,
    isBehind,
    replaceOne: replace,
    replaceAll: () => replace("all"),
  };
}
