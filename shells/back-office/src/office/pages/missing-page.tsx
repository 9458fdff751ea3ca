// Knows what stands in place of a page of the office that could not be loaded.
import { ErrorState, type MissingPartProps } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";

export const MissingPage = ({ retry, onRetry }: MissingPartProps) => (
  <ErrorState
    level={1}
    title={
      retry === "in vain" ? <Trans>This page has still not arrived</Trans> : <Trans>This page did not arrive</Trans>
    }
    onRetry={onRetry}
    retrying={retry === "under way"}
  >
    <Trans>Check your connection, then try again. Nothing that you did is lost.</Trans>
  </ErrorState>
);

/** For a place without the frame of the office. */
export const MissingWhole = (props: MissingPartProps) => (
  <main>
    <MissingPage {...props} />
  </main>
);
