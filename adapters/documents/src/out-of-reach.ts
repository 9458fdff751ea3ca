// Knows the failures of a store that pass: the place is full, away, or closed to us for the moment.

/** Its message is fit for a log: it holds no key, no secret and no request. */
export class OutOfReach extends Error {
  override readonly name = "OutOfReach";
}

export const isOutOfReach = (error: unknown): boolean => error instanceof OutOfReach;

/** No room, or a disk that takes no more. */
const PASSING = new Set(["ENOSPC", "EDQUOT", "EROFS", "EIO", "EMFILE", "ENFILE"]);

/** Work on the disk, whose passing failures are told as such. */
export async function orOutOfReach<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code !== undefined && PASSING.has(code) ? new OutOfReach(`The folder of documents: ${code}.`) : error;
  }
}
