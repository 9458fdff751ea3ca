// Knows what stands in place of a page of the office that the network did not bring.
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

/** Where no frame of the office is around it. */
export const MissingWhole = (props: MissingPartProps) => (
  <main>
    <MissingPage {...props} />
  </main>
);
