// Knows what the push adapter offers.
export { createPusher, type PusherOptions } from "./pusher.ts";
