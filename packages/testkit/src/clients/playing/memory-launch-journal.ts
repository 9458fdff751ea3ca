// Knows a device in memory that keeps what a package reported; like a real one it keeps text, not objects.
import type { LaunchJournal } from "@academiz/application/ports";
import { isLaterWord, isOfEarlierLaunch, type LaunchSave } from "@academiz/domain/scorm";

/** What a device keeps of one learner and one package. */
export interface LaunchDevice {
  kept: LaunchSave | null;
  /** True: it accepts nothing more. */
  isFull: boolean;
}

/** A device that keeps nothing yet. */
export const createLaunchDevice = (): LaunchDevice => ({ kept: null, isFull: false });

/** The journal of a package on that device. */
export const createMemoryLaunchJournal = (device: LaunchDevice): LaunchJournal => ({
  keep(save) {
    if (device.kept && isOfEarlierLaunch(save, device.kept)) return false;
    if (!device.isFull) device.kept = JSON.parse(JSON.stringify(save)) as LaunchSave;
    return !device.isFull;
  },
  read: () => device.kept,
  forget(stored) {
    if (device.kept && !isLaterWord(device.kept, stored)) device.kept = null;
  },
});
