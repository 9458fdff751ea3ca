// Knows the comments on one product: their conversation with the server, and how they are read and written.
import type { ThreadHead } from "@academiz/application/ports";
import {
  connectThreads,
  type ThreadsEvent,
  type ThreadsView,
  type ThreadsWriting,
  threadsMachine,
  writeInThreads,
} from "@academiz/application/threads";
import { useActor } from "@xstate/react";
import { useMemo } from "react";
import { useOffice, useSession } from "../office/office-context.ts";
import { useLookedAgain } from "./use-looked-again.ts";

export interface Threads {
  readonly view: ThreadsView;
  readonly send: (event: ThreadsEvent) => void;
  readonly writing: ThreadsWriting;
  /** The same object until the list itself changes: other parts of the view change more often. */
  readonly known: readonly ThreadHead[] | null;
  /** True for somebody who stands in for another: they write nothing. */
  readonly isReader: boolean;
}

/** `slug` is the product's. */
export function useThreads(slug: string): Threads {
  const gateway = useOffice().office.threads;
  const isReader = useSession().user?.isImpersonated ?? false;
  const about = useMemo(() => ({ kind: "comment", subject: slug }) as const, [slug]);
  const [snapshot, send] = useActor(threadsMachine, { input: { gateway, about, isReader } });
  const view = useMemo(() => connectThreads(snapshot), [snapshot]);
  const writing = useMemo(() => writeInThreads(gateway, about, send), [gateway, about, send]);
  useLookedAgain(send);
  return { view, send, writing, known: snapshot.context.list.shown, isReader };
}
