// Knows the words for the age of statistics, and how an administrator has them computed again.
import type { Freshness as Fresh } from "@academiz/application/ports";
import { Button, When } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { RefreshCw } from "lucide-react";
import { useSession } from "../office/office-context.ts";
import * as styles from "./statistics.css.ts";

export interface FreshnessProps {
  readonly told: Fresh | null;
  readonly isComputing: boolean;
  readonly onCompute: () => void;
}

export function Freshness({ told, isComputing, onCompute }: FreshnessProps) {
  const { mayAdminister, user } = useSession();
  return (
    <div className={styles.fresh}>
      <span role="status">
        {isComputing ? (
          <Trans>Being computed…</Trans>
        ) : told?.computedAt ? (
          <span>
            <Trans>
              Computed <When at={told.computedAt} />: what was done since is not counted yet.
            </Trans>
          </span>
        ) : (
          told && <Trans>Not computed yet: this is done every hour.</Trans>
        )}
      </span>
      {mayAdminister && !user?.isImpersonated && (
        <Button size="small" icon={<RefreshCw size={20} aria-hidden />} loading={isComputing} onClick={onCompute}>
          <Trans>Compute now</Trans>
        </Button>
      )}
    </div>
  );
}
