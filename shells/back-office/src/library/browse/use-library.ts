// Knows how a view reaches the machine of a library, and what its author may do in it.
import {
  connectFileLibrary,
  type FileLibraryEmitted,
  type FileLibraryEvent,
  type FileLibraryView,
  fileLibraryMachine,
} from "@academiz/application/file-library";
import type { FileCriteria } from "@academiz/application/ports";
import { useActor } from "@xstate/react";
import { useEffect, useRef } from "react";
import { useCriteria } from "../../lists/use-criteria.ts";
import { useOffice, useSession } from "../../office/office-context.ts";
import { useUploads } from "../uploads/uploads-context.ts";

export interface LibraryControl {
  readonly view: FileLibraryView;
  readonly send: (event: FileLibraryEvent) => void;
  readonly criteria: FileCriteria;
  /** False in the shared library for all but super administrators (§3.61). */
  readonly mayWrite: boolean;
}

/** `onTold` is called once with what was done. */
export function useLibrary(criteria: FileCriteria, onTold: (told: FileLibraryEmitted) => void): LibraryControl {
  const { office } = useOffice();
  const { user } = useSession();
  const uploads = useUploads();
  const [snapshot, send, actor] = useActor(fileLibraryMachine, { input: { library: office.fileLibrary, criteria } });
  useCriteria(criteria, send);
  // A file that has arrived appears in the list, and in the panel where it is open.
  useEffect(() => {
    const subscription = uploads.on("arrived", ({ file }) => send({ type: "file.arrived", file }));
    return () => subscription.unsubscribe();
  }, [uploads, send]);
  const hear = useRef(onTold);
  hear.current = onTold;
  useEffect(() => {
    const subscription = actor.on("*", (told) => hear.current(told));
    return () => subscription.unsubscribe();
  }, [actor]);
  return {
    view: connectFileLibrary(snapshot),
    send,
    criteria,
    mayWrite: criteria.shelf === "client" || (user?.roles.includes("ROLE_SUPER_ADMIN") ?? false),
  };
}
