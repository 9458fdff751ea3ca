// Knows how a learner reads what holds for them alone: that they begin anew and why, and what they were given beyond
// others.
import type { MyProduct } from "@academiz/application/ports";
import { Card, When } from "@academiz/ui";
import { Plural, Trans } from "@lingui/react/macro";

/** Draws nothing where all is as for everybody. */
export function OwnTerms({ product: { restart, given } }: { readonly product: MyProduct }) {
  return (
    <>
      {restart && (
        <Card title={<Trans>You begin anew</Trans>}>
          <Trans>
            Your earlier result no longer counts since <When at={restart.at} />: {restart.reason}
          </Trans>
        </Card>
      )}
      {given && (
        <Card title={<Trans>For you alone</Trans>}>
          {given.until !== null && (
            <span>
              <Trans>
                It stays open to you until <When at={given.until} />.
              </Trans>{" "}
            </span>
          )}
          {given.attempts > 0 && (
            <Plural value={given.attempts} one="You have # more attempt." other="You have # more attempts." />
          )}
        </Card>
      )}
    </>
  );
}
