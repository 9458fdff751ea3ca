// Knows how a test reads what something cost: by the processor, for what else the machine does meanwhile is no denial.

/** Answers how many milliseconds of a processor this process has used since. */
export function startMeter(): () => number {
  const from = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(from);
    return (user + system) / 1_000;
  };
}
