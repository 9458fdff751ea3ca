// Knows the words in which an author reads what a product lacks before it can be published.
import type { ContentGap } from "@academiz/domain/products";
import { Trans } from "@lingui/react/macro";

export function GapText({ gap }: { readonly gap: ContentGap }) {
  switch (gap) {
    case "slides":
      return <Trans>It has no page yet.</Trans>;
    case "game":
      return <Trans>It has no question yet.</Trans>;
    case "ending":
      return <Trans>Nobody can reach its end, or pass it: its checks say why.</Trans>;
    case "package":
      return <Trans>It has no package yet: import one.</Trans>;
    case "page":
      return <Trans>No page of its package can be shown: import another one.</Trans>;
    case "source":
      return <Trans>It leads nowhere yet: say what is opened.</Trans>;
    case "file":
      return <Trans>Its file was deleted from the library, and learners find nothing here: choose another one.</Trans>;
    case "questions":
      return <Trans>It has no question yet.</Trans>;
    case "means":
      return <Trans>It has no session yet.</Trans>;
    case "tasks":
      return <Trans>It has no task yet.</Trans>;
    case "way":
      return <Trans>Some of its steps are not finished: it is said where they are.</Trans>;
    case "products":
      return <Trans>It has no product yet: add the first one.</Trans>;
  }
}
