// Knows how the tests themselves are tested: the rules are changed in a copy, one place at a time, and a test must see each change.
// `npm run mutate` takes everything (over an hour); `npm run mutate -- packages/domain/src/progress/open-locks.ts` some files.
import { run } from "./run.mjs";

const files = process.argv.slice(2);
const chosen = files.length > 0 ? ["--mutate", files.join(",")] : [];
process.exit(await run("stryker", ["run", ".workspace/mutate/stryker.config.json", ...chosen]));
