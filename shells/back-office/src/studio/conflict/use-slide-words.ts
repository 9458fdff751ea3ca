// Knows the words for changes inside a page.
import type { VersionChanges } from "@academiz/application/product-editor";
import { useLingui } from "@lingui/react/macro";
import { KIND_WORDS } from "../common/kind-words.ts";

type SlideChanges = VersionChanges["insideSlides"][number];

/** Never empty for a changed page. */
export function useSlideWords(): (changes: SlideChanges) => string {
  const { t, i18n } = useLingui();
  return (changes) => {
    const { isRenamed, isMoved, areRulesChanged, isLookChanged, isReordered, blocks } = changes;
    return [
      ...(isRenamed ? [t`title changed`] : []),
      ...(isMoved ? [t`moved to another chapter`] : []),
      ...countSame(blocks.map(({ act, type }) => i18n._(KIND_WORDS[type][act]))),
      ...(isReordered ? [t`blocks in another order`] : []),
      ...(areRulesChanged ? [t`rules changed`] : []),
      ...(isLookChanged ? [t`background changed`] : []),
    ].join(", ");
  };
}

/** Each once, with its number of occurrences. */
function countSame(words: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, count]) => (count === 1 ? word : `${word} (${count})`));
}
