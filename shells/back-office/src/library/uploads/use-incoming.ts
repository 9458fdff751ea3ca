// Knows how a view uploads files for itself, and hears when each arrives, whatever else is being uploaded.
import { type AddedFile, connectFileUploads, type UploadView } from "@academiz/application/file-uploads";
import type { FileTarget, LibraryFile } from "@academiz/application/ports";
import { useSelector } from "@xstate/react";
import { useEffect, useId, useRef } from "react";
import { useUploads } from "./uploads-context.ts";

export interface Incoming {
  /** Answers the id of each in the queue, in order. */
  readonly send: (files: readonly AddedFile[], target: FileTarget) => readonly string[];
  /** The uploads of this view that are not in the library yet. */
  readonly items: readonly UploadView[];
}

/** `onArrived` is called for each, in the order in which they arrive. */
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
