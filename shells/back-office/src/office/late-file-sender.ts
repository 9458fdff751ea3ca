// Knows a sender of files whose code comes with the first file that is sent.
import type { FileSender, FileSending } from "@academiz/application/ports";
import { fail } from "@academiz/domain/kernel";

/** Code that does not come is a network that does not answer; it is requested again with the next file. */
export function lateFileSender(load: () => Promise<FileSender>, goesOn: FileSender["goesOn"]): FileSender {
  let coming: Promise<FileSender> | null = null;
  const fetchOnce = () => {
    coming ??= load().catch((error: unknown) => {
      coming = null;
      throw error;
    });
    return coming;
  };
  return {
    goesOn,
    send(file, target, onProgress) {
      let sending: FileSending | null = null;
      let isStopped = false;
      const stop = (how: "cancel" | "pause") => {
        isStopped = true;
        sending?.[how]();
      };
      const outcome = fetchOnce().then(
        (sender) => {
          if (isStopped) return fail({ kind: "offline", detail: "cancelled" } as const);
          sending = sender.send(file, target, onProgress);
          return sending.outcome;
        },
        () => fail({ kind: "offline", detail: "network" } as const),
      );
      return { outcome, cancel: () => stop("cancel"), pause: () => stop("pause") };
    },
    forget(file, target) {
      // Where the code does not come, its parts end by themselves.
      if (goesOn(file))
        fetchOnce().then(
          (sender) => sender.forget(file, target),
          () => {},
        );
    },
  };
}
