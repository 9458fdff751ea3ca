// Knows where it is kept how somebody wants to read: in their account, and on a device until it is there.
import type { ChosenReading } from "@academiz/domain/identity";
import type { Result } from "@academiz/domain/kernel";
import type { Trouble } from "../ground/trouble.ts";

export interface ReadingGateway {
  /** Null: nothing was chosen yet. */
  read(): Promise<Result<ChosenReading | null, Trouble>>;
  /** Answers what holds: what was chosen later elsewhere stays. */
  write(chosen: ChosenReading): Promise<Result<ChosenReading | null, Trouble>>;
}

/** What was chosen on a device, or came to it. */
export interface DeviceReading extends ChosenReading {
  readonly isSent: boolean;
}
/** Of one person on one device. */
export interface ReadingJournal {
  read(): DeviceReading | null;
  keep(reading: DeviceReading): void;
}
