export type { SlotTimes } from "../sheet/slot-times.ts";
export * from "./attestation.ts";
export * from "./nature.ts";
export * from "./word-attestation.ts";
