// Knows how the current page is announced: only once somebody stays on it.

import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";

/** Milliseconds without turning a page. */
const REST = 500;

export interface PageStatusProps {
  readonly page: number;
  readonly count: number;
  /** The zoom, in words. */
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
