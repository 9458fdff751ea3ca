// Proves that mails write times in the zone of their readers' organisation, and name the zone.
import { createMailLook } from "@academiz/domain/theme";
import { expect, test } from "vitest";
import { writeDueMail } from "./write-due-mail.ts";
import { writeSlotMail } from "./write-slot-mail.ts";

const person = {
  firstname: "Ada",
  clientName: "Acme",
  look: createMailLook({ colors: {} }),
  link: "https://a.example/",
};
const write = (locale: "fr" | "en", timeZone: string, day: string) => {
  const slot = { startAt: `${day}T08:00:00.000Z`, endAt: `${day}T11:00:00.000Z`, place: null, videoLink: null };
  const { text } = writeSlotMail({ ...person, locale, timeZone, kind: "near", product: "First aid", slot });
  return text;
};

test("§3.224 a mail about a slot tells its hours in the time zone of the organisation, in summer and in winter", () => {
  expect(write("fr", "Europe/Paris", "2026-07-01")).toContain("mercredi 1 juillet 2026, de 10:00 à 13:00 (UTC+2)");
  expect(write("en", "Europe/Paris", "2026-12-01")).toContain("Tuesday, 1 December 2026, from 09:00 to 12:00 (CET)");
  expect(write("en", "UTC", "2026-12-01")).toContain("from 08:00 to 11:00 (UTC)");
  expect(write("fr", "America/Montreal", "2026-12-01")).toContain("de 03:00 à 06:00 (UTC−5)");
});

test("decisions 4 a mail about a due date tells it on the day that it is there", () => {
  const due = { ...person, stage: "day", product: "First aid", dueAt: "2026-12-01T23:30:00.000Z" } as const;
  const { text } = writeDueMail({ ...due, locale: "fr", timeZone: "Europe/Paris" });
  expect(text).toMatch(/À faire avant le mercredi 2 décembre 2026 (à )?00:30 \(UTC\+1\)/);
});
