// Knows the commands that write a backup and restore one: their arguments, their output, and how they end.
import { resolve } from "node:path";
import { restoreBackup, type TellBackup, writeBackup } from "@academiz/backend";
import { readConfig } from "./config/config.ts";
import { onEnding } from "./operation/ending-signals.ts";
import { composeBackup, createArchive, openArchive } from "./platform/compose-backup.ts";

const USAGE = `Usage:
  npm run backup [-- FILE.zip]   writes everything into a file that its owner alone may read
  npm run restore -- FILE.zip    fills an empty platform with it

Both take the settings of npm start: DATA_DIR or DATABASE_URL, and S3_*.
`;

const say = (text: string) => process.stdout.write(`${text}\n`);
const count = (number: number, what: string) => `${number.toLocaleString("en")} ${what}${number === 1 ? "" : "s"}`;

let isEnding = false;
onEnding(() => {
  isEnding = true;
});

/**
 * One line that rewrites itself, on a screen alone. Whoever is asked to end breaks off here: all that was begun is
 * taken back.
 */
const tell: TellBackup = ({ rows, documents }) => {
  if (isEnding) throw new Error("Interrupted: nothing of it is left.");
  if (process.stdout.isTTY)
    process.stdout.write(`\r  ${count(rows, "row")}, ${count(documents, "document")} …\u001b[K`);
};
const endLine = () => {
  if (process.stdout.isTTY) process.stdout.write("\r\u001b[K");
};

const nameFile = (now: Date) => `academiz-${now.toISOString().slice(0, 16).replace(":", "-")}.zip`;

async function backup(path: string): Promise<void> {
  const archive = await createArchive(path);
  try {
    const platform = await composeBackup(readConfig(process.env), "read");
    try {
      const { tables, documents, missingDocuments } = await writeBackup(platform.world, archive, tell);
      endLine();
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      say(`Everything of this moment is in ${path}: ${count(rows, "row")} and ${count(documents, "document")}.`);
      say("It holds what people did and the hashes of their passwords: keep it as carefully as the platform itself.");
      if (missingDocuments.length > 0)
        say(
          `${count(missingDocuments.length, "document")} could not be found, and will be missing where it is restored.`,
        );
    } finally {
      await platform.close();
    }
  } catch (error) {
    await archive.abandon();
    throw error;
  }
}

const REFUSALS = {
  "not-empty":
    "The database is not empty. A backup fills a new platform: give another DATA_DIR, or the DATABASE_URL of an empty database.",
  newer: "The backup is of a newer version of Academiz. Bring this one up to date first.",
} as const;

async function restore(path: string): Promise<void> {
  const archive = await openArchive(path);
  try {
    const platform = await composeBackup(readConfig(process.env), "fill");
    try {
      const restored = await restoreBackup(platform.world, archive, tell);
      endLine();
      if (!restored.ok) throw new Error(REFUSALS[restored.error]);
      const { createdAt, documents } = archive.facts;
      say(`The platform of ${createdAt} is back, with ${count(documents, "document")}. Start it with npm start.`);
    } finally {
      await platform.close();
    }
  } finally {
    archive.close();
  }
}

const [command, file, ...more] = process.argv.slice(2);
// npm runs a command in the root: a path is relative to the folder where it was typed.
const from = process.env["INIT_CWD"] ?? process.cwd();
try {
  if (more.length === 0 && command === "backup") await backup(resolve(from, file ?? nameFile(new Date())));
  else if (more.length === 0 && command === "restore" && file !== undefined) await restore(resolve(from, file));
  else {
    process.stderr.write(USAGE);
    process.exitCode = 2;
  }
} catch (error) {
  endLine();
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
