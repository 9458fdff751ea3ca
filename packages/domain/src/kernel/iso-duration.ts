// Knows ISO 8601 durations, where a year is 365 days and a month 30 (§9.47).

const ISO =
  /^P(?=\d|T\d)(?:(\d+(?:\.\d+)?)Y)?(?:(\d+(?:\.\d+)?)M)?(?:(\d+(?:\.\d+)?)W)?(?:(\d+(?:\.\d+)?)D)?(?:T(?=\d)(?:(\d+(?:\.\d+)?)H)?(?:(\d+(?:\.\d+)?)M)?(?:(\d+(?:\.\d+)?)S)?)?$/;
const DAY = 86_400;
const WORTH = [365 * DAY, 30 * DAY, 7 * DAY, DAY, 3600, 60, 1];

/**
 * Seconds of an ISO 8601 duration such as `P1DT2H` or `PT1M30.5S`: a year counts 365 days, a month 30 (§9.47),
 * decimals may stand in any part. Undefined for anything else, also for a signed duration; never throws.
 */
export function parseIsoDuration(text: string): number | undefined {
  const parts = ISO.exec(text)?.slice(1);
  return parts?.reduce((total, part, at) => total + Number(part ?? 0) * (WORTH[at] ?? 0), 0);
}

/**
 * Seconds as an ISO 8601 duration, rounded to the hundredth, in days at most: `P1DT2H`. Negative or non-finite times
 * read as 0: `PT0S`.
 */
export function formatIsoDuration(seconds: number): string {
  const hundredths = Math.round(Math.max(0, Number.isFinite(seconds) ? seconds : 0) * 100);
  const whole = Math.floor(hundredths / 100);
  const days = Math.floor(whole / DAY);
  const hours = Math.floor(whole / 3600) % 24;
  const minutes = Math.floor(whole / 60) % 60;
  const rest = (hundredths - (whole - (whole % 60)) * 100) / 100;
  const time = `${hours ? `${hours}H` : ""}${minutes ? `${minutes}M` : ""}${rest ? `${rest}S` : ""}`;
  if (!days && !time) return "PT0S";
  return `P${days ? `${days}D` : ""}${time ? `T${time}` : ""}`;
}
