// Knows how views reach the one queue of uploads, on whatever page an upload was begun.
import type { fileUploadsMachine } from "@academiz/application/file-uploads";
import { createContext, use } from "react";
import type { ActorRefFrom } from "xstate";

export type Uploads = ActorRefFrom<typeof fileUploadsMachine>;
export const UploadsContext = createContext<Uploads | null>(null);

/** @throws Error outside the pages of a signed-in user. */
export function useUploads(): Uploads {
  const uploads = use(UploadsContext);
  if (!uploads) throw new Error("useUploads needs an UploadsContext above it");
  return uploads;
}
