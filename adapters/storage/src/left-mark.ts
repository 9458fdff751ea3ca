// Knows whether results of a person may wait in the database of this device, without opening it: few pages need it.
import { readStored, removeStored, writeStored } from "./guarded-storage.ts";

const name = (owner: string): string => `player.LEFT.${owner}`;

export const markLeft = (storage: Storage, owner: string): void => void writeStored(storage, name(owner), "1");
export const unmarkLeft = (storage: Storage, owner: string): void => removeStored(storage, name(owner));
export const mayBeLeft = (storage: Storage, owner: string): boolean => readStored(storage, name(owner)) !== null;
