// Knows how the calls of a launch are written as plain text, for support.
import type { LaunchDetails } from "../ports/index.ts";

/**
 * The text for support, without the learner's name: it says no more than necessary. One line for each call, with its
 * time in seconds.
 */
export function writeLog({ uuid, number, startedAt, endedAt, dropped, log }: LaunchDetails): string {
  const head = [
    `launch ${uuid} (no. ${number})`,
    `started ${startedAt}`,
    `ended ${endedAt ?? "-"}`,
    ...(dropped > 0 ? [`calls not kept ${dropped}`] : []),
  ];
  const lines = log.map(
    ({ at, item, name, args, result, error }) =>
      `+${(at / 1000).toFixed(3)} [${item}] ${name}(${args.map((one) => JSON.stringify(one)).join(", ")}) = ${JSON.stringify(result)}${error === 0 ? "" : ` error ${error}`}`,
  );
  return [...head, "", ...lines, ""].join("\n");
}
