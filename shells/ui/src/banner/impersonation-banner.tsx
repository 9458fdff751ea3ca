// Knows how somebody who stands in for another is reminded of it, on every page, and becomes themselves again (§6.10,
// §4.23).
import { useLingui } from "@lingui/react/macro";
import { Banner } from "./banner.tsx";

export interface ImpersonationBannerProps {
  /** The name of the other person. */
  readonly name: string;
  readonly onLeave: () => void;
}

export function ImpersonationBanner({ name, onLeave }: ImpersonationBannerProps) {
  const { t } = useLingui();
  return (
    <Banner tone="warning" action={{ label: t`Be yourself again`, onClick: onLeave }}>
      {t`You stand in for ${name}.`}
    </Banner>
  );
}
