// Knows what stands in place of statistics that were never computed: words, and no numbers.
import { EmptyState } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { Hourglass } from "lucide-react";

export const NotCounted = ({ isComputing }: { readonly isComputing: boolean }) =>
  isComputing ? (
    <EmptyState icon={<Hourglass size={24} aria-hidden />} title={<Trans>The numbers are being computed</Trans>}>
      <Trans>They stand here as soon as they are there: you need not load the page again.</Trans>
    </EmptyState>
  ) : (
    <EmptyState icon={<Hourglass size={24} aria-hidden />} title={<Trans>Nothing is counted yet</Trans>}>
      <Trans>What learners do is counted every hour: what they did until then stands here afterwards.</Trans>
    </EmptyState>
  );
