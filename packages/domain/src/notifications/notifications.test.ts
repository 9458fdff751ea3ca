// Knows which messages of the stream are read as notifications.
import { expect, test } from "vitest";
import {
  type ImportProgress,
  type Notification,
  readImportProgress,
  readNotification,
  readThreadChange,
  writeThreadChange,
} from "./index.ts";

const notification: Notification = {
  slug: "a1b2c3d4e5",
  text: "Hello",
  type: "Session",
  isRead: false,
  info: { threadSlug: null },
  createdAt: "2026-01-01T00:00:00.000Z",
};

test("§3.223 §7.143 a message of the stream is read as a notification, without fields that a notification does not have", () => {
  expect(readNotification(JSON.stringify({ ...notification, extra: 1 }))).toEqual(notification);
});

test.each([
  "",
  "{",
  "null",
  "[]",
  JSON.stringify({ ...notification, type: "Party" }),
  JSON.stringify({ ...notification, info: null }),
])("§3.224 what is none is passed over: %s", (data) => {
  expect(readNotification(data)).toBeNull();
});

test("§3.227 the progress of an import is read as such, and not as a notification", () => {
  const progress: ImportProgress = {
    type: "ImportProgress",
    importId: "a",
    importStatus: "checking",
    progress: { done: 3, total: 9 },
  };
  const data = JSON.stringify({ ...progress, extra: 1 });
  expect([readImportProgress(data), readNotification(data)]).toEqual([progress, null]);
  for (const none of ["", "{", "null", JSON.stringify(notification), JSON.stringify({ ...progress, progress: 3 })])
    expect(readImportProgress(none)).toBeNull();
});

test("§7.143 a changed conversation is read as such, and not as a notification", () => {
  expect(readThreadChange(writeThreadChange('a"b'))).toBe('a"b');
  expect(readNotification(writeThreadChange("a"))).toBeNull();
  expect(["", "{", "[]", JSON.stringify(notification)].map(readThreadChange)).toEqual([null, null, null, null]);
});
