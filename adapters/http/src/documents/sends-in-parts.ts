// Knows which files are sent in parts: a broken sending of them goes on where it stopped (§7.65).
import type { FileSender } from "@academiz/application/ports";
import { RESUMABLE_FROM } from "@academiz/contract";

export const sendsInParts: FileSender["goesOn"] = ({ size }) => size > RESUMABLE_FROM;
