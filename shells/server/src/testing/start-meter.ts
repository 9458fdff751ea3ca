// Knows how a test measures the cost of something: in processor time, since the machine may be busy with other work.

/** Answers how many milliseconds of a processor this process has used since. */
export function startMeter(): () => number {
  const from = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(from);
    return (user + system) / 1_000;
  };
}
