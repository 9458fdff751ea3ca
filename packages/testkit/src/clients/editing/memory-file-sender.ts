// Knows the sending of files in memory: a test says how far each has come, and how it ends.
import type { FileSender, FileTarget, LibraryFile, Trouble } from "@academiz/application/ports";
import type { Result } from "@academiz/domain/kernel";

interface Sent {
  readonly name: string;
  readonly target: FileTarget;
  readonly isCancelled: boolean;
  readonly isPaused: boolean;
}
/** The sender, and a look behind it. Nothing ends by itself. */
export interface MemoryFileSender extends FileSender {
  /** In the order in which they began. */
  readonly begun: readonly Sent[];
  /** Names of files that are no longer expected. */
  readonly forgotten: readonly string[];
  /** Applies to the newest file with that name. */
  progress(name: string, sent: number): void;
  end(name: string, result: Result<LibraryFile, Trouble>): void;
}

/** Bytes: a larger file goes on where it stopped. */
const LARGE = 1_000;

/** Every file waits for the test. */
export function createMemoryFileSender(): MemoryFileSender {
  const forgotten: string[] = [];
  const begun: (Sent & {
    isCancelled: boolean;
    isPaused: boolean;
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
    forgotten,
    goesOn: ({ size }) => size > LARGE,
    forget: ({ name }) => void forgotten.push(name),
    progress: (name, sent) => find(name).tell(sent),
    end: (name, result) => find(name).end(result),
    send({ name }, target, tell) {
      let end: (result: Result<LibraryFile, Trouble>) => void = () => {};
      const outcome = new Promise<Result<LibraryFile, Trouble>>((resolve) => (end = resolve));
      const one = { name, target, isCancelled: false, isPaused: false, tell, end };
      begun.push(one);
      return {
        outcome,
        cancel() {
          one.isCancelled = true;
        },
        pause() {
          one.isPaused = true;
        },
      };
    },
  };
}
