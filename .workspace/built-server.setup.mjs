// Knows what the server's tests need: a build of its sources, and one platform with the demo, which each test copies.
import { serveCopies } from "../adapters/postgres/src/testing/demo-copies.ts";
import { takeDemo } from "./make-demo.mjs";
import { buildShells, SERVER } from "./prepare.mjs";

export default async function setUp({ provide }) {
  buildShells([SERVER]);
  const demo = await takeDemo();
  provide("demoFolder", demo.folder);
  const { shared, stop } = await serveCopies(demo.folder);
  provide("demoPostgres", shared);
  return async () => {
    await stop();
    demo.remove();
  };
}
