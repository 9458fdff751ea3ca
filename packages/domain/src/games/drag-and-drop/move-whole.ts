// Knows the first step of the settings of things and zones: one point for the whole became an option of every game.
import type { VersionStep } from "../game/versions.ts";

const readRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? { ...value } : {};

/** From version 1 to 2: `content.isWhole` is `config.isSinglePoint`. */
export const moveWhole: VersionStep = (params) => {
  const { isWhole, ...content } = readRecord(params["content"]);
  if (isWhole === undefined) return params;
  return {
    ...params,
    config: { ...readRecord(params["config"]), ...(isWhole === true && { isSinglePoint: true }) },
    content,
  };
};
