// Knows what of a launch is to be stored at a moment.
import { type LaunchSave, type PackageData, readPackageResult, timeAsset } from "@academiz/domain/scorm";
import type { ScormFrameContext } from "./scorm-frame.types.ts";

/** The data of all items, the open one's as it is now. */
export function readData({ data, open, order, clock }: ScormFrameContext): PackageData {
  if (!open || !order) return data;
  const { activity, running, kept, openedAt } = open;
  const { identifier } = activity;
  const seconds = (clock.now() - openedAt) / 1_000;
  const read = running ? running.read() : timeAsset(order.version, kept, seconds);
  return { item: identifier, items: { ...data.items, [identifier]: read } };
}

/** Later than every save before it, whatever the device's clock says. Null before the launch. */
export function takeSave(context: ScormFrameContext): { readonly data: PackageData; readonly save: LaunchSave } | null {
  const { order, save, clock } = context;
  if (!order) return null;
  const data = readData(context);
  const previous = save?.eventDate ?? order.storedEventDate;
  const now = Math.max(clock.now(), previous === null ? 0 : Date.parse(previous) + 1);
  return {
    data,
    save: {
      ...readPackageResult(order.version, order.items, data),
      scormProperties: data,
      attempt: order.attempt,
      eventDate: new Date(now).toISOString(),
    },
  };
}
