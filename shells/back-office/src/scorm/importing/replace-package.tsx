// Knows how a product's package is replaced by another, and what that means for learners who have started.
import type { PackageImportInput } from "@academiz/application/package-import";
import type { WrittenProduct } from "@academiz/application/ports";
import { putPackage } from "@academiz/application/product-page";
import { Trans } from "@lingui/react/macro";
import { useOffice } from "../../office/office-context.ts";
import * as styles from "../common/scorm.css.ts";
import { ImportDialog } from "./import-dialog.tsx";

export interface ReplacePackageProps {
  readonly product: WrittenProduct;
  readonly onReplaced: (product: WrittenProduct) => void;
  readonly onClose: () => void;
}

export function ReplacePackage({ product, onReplaced, onClose }: ReplacePackageProps) {
  const { office } = useOffice();
  const keep: PackageImportInput["keep"] = async (uploaded) => {
    const saved = await putPackage(office.library.of("scorm"), product, uploaded);
    if (saved.ok) onReplaced(saved.value);
    return saved;
  };
  return (
    <ImportDialog
      asksTitle={false}
      title={<Trans>Replace the package</Trans>}
      introduction={
        <p className={styles.warning}>
          <Trans>
            Learners keep their results, their time and what the package wrote for them. Once it is published, the new
            package may not resume where they were: items whose identifiers changed begin anew, and the package itself
            decides what it makes of what an older one wrote.
          </Trans>
        </p>
      }
      confirmLabel={<Trans>Replace the package</Trans>}
      keep={keep}
      onClose={onClose}
    />
  );
}
