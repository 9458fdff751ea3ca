// Knows how a package becomes a new product, whose page then opens.
import type { PackageImportInput } from "@academiz/application/package-import";
import { createFromPackage } from "@academiz/application/product-page";
import { Trans } from "@lingui/react/macro";
import { useRef } from "react";
import { useOffice } from "../../office/office-context.ts";
import { ImportDialog } from "./import-dialog.tsx";

export function ImportPackage({ onClose }: { readonly onClose: () => void }) {
  const { office } = useOffice();
  // Closing leads back to the list, except after creating a product, when its page is being opened.
  const isCreated = useRef(false);
  const keep: PackageImportInput["keep"] = async (uploaded, title) => {
    const created = await createFromPackage(office.library.of("scorm"), uploaded, title);
    isCreated.current = created.ok;
    if (created.ok) office.navigation.goTo(`/scorm/${created.value.slug}`);
    return created;
  };
  return (
    <ImportDialog
      asksTitle
      title={<Trans>Import a SCORM package</Trans>}
      confirmLabel={<Trans>Create the product</Trans>}
      keep={keep}
      onClose={() => {
        if (!isCreated.current) onClose();
      }}
    />
  );
}
