// Knows how to speak with an LMS and hear its errors.
import type { Dialect } from "./dialects.ts";
import type { Host, HostCall, HostListeners } from "./host.ts";

/** Codes that say "never set" or "not offered here" when something is read, in either version: no fault of anyone. */
const HARMLESS = new Set(["0", "401", "402", "403", ""]);

const isTrue = (answer: unknown): boolean => String(answer) === "true";

/** @returns null when the LMS does not let the content begin. */
export function startHost(dialect: Dialect, { onFault, onCall }: HostListeners): Host | null {
  const { names } = dialect;
  let isFinished = false;
  const readCode = (): string => String(dialect.lastError() ?? "0") || "0";

  /** An LMS whose page is going away throws where it should answer. */
  function shield<T>(call: string, otherwise: T, speak: () => T): T {
    try {
      return speak();
    } catch (error) {
      onFault({ call, code: "", text: String(error) });
      onCall?.({ call, value: "", answer: String(error), code: "" });
      return otherwise;
    }
  }
  function tell(said: HostCall, isFault: boolean): void {
    onCall?.(said);
    if (!isFault) return;
    onFault({ call: said.call, code: said.code, text: String(dialect.errorString(said.code) ?? "") });
  }

  /** Some LMSs answer false without an error: only a code is a fault. */
  const say = (call: string, speak: () => unknown, value = ""): boolean =>
    shield(call, false, () => {
      const answer = speak();
      const code = isTrue(answer) ? "0" : readCode();
      tell({ call, value, answer: String(answer ?? ""), code }, code !== "0");
      return code === "0";
    });

  if (!say(names.initialize, dialect.initialize)) return null;
  return {
    get: (element) =>
      shield(`${names.get} ${element}`, "", () => {
        const value = String(dialect.get(element) ?? "");
        // Where there is a value the code is an older call's: some LMSs never clear it.
        const code = value === "" ? readCode() : "0";
        tell({ call: `${names.get} ${element}`, value: "", answer: value, code }, !HARMLESS.has(code));
        return value;
      }),
    set: (element, value) => !isFinished && say(`${names.set} ${element}`, () => dialect.set(element, value), value),
    commit: () => !isFinished && say(names.commit, dialect.commit),
    finish() {
      if (isFinished) return true;
      isFinished = true;
      return say(names.finish, dialect.finish);
    },
  };
}
