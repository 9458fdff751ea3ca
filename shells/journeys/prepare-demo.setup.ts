// Knows what all journeys need: a build of the present shells, a data folder with the demo, and its database to copy.

import { buildShells } from "../../.workspace/prepare.mjs";
import { serveCopies } from "../../adapters/postgres/src/testing/demo-copies.ts";
import { DEMO_DATA, DEMO_POSTGRES, startPlatform } from "./platform.ts";

export default async () => {
  await buildShells();
  const demo = await startPlatform();
  await demo.end("SIGTERM");
  process.env[DEMO_DATA] = demo.dataDir;
  const { shared, stop } = await serveCopies(demo.dataDir);
  process.env[DEMO_POSTGRES] = JSON.stringify(shared);
  return async () => {
    await stop();
    await demo.stop();
  };
};
