// Knows in which words it is told what changed inside a page.
import type { VersionChanges } from "@academiz/application/product-editor";
import { useLingui } from "@lingui/react/macro";

type SlideChanges = VersionChanges["insideSlides"][number];
type BlockChange = SlideChanges["blocks"][number];

/** Never empty for a page that changed. */
export function useSlideWords(): (changes: SlideChanges) => string {
  const { t } = useLingui();
  return (changes) => {
    const { isRenamed, isMoved, areRulesChanged, isLookChanged, isReordered, blocks } = changes;
    return [
      ...(isRenamed ? [t`title changed`] : []),
      ...(isMoved ? [t`moved to another chapter`] : []),
      ...countSame(blocks.map(nameChange)),
      ...(isReordered ? [t`blocks in another order`] : []),
      ...(areRulesChanged ? [t`rules changed`] : []),
      ...(isLookChanged ? [t`background changed`] : []),
    ].join(", ");
  };

  function nameChange({ act, type }: BlockChange): string {
    switch (type) {
      case "text-box":
        return { added: t`text added`, changed: t`text changed`, removed: t`text deleted` }[act];
      case "game":
        return { added: t`game added`, changed: t`game changed`, removed: t`game deleted` }[act];
      case "flip-card":
      case "card-modal":
        return { added: t`cards added`, changed: t`cards changed`, removed: t`cards deleted` }[act];
      case "attachment":
        return { added: t`files added`, changed: t`files changed`, removed: t`files deleted` }[act];
    }
  }
}

/** Each of them once, with how often it was said. */
function countSame(words: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, count]) => (count === 1 ? word : `${word} (${count})`));
}
