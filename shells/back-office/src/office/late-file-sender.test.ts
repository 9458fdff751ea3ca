import type { FileSender } from "@academiz/application/ports";
import { fail } from "@academiz/domain/kernel";
import { expect, test, vi } from "vitest";
import { lateFileSender } from "./late-file-sender.ts";

const FILE = { name: "a.txt", type: "text/plain", size: 3 } as Parameters<FileSender["send"]>[0];
const LARGE = 100;
const goesOn: FileSender["goesOn"] = ({ size }) => size >= LARGE;
const TARGET = { shelf: "public", folder: null } as unknown as Parameters<FileSender["send"]>[1];

function create() {
  const cancel = vi.fn();
  const outcome = Promise.resolve(fail({ kind: "offline", detail: "told" } as const));
  const send = vi.fn(() => ({ outcome, cancel, pause: cancel }));
  const sender: FileSender = { goesOn: () => false, forget: vi.fn(), send };
  return { sender, send, cancel };
}

test("§7.65 the code of a sender comes once, with the first file", async () => {
  const { sender, send } = create();
  const load = vi.fn(async () => sender);
  const late = lateFileSender(load, goesOn);
  expect(late.goesOn(FILE)).toBe(false);
  expect(late.goesOn({ ...FILE, size: LARGE })).toBe(true);
  expect(load).not.toHaveBeenCalled();
  const [one, other] = [late.send(FILE, TARGET, () => {}), late.send(FILE, TARGET, () => {})];
  expect(await one.outcome).toEqual(fail({ kind: "offline", detail: "told" }));
  await other.outcome;
  expect(load).toHaveBeenCalledOnce();
  expect(send).toHaveBeenCalledTimes(2);
});

test("§7.65 a file that is cancelled before the code is there is not sent, and one that is being sent is cancelled", async () => {
  const { sender, send, cancel } = create();
  const late = lateFileSender(async () => sender, goesOn);
  const early = late.send(FILE, TARGET, () => {});
  early.cancel();
  expect(await early.outcome).toEqual(fail({ kind: "offline", detail: "cancelled" }));
  expect(send).not.toHaveBeenCalled();
  const sent = late.send(FILE, TARGET, () => {});
  await sent.outcome;
  sent.cancel();
  expect(cancel).toHaveBeenCalledOnce();
});

test("§8.33 code that does not come is a network that is down, and comes with the next file", async () => {
  const { sender } = create();
  let isDown = true;
  const late = lateFileSender(async () => {
    if (isDown) throw new TypeError("Failed to fetch dynamically imported module");
    return sender;
  }, goesOn);
  expect(await late.send(FILE, TARGET, () => {}).outcome).toEqual(fail({ kind: "offline", detail: "network" }));
  isDown = false;
  expect(await late.send(FILE, TARGET, () => {}).outcome).toEqual(fail({ kind: "offline", detail: "told" }));
});
