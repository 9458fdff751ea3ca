// Knows the time codes of media, `{h}:{min}:{sec}.{ms}`, and how durations are written (§5.3, §9.45, §9.46).
import type { Notice } from "./notice.ts";
import { fail, type Result, succeed } from "./result.ts";

const PART = /^\d+(?:\.\d+)?$/;

/**
 * Seconds of a media's time code of one to three parts: `s`, `min:s`, `h:min:s`; a part has digits, with decimals
 * allowed and without an upper bound (§5.3). Anything else, also blanks, fails with the notice `time-code.invalid`
 * (§8.31): no value is to be used. Never throws.
 */
export function parseTimeCode(text: string): Result<number, Notice> {
  const parts = text.split(":");
  if (parts.length > 3 || !parts.every((part) => PART.test(part))) {
    return fail({ code: "time-code.invalid", level: "error", text: `Invalid time code '${text}'` });
  }
  return succeed(parts.reduce((total, part) => total * 60 + Number(part), 0));
}

const pad = (value: number, width: number) => String(value).padStart(width, "0");

/** Hours, minutes, seconds and the fraction, of a number of seconds cut to `perSecond` units. */
function split(seconds: number, perSecond: number) {
  const units = Math.round(Math.max(0, Number.isFinite(seconds) ? seconds : 0) * perSecond);
  const whole = Math.floor(units / perSecond);
  return {
    hours: Math.floor(whole / 3600),
    minutes: Math.floor(whole / 60) % 60,
    seconds: whole % 60,
    rest: units % perSecond,
  };
}

/**
 * Seconds as `01:01:01.500`, rounded to the millisecond; hours grow beyond two digits (§9.45). Negative or non-finite
 * times read as 0.
 */
export function formatTimeCode(seconds: number): string {
  const t = split(seconds, 1000);
  return `${pad(t.hours, 2)}:${pad(t.minutes, 2)}:${pad(t.seconds, 2)}.${pad(t.rest, 3)}`;
}

/**
 * Seconds as people write them, `0:45`, `2:03`, `1:02:03.5`: with hours and decimals only where there are any, rounded
 * to the millisecond. Negative or non-finite times read as 0.
 */
export function writeTimeCode(seconds: number): string {
  const t = split(seconds, 1000);
  const rest = t.rest === 0 ? "" : `.${pad(t.rest, 3).replace(/0+$/, "")}`;
  const minutes = t.hours === 0 ? String(t.minutes) : `${t.hours}:${pad(t.minutes, 2)}`;
  return `${minutes}:${pad(t.seconds, 2)}${rest}`;
}

/**
 * Seconds as `0000:00:00.00`: hours, minutes, seconds, hundredths (§9.46); hours grow beyond four digits. Negative or
 * non-finite times read as 0.
 */
export function formatDuration(seconds: number): string {
  const t = split(seconds, 100);
  return `${pad(t.hours, 4)}:${pad(t.minutes, 2)}:${pad(t.seconds, 2)}.${pad(t.rest, 2)}`;
}
