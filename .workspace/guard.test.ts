import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { compareRooms, findEscapes, findNoise, guard, listModules } from "./guard.mjs";

const root = resolve(import.meta.dirname, "..");

/** Each row plants one forbidden import and names the rule that must see it. */
const PLANTED: readonly [file: string, imports: string, rule: string][] = [
  ["packages/domain/src/progress/planted-a.ts", "react", "core-knows-only-its-own: packages/domain"],
  ["packages/domain/src/progress/planted-b.ts", "node:fs", "core-knows-only-its-own: packages/domain"],
  ["packages/domain/src/theme/planted-c.ts", "xstate", "core-knows-only-its-own: packages/domain/theme"],
  ["packages/domain/src/progress/planted-d.ts", "../learniz/content/course.ts", "domain-rooms-by-their-door"],
  ["packages/domain/src/learniz/migrations/planted-e.ts", "../content/course.ts", "migrations-stand-still"],
  [
    "packages/application/src/session/planted-f.ts",
    "@academiz/contract",
    "core-knows-only-its-own: packages/application",
  ],
  [
    "packages/application/src/session/planted-g.ts",
    "../../../../adapters/http/src/index.ts",
    "core-knows-only-its-own: packages/application",
  ],
  ["packages/contract/src/planted-h.ts", "@academiz/backend", "core-knows-only-its-own: packages/contract"],
  ["packages/backend/src/planted-i.ts", "fastify", "core-knows-only-its-own: packages/backend"],
  ["packages/backend/src/planted-j.ts", "@academiz/application/session", "core-knows-only-its-own: packages/backend"],
  ["adapters/http/src/planted-k.ts", "../../storage/src/index.ts", "adapters-apart"],
  ["adapters/http/src/planted-l.ts", "@academiz/storage", "adapters-apart"],
  ["adapters/http/src/planted-m.ts", "../../../packages/application/src/session/index.ts", "adapters-know-ports-only"],
  ["adapters/http/src/planted-n.ts", "../../../shells/ui/src/index.ts", "adapters-below-shells"],
  ["adapters/http/src/planted-o.ts", "react", "adapters-without-frameworks"],
  ["shells/front/src/planted-p.ts", "../../player/src/main.tsx", "shells-apart"],
  ["shells/front/src/planted-q.ts", "../../../adapters/http/src/index.ts", "adapters-in-compose-only"],
  ["shells/front/src/planted-r.ts", "inversify", "adapters-in-compose-only"],
  ["shells/front/src/planted-s.ts", "ofetch", "views-draw"],
  ["adapters/http/src/planted-t.ts", "../../../packages/testkit/src/course/index.ts", "source-stands-on-no-test"],
  ["shells/server/src/planted-u.ts", "@academiz/fixtures", "source-stands-on-no-test"],
  ["packages/testkit/src/planted.oracle.ts", "../../domain/src/progress/index.ts", "oracles-judge-alone"],
  ["packages/testkit/src/oracle/planted-x.ts", "@academiz/domain/learniz", "oracle-of-progress-alone"],
  ["packages/testkit/src/oracle/planted-y.ts", "@academiz/domain/scoring", "oracle-of-progress-alone"],
  ["packages/testkit/src/oracle/planted-z.ts", "../../../domain/src/progress/index.ts", "oracle-of-progress-alone"],
  ["packages/testkit/src/invariants/planted-w.ts", "node:fs", "testkit-reads-no-file"],
  ["packages/domain/src/kernel/planted-v.ts", "./no-such-file.ts", "everything-resolves"],
  ["adapters/storage/src/planted-w.ts", "@academiz/domain/src/kernel/slug.ts", "everything-resolves"],
];

/** The files around the planted ones: the entries of rooms, and the internal files that are imported past them. */
const STANDING = /\/(index\.tsx?|main\.tsx|package\.json|course\.ts|slug\.ts)$/;
const SKIPPED = /\/(node_modules|dist|dist-scorm|\.cache|courses)$/;

/** Type-only circles count too. */
const CIRCLE = {
  "packages/domain/src/kernel/planted-left.ts":
    'import type { Right } from "./planted-right.ts";\nexport type Left = Right;\n',
  "packages/domain/src/kernel/planted-right.ts":
    'import type { Left } from "./planted-left.ts";\nexport type Right = Left;\n',
};

/** Two rooms that depend on each other through files that do not, in a package, an adapter and a shell. */
const ROOM_CIRCLES = ["packages/domain/src", "packages/backend/src", "adapters/postgres/src", "shells/server/src"].map(
  (home) => ({
    home,
    files: {
      "planted-room/a.ts": 'import { b } from "../planted-other/b.ts";\nexport const a = b;\n',
      "planted-room/c.ts": "export const c = 1;\n",
      "planted-other/b.ts": "export const b = 1;\n",
      "planted-other/d.ts": 'import type { c } from "../planted-room/c.ts";\nexport type D = typeof c;\n',
    },
  }),
);

