// Knows the command by which the operator removes the second factor of an account: its arguments, its output, and how
// it ends.
import { resetByOperator } from "@academiz/backend";
import { readConfig } from "./config/config.ts";
import { composeOperator } from "./platform/compose-operator.ts";

const USAGE = `Usage:
  npm run reset-second-factor -- IDENTIFIER   lets an account sign in with its password alone (demo_ada)

It takes the settings of npm start. Stop the platform first, unless DATABASE_URL is set.
`;

async function reset(identifier: string): Promise<string> {
  const platform = await composeOperator(readConfig(process.env));
  try {
    const done = await resetByOperator(platform.world, identifier);
    if (done.ok) return `${identifier} signs in with the password alone. They are told by mail.\n`;
    throw new Error(
      done.error.code === "not-found"
        ? `There is no account ${identifier}: an identifier begins with the slug of its organisation.`
        : `No second factor guards ${identifier}.`,
    );
  } finally {
    await platform.close();
  }
}

const [identifier, ...more] = process.argv.slice(2);
try {
  if (identifier === undefined || more.length > 0) {
    process.stderr.write(USAGE);
    process.exitCode = 2;
  } else process.stdout.write(await reset(identifier));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
