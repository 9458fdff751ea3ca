// Knows how a view sends files for itself, and hears of each that arrives, whatever else is on its way.
import { type AddedFile, connectFileUploads, type UploadView } from "@academiz/application/file-uploads";
import type { FileTarget, LibraryFile } from "@academiz/application/ports";
import { useSelector } from "@xstate/react";
import { useEffect, useId, useRef } from "react";
import { useUploads } from "./uploads-context.ts";

export interface Incoming {
  /** Names each of them as the queue does, in their order. */
  readonly send: (files: readonly AddedFile[], target: FileTarget) => readonly string[];
  /** Those that this view sent and that are not in the library yet. */
  readonly items: readonly UploadView[];
}

/** Each is told in the order in which they arrive. */
export function useIncoming(onArrived: (file: LibraryFile, id: string) => void): Incoming {
  const uploads = useUploads();
  const tag = useId();
  const hear = useRef(onArrived);
  hear.current = onArrived;
  useEffect(() => {
    const subscription = uploads.on("arrived", (told) => {
      if (told.tag === tag) hear.current(told.file, told.id);
    });
    return () => subscription.unsubscribe();
  }, [uploads, tag]);
  const snapshot = useSelector(uploads, (now) => now);
  const ids = new Set(snapshot.context.items.filter((item) => item.tag === tag).map(({ id }) => id));
  return {
    send(files, target) {
      const before = new Set(uploads.getSnapshot().context.items.map(({ id }) => id));
      uploads.send({ type: "files.added", files, target, tag });
      const { items } = uploads.getSnapshot().context;
      return items.map(({ id }) => id).filter((id) => !before.has(id));
    },
    items: connectFileUploads(snapshot).items.filter(({ id, phase }) => ids.has(id) && phase !== "done"),
  };
}
