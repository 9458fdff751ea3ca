// Knows how a learner reads what holds for them alone: that they begin anew and why, and what they were given beyond
// others.
import type { MyProduct } from "@academiz/application/ports";
import { Card, When } from "@academiz/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";

/** Draws nothing where all is as for everybody. */
export function OwnTerms({ product: { restart, given } }: { readonly product: MyProduct }) {
  const { t, i18n } = useLingui();
  const since = restart && i18n.date(restart.at, { dateStyle: "long" });
  return (
    <>
      {restart && (
        <Card title={<Trans>You begin anew</Trans>}>
          <p>
            {restart.by
              ? t`Since ${since}, your earlier result no longer counts: ${restart.by} let you begin anew. The reason: “${restart.reason}”`
              : t`Since ${since}, your earlier result no longer counts. The reason: “${restart.reason}”`}
          </p>
        </Card>
      )}
      {given && (
        <Card title={<Trans>For you alone</Trans>}>
          {given.until !== null && (
            <p>
              <Trans>
                It stays open to you until <When at={given.until} />.
              </Trans>
            </p>
          )}
          {given.attempts > 0 && (
            <p>
              <Plural value={given.attempts} one="You have # more attempt." other="You have # more attempts." />
            </p>
          )}
          {given.reason !== undefined && (
            <p>{given.by ? t`Given by ${given.by}: “${given.reason}”` : t`The reason: “${given.reason}”`}</p>
          )}
        </Card>
      )}
    </>
  );
}
