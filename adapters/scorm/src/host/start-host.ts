// Knows how to speak with an LMS and hear its errors.
import type { Dialect } from "./dialects.ts";
import type { Host, HostListeners } from "./host.ts";

/** Codes that mean "never set" or "not offered here" when something is read, in either version: nobody's fault. */
const HARMLESS = new Set(["0", "401", "402", "403", ""]);

const isTrue = (answer: unknown): boolean => String(answer) === "true";

interface Said<T> {
  readonly result: T;
  readonly code: string;
  readonly isFault: boolean;
}

/** @returns null when the LMS does not let the content begin. */
export function startHost(dialect: Dialect, { onFault, onSpeaking }: HostListeners): Host | null {
  const { names } = dialect;
  let isFinished = false;
  const readCode = (): string => String(dialect.lastError() ?? "0") || "0";

  /** An LMS whose page is going away throws instead of answering: `otherwise` replaces its answer. */
  function speak<T>(
    [name, ...args]: readonly [string, ...string[]],
    otherwise: T,
    ask: () => unknown,
    judge: (answer: unknown) => Said<T>,
  ): T {
    const call = args.length > 0 ? `${name} ${args[0]}` : name;
    const tell = onSpeaking?.();
    try {
      const answer = ask();
      const { result, code, isFault } = judge(answer);
      const isWorthWords = isFault || (tell !== undefined && code !== "0");
      const text = isWorthWords ? String(dialect.errorString(code) ?? "") : "";
      tell?.({ name, args, answer: String(answer ?? ""), code, text, isFault });
      if (isFault) onFault({ call, code, text });
      return result;
    } catch (error) {
      const text = String(error);
      tell?.({ name, args, answer: "", code: "", text, isFault: true });
      onFault({ call, code: "", text });
      return otherwise;
    }
  }

  /** Some LMSs answer false without an error: only a code is a fault. */
  const say = (words: readonly [string, ...string[]], ask: () => unknown): boolean =>
    speak(words, false, ask, (answer) => {
      const code = isTrue(answer) ? "0" : readCode();
      return { result: code === "0", code, isFault: code !== "0" };
    });

  if (!say([names.initialize], dialect.initialize)) return null;
  return {
    get: (element) =>
      speak<string | null>(
        [names.get, element],
        null,
        () => dialect.get(element),
        (answer) => {
          const result = String(answer ?? "");
          // Where there is a value, the code belongs to an earlier call: some LMSs never clear it.
          const code = result === "" ? readCode() : "0";
          const isFault = !HARMLESS.has(code);
          return { result: isFault ? null : result, code, isFault };
        },
      ),
    set: (element, value) => !isFinished && say([names.set, element, value], () => dialect.set(element, value)),
    commit: () => !isFinished && say([names.commit], dialect.commit),
    finish() {
      if (isFinished) return true;
      isFinished = true;
      return say([names.finish], dialect.finish);
    },
  };
}
