/** A data folder of the demo, whose server was stopped. */
export interface Demo {
  readonly folder: string;
  remove(): void;
}
export function takeDemo(): Promise<Demo>;
export function shareDemo(): Promise<() => void>;
