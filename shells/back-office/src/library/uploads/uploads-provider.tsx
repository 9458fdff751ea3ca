// Knows that uploads go on while their author opens other pages, and that leaving the office asks first.
import { connectFileUploads, fileUploadsMachine } from "@academiz/application/file-uploads";
import { ConfirmDialog } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActorRef, useSelector } from "@xstate/react";
import { type ReactNode, useEffect } from "react";
import { useAsker } from "../../office/leaving.ts";
import { useOffice } from "../../office/office-context.ts";
import { UploadTray } from "./upload-tray.tsx";
import { UploadsContext } from "./uploads-context.ts";

export function UploadsProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  const { office } = useOffice();
  const uploads = useActorRef(fileUploadsMachine, {
    input: { sender: office.fileSender, library: office.fileLibrary },
  });
  const isRunning = useSelector(uploads, (snapshot) => connectFileUploads(snapshot).isRunning);
  useEffect(() => {
    const reconnect = () => uploads.send({ type: "network.returned" });
    window.addEventListener("online", reconnect);
    return () => window.removeEventListener("online", reconnect);
  }, [uploads]);
  useEffect(() => {
    if (!isRunning) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isRunning]);
  // The end of a session ends its uploads.
  const [wanted, forget] = useAsker(isRunning);
  return (
    <UploadsContext value={uploads}>
      {children}
      <UploadTray uploads={uploads} />
      <ConfirmDialog
        open={wanted !== null}
        danger
        title={<Trans>Leave while files are sent?</Trans>}
        confirmLabel={t`Leave anyway`}
        onCancel={forget}
        onConfirm={() => {
          forget();
          wanted?.();
        }}
      >
        <Trans>Files that are not in the library yet will not get there.</Trans>
      </ConfirmDialog>
    </UploadsContext>
  );
}
