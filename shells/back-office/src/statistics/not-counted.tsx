// Knows what stands in place of statistics that were never computed: words, and no numbers.
import { EmptyState } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { Hourglass } from "lucide-react";

export const NotCounted = () => (
  <EmptyState icon={<Hourglass size={24} aria-hidden />} title={<Trans>Nothing is counted yet</Trans>}>
    <Trans>What learners do is counted every hour: what they did until then stands here afterwards.</Trans>
  </EmptyState>
);
