// Knows how a manifest writes a duration.

/** Seconds → `PT1H2M3S`. */
export function formatIsoDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `PT${Math.floor(whole / 3600)}H${Math.floor((whole % 3600) / 60)}M${whole % 60}S`;
}
