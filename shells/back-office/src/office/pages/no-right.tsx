// Knows what stands in place of a page that somebody's role may not open.
import { Button, ErrorState } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

export function NoRight() {
  return (
    <ErrorState
      level={1}
      title={<Trans>This page cannot be shown</Trans>}
      action={
        <Button variant="primary" render={<Link to="/" />}>
          <Trans>Go to the learning products</Trans>
        </Button>
      }
    >
      <Trans>Your role does not allow this.</Trans>
    </ErrorState>
  );
}
