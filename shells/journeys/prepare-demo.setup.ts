// Knows what all journeys need: a build of the present shells, a data folder with the demo, and its database to copy.

import { takeDemo } from "../../.workspace/make-demo.mjs";
import { buildShells } from "../../.workspace/prepare.mjs";
import { serveCopies } from "../../adapters/postgres/src/testing/demo-copies.ts";
import { DEMO_DATA, DEMO_POSTGRES } from "./platform.ts";

export default async () => {
  buildShells();
  const demo = await takeDemo();
  process.env[DEMO_DATA] = demo.folder;
  const { shared, stop } = await serveCopies(demo.folder);
  process.env[DEMO_POSTGRES] = JSON.stringify(shared);
  return async () => {
    await stop();
    demo.remove();
  };
};
