// Knows how it is said which page is looked at: once somebody stays at one, for those that are passed over are no news.
import { VisuallyHidden } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";

/** Milliseconds in which nobody goes on. */
const REST = 500;

export interface PageStatusProps {
  readonly page: number;
  readonly count: number;
  /** How large it is looked at, in words. */
  readonly share: string;
}

export function PageStatus({ page, count, share: wanted }: PageStatusProps) {
  const [told, setTold] = useState({ page, wanted });
  useEffect(() => {
    const timer = window.setTimeout(() => setTold({ page, wanted }), REST);
    return () => window.clearTimeout(timer);
  }, [page, wanted]);
  const { page: current, wanted: share } = told;
  return (
    <VisuallyHidden>
      <span role="status">
        <Trans>
          Page {current} of {count}, {share}
        </Trans>
      </span>
    </VisuallyHidden>
  );
}
