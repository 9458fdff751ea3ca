// Knows the sending of files in memory: a test says how far each is, and how it ends.
import type { FileSender, FileTarget, LibraryFile, Trouble } from "@academiz/application/ports";
import type { Result } from "@academiz/domain/kernel";

interface Sent {
  readonly name: string;
  readonly target: FileTarget;
  readonly isCancelled: boolean;
}
/** The sender, and a look behind it. Nothing ends by itself. */
export interface MemoryFileSender extends FileSender {
  /** In the order in which they began. */
  readonly begun: readonly Sent[];
  /** Of the newest of that name. */
  progress(name: string, sent: number): void;
  end(name: string, result: Result<LibraryFile, Trouble>): void;
}

/** Every file waits for the test. */
export function createMemoryFileSender(): MemoryFileSender {
  const begun: (Sent & {
    isCancelled: boolean;
    readonly tell: (sent: number) => void;
    readonly end: (result: Result<LibraryFile, Trouble>) => void;
  })[] = [];
  const find = (name: string) => {
    const found = begun.findLast((one) => one.name === name);
    if (!found) throw new Error(`${name} was not sent`);
    return found;
  };
  return {
    begun,
    progress: (name, sent) => find(name).tell(sent),
    end: (name, result) => find(name).end(result),
    send({ name }, target, tell) {
      let end: (result: Result<LibraryFile, Trouble>) => void = () => {};
      const outcome = new Promise<Result<LibraryFile, Trouble>>((resolve) => (end = resolve));
      const one = { name, target, isCancelled: false, tell, end };
      begun.push(one);
      return { outcome, cancel: () => (one.isCancelled = true) };
    },
  };
}
