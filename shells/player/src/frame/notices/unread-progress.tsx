// Knows what is shown where an LMS keeps a progress and does not hand it back.
import { Trans } from "@lingui/react/macro";

export const UnreadProgress = () => (
  <Trans>
    Your training platform did not give back what you have done so far. It is still kept there: try again in a moment,
    or close this window and open it again.
  </Trans>
);
