// Knows the words that say who saved the other version, and when.
import type { ConflictReview } from "@academiz/application/product-editor";
import { When } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";

export function ConflictTold({ review }: { readonly review: ConflictReview | null }) {
  if (!review) return <Trans>It was saved elsewhere since you opened it. Yours is kept on this device.</Trans>;
  const { savedAt, savedBy } = review;
  const when = <When at={savedAt} />;
  if (!savedBy) return <Trans>It was saved {when}. Yours is kept on this device.</Trans>;
  if (savedBy.isYou) {
    return <Trans>You saved it there {when}. What is written here is kept on this device.</Trans>;
  }
  return (
    <Trans>
      {savedBy.name} saved it {when}. Yours is kept on this device.
    </Trans>
  );
}
