// Knows where reading settings are kept: in the account, and on the device until the account has them.
import type { ChosenReading } from "@academiz/domain/identity";
import type { Result } from "@academiz/domain/kernel";
import type { Trouble } from "../ground/trouble.ts";

export interface ReadingGateway {
  /** Null: nothing was chosen yet. */
  read(): Promise<Result<ChosenReading | null, Trouble>>;
  /** Answers the valid settings: a later choice elsewhere stays. */
  write(chosen: ChosenReading): Promise<Result<ChosenReading | null, Trouble>>;
}

/** The settings that were chosen on a device, or came to it. */
export interface DeviceReading extends ChosenReading {
  readonly isSent: boolean;
}
/** The settings of one person on one device. */
export interface ReadingJournal {
  read(): DeviceReading | null;
  keep(reading: DeviceReading): void;
}
