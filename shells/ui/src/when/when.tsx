// Knows how a moment is shown on a page: in words, and exactly, with the zone, on hover.
import { Trans, useLingui } from "@lingui/react/macro";
import { tellMoment } from "./tell-moment.ts";

/** `at` is an ISO timestamp. */
export function When({ at }: { readonly at: string }) {
  const { i18n } = useLingui();
  const moment = new Date(at);
  const full = i18n.date(moment, { dateStyle: "full", timeStyle: "long" });
  return (
    <time dateTime={at} title={full}>
      {tellMoment(moment, new Date(), i18n) ?? <Trans>just now</Trans>}
    </time>
  );
}
