// Knows what all journeys need: a build of the present shells, and a data folder with the demo.
import { buildShells } from "../../.workspace/prepare.mjs";
import { DEMO_DATA, startPlatform } from "./platform.ts";

export default async () => {
  await buildShells();
  const demo = await startPlatform();
  await demo.end("SIGTERM");
  process.env[DEMO_DATA] = demo.dataDir;
  return () => demo.stop();
};
