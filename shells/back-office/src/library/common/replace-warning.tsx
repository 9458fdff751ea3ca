// Knows the warning that replacing a file takes effect at once, also for those who are playing (§7.70).
import type { FileUse } from "@academiz/application/ports";
import { Trans } from "@lingui/react/macro";
import { FileUses } from "./file-uses.tsx";

export const ReplaceWarning = ({ uses }: { readonly uses: readonly FileUse[] }) =>
  uses.length === 0 ? (
    <p>
      <Trans>Nothing uses it yet. The former file is not kept.</Trans>
    </p>
  ) : (
    <>
      <p>
        <Trans>These show the new file from then on, what learners play too. The former file is not kept.</Trans>
      </p>
      <FileUses uses={uses} />
    </>
  );
