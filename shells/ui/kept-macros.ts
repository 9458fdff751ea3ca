// Keeps what the macros make of a file: all apps are built of the files of this room, and their macros take half of the
// time of a build.
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import babel, { type RolldownBabelPreset } from "@rolldown/plugin-babel";
import { keepWork } from "./kept-work.ts";

const HOME = fileURLToPath(new URL("../..", import.meta.url));
/** With other versions, or another configuration, the same text may become another. */
const BASIS = ["../../pnpm-lock.yaml", "./lingui.config.ts", "./vite.ts"]
  .map((path) => readFileSync(new URL(path, import.meta.url), "utf8"))
  .join("\0");

/** Babel with one preset, which transforms a text once, for this build and the others. */
export async function keptMacros(preset: RolldownBabelPreset): ReturnType<typeof babel> {
  const plugin = await babel({ presets: [preset] });
  const { transform } = plugin;
  if (typeof transform !== "object") throw new Error(`${plugin.name} transforms nothing.`);
  const { handler } = transform;
  const kept = keepWork("macros", BASIS + process.env["NODE_ENV"]);
  transform.handler = async function (code, id, ...more) {
    const make = async () => Buffer.from(JSON.stringify((await handler.call(this, code, id, ...more)) ?? null));
    return JSON.parse(Buffer.from(await kept.of([relative(HOME, id), code], make)).toString());
  };
  return plugin;
}
