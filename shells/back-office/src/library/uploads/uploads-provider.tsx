// Knows that uploads go on while their author opens other pages, and that leaving the office asks first.
import { connectFileUploads, fileUploadsMachine } from "@academiz/application/file-uploads";
import { useActorRef, useSelector } from "@xstate/react";
import { type ReactNode, useEffect } from "react";
import { useAsker } from "../../office/leaving.ts";
import { useOffice } from "../../office/office-context.ts";
import { lateOffice } from "../../words/late-office.ts";
import { UploadsContext } from "./uploads-context.ts";

/** Most visits upload nothing: what says words of the library comes with the first file. */
const RARE = { isRare: true };
const UploadTray = lateOffice(async () => (await import("./upload-tray.tsx")).UploadTray, RARE);
const LeavingUploads = lateOffice(async () => (await import("./leaving-uploads.tsx")).LeavingUploads, RARE);

export function UploadsProvider({ children }: { readonly children: ReactNode }) {
  const { office } = useOffice();
  const uploads = useActorRef(fileUploadsMachine, {
    input: { sender: office.fileSender, library: office.fileLibrary },
  });
  const isRunning = useSelector(uploads, (snapshot) => connectFileUploads(snapshot).isRunning);
  const hasItems = useSelector(uploads, (snapshot) => connectFileUploads(snapshot).items.length > 0);
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
      {hasItems && <UploadTray uploads={uploads} />}
      {hasItems && <LeavingUploads wanted={wanted} onForget={forget} />}
    </UploadsContext>
  );
}
