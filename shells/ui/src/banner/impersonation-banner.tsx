// Knows how whoever stands in for somebody is told so, on every page, and becomes themselves again (§6.10, §4.23).
import { useLingui } from "@lingui/react/macro";
import { Banner } from "./banner.tsx";

export interface ImpersonationBannerProps {
  /** Of whom is stood in for. */
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