describe("the arrows of the house", () => {
  const tree = mkdtempSync(join(tmpdir(), "academiz-arrows-"));
  afterAll(() => rmSync(tree, { recursive: true }));

  // It reads every module, which takes minutes on a busy machine.
  it("holds in the whole tree without a circle of modules or rooms, with every module read", {
    timeout: 600_000,
  }, async () => {
    const { violations, roomCircles, unread, read } = await guard(root);
    expect(violations).toEqual([]);
    expect(roomCircles).toEqual([]);
    expect(unread).toEqual([]);
    expect(read).toBeGreaterThanOrEqual(listModules(root).length);
  });

  it("reads of every room in docs/house.md and of none that is gone, and misses each that is planted", () => {
    const house = readFileSync(join(root, "docs/house.md"), "utf8");
    expect(compareRooms(root, house)).toEqual({ unnamed: [], gone: [] });
    const own = mkdtempSync(join(tmpdir(), "academiz-rooms-"));
    for (const floor of ["packages", "adapters", "shells", "fixtures"]) mkdirSync(join(own, floor));
    for (const file of ["known/inner/deep/a.ts", "told/b.tsx", "quiet/c.ts", "known/hushed/d.ts"]) {
      mkdirSync(dirname(join(own, "shells/front/src", file)), { recursive: true });
      writeFileSync(join(own, "shells/front/src", file), "export const a = 1;\n");
    }
    const text =
      "- `shells/front/src/` `known` (`inner/`), `known/told/`, `told`, `x.ts`\n```\nquiet/ `hushed/`\n```\n";
    expect(compareRooms(own, text)).toEqual({
      unnamed: ["shells/front/src/known/hushed", "shells/front/src/quiet"],
      gone: ["known/told/"],
    });
    rmSync(own, { recursive: true });
  });

  it("hears no clock, dice, timer or console in the core, and each that is planted", () => {
    expect(findNoise(root)).toEqual([]);
    const noises = ["Date.now()", "new Date()", "Math.random()", "setTimeout(() => {})", "console.warn()"];
    const own = mkdtempSync(join(tmpdir(), "academiz-noise-"));
    for (const floor of ["packages", "adapters", "shells", "fixtures"]) mkdirSync(join(own, floor));
    for (const [index, noise] of noises.entries()) {
      mkdirSync(join(own, "packages/domain/src"), { recursive: true });
      writeFileSync(join(own, `packages/domain/src/noise-${index}.ts`), `export const heard = ${noise};\n`);
    }
    expect(findNoise(own)).toHaveLength(noises.length);
    rmSync(own, { recursive: true });
  });

  it("lets nobody reach above tenancy but the few that may, and sees each that is planted", () => {
    expect(findEscapes(root)).toEqual([]);
    const own = mkdtempSync(join(tmpdir(), "academiz-escapes-"));
    for (const floor of ["packages", "adapters", "shells", "fixtures"]) mkdirSync(join(own, floor));
    const escapes = {
      "adapters/postgres/src/repositories/products.ts": "tenants.platform.select()",
      "adapters/postgres/src/repositories/users.ts": "const of = ({ platform }: Tenants) => platform",
      "adapters/postgres/src/repositories/mails.ts":
        "db.execute(\"select set_config('academiz.client_id', $1, true)\")",
      "adapters/postgres/src/repositories/tags.ts": "db.execute(`SET LOCAL ROLE academiz_platform`)",
      "adapters/postgres/src/repositories/imports.ts": "database.owner.execute(statement)",
      "packages/backend/src/products/save-draft.ts": "world.transactAbove(work)",
    };
    const quiet = {
      "adapters/postgres/src/repositories/platform/mails.ts": "tenants.platform.select()",
      "adapters/postgres/src/repositories/clients.ts":
        '// the platform\'s\nimport { all } from "./platform/all-clients.ts";\nexport const seen = all;',
      "packages/backend/src/account/set-up-platform.ts": "world.transactAbove(work)",
      "adapters/postgres/src/rows.test.ts": "database.owner.execute(statement)",
    };
    for (const [file, text] of Object.entries({ ...escapes, ...quiet })) {
      mkdirSync(dirname(join(own, file)), { recursive: true });
      writeFileSync(join(own, file), `${text}\n`);
    }
    expect(findEscapes(own).map(({ module }) => module)).toEqual(Object.keys(escapes).sort());
    rmSync(own, { recursive: true });
  });

  it("sees each forbidden import that is planted", async () => {
    for (const floor of ["packages", "adapters", "shells", "fixtures"]) {
      cpSync(join(root, floor), join(tree, floor), {
        recursive: true,
        filter: (source) => (statSync(source).isDirectory() ? !SKIPPED.test(source) : STANDING.test(source)),
      });
    }
    symlinkSync(join(root, "node_modules"), join(tree, "node_modules"));
    for (const [file, imports] of PLANTED)
      plant(file, `import * as planted from "${imports}";\nexport const seen = planted;\n`);
    for (const [file, text] of Object.entries(CIRCLE)) plant(file, text);

    for (const { home, files } of ROOM_CIRCLES)
      for (const [file, text] of Object.entries(files)) plant(join(home, file), text);

    const { violations, roomCircles, unread } = await guard(tree);

    expect(unread).toEqual([]);
    for (const [file, imports, rule] of PLANTED) {
      expect(violations, `${file} → ${imports}`).toContainEqual(expect.objectContaining({ rule, from: file }));
    }
    for (const { home } of ROOM_CIRCLES) expect(roomCircles.flat()).toContain(join(home, "planted-room"));
    expect(violations).toContainEqual(
      expect.objectContaining({ rule: "no-circle", from: "packages/domain/src/kernel/planted-left.ts" }),
    );
  });

  function plant(file: string, text: string): void {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), text);
  }
});
