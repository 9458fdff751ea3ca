/** One build: its folder, its configuration, and the file that marks its end. */
export interface Build {
  readonly name: string;
  readonly folder: string;
  readonly config: string;
  readonly out: string;
}
export const SERVER: Build;
export const PACKAGE_PLAYER: Build;
/** Builds those whose sources changed; all of them when none are named. */
export function buildShells(builds?: readonly Build[]): void;
