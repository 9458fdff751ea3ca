// Knows how what somebody writes comes into threads: what the server answers is shown at once.
import type { Result } from "@academiz/domain/kernel";
import type { ThreadPlace } from "@academiz/domain/threads";
import type { ThreadDetails, ThreadGateway, ThreadsAbout, Trouble } from "../ports/index.ts";
import type { ThreadsEvent } from "./threads.types.ts";

/** What a form of threads submits; a failure is the result's, and nothing that was typed is lost by it. */
export interface ThreadsWriting {
  readonly begin: (place: ThreadPlace | null, text: string) => Promise<Result<ThreadDetails, Trouble>>;
  readonly reply: (slug: string, text: string) => Promise<Result<ThreadDetails, Trouble>>;
  readonly edit: (slug: string, number: number, text: string) => Promise<Result<ThreadDetails, Trouble>>;
}

/** Of the threads about one product; `send` is their machine's. */
export function writeInThreads(
  gateway: ThreadGateway,
  about: ThreadsAbout,
  send: (event: ThreadsEvent) => void,
): ThreadsWriting {
  const tell = async (answer: Promise<Result<ThreadDetails, Trouble>>) => {
    const answered = await answer;
    if (answered.ok) send({ type: "thread.told", thread: answered.value });
    return answered;
  };
  return {
    begin: (place, text) => tell(gateway.open(about, place, text)),
    reply: (slug, text) => tell(gateway.write(slug, text)),
    edit: (slug, number, text) => tell(gateway.edit(slug, number, text)),
  };
}
