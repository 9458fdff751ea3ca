// Knows that files go on their way while their author looks at other pages, and that leaving the office is asked about.
import { connectFileUploads, fileUploadsMachine } from "@academiz/application/file-uploads";
import { useActorRef, useSelector } from "@xstate/react";
import { type ReactNode, useEffect } from "react";
import { useOffice } from "../../office/office-context.ts";
import { UploadTray } from "./upload-tray.tsx";
import { UploadsContext } from "./uploads-context.ts";

export function UploadsProvider({ children }: { readonly children: ReactNode }) {
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
  return (
    <UploadsContext value={uploads}>
      {children}
      <UploadTray uploads={uploads} />
    </UploadsContext>
  );
}
