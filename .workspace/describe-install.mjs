// Knows the words when the workspace cannot be installed or built: one sentence for each common case, instead of a
// tool's own output.

const NETWORK =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENETDOWN|ERR_SOCKET_TIMEOUT|ERR_PNPM_META_FETCH_FAIL|UND_ERR_CONNECT_TIMEOUT)\b/;
const CLOSED = /\b(EACCES|EROFS|EPERM)\b/;
const FULL = /\b(ENOSPC|EDQUOT)\b|No space left on device/;

/** Whether a tool complains of the network. */
export const isOffline = (said) => NETWORK.test(said);

/** `said`: all output of the tool. `folder`: the workspace. Null where no case fits: then its output is shown. */
export function describeFailure(said, { folder, home }) {
  if (FULL.test(said)) return "The disk is full: installing and building take about 1.5 GB.";
  if (CLOSED.test(said)) {
    const isOurs = said.split("\n").some((line) => CLOSED.test(line) && line.includes(`${folder}/`));
    return isOurs
      ? `This user may not write in ${folder}, perhaps since it was installed as another one: sudo chown -R "$(id -u)" ${folder}`
      : `npm cannot write where it keeps what it fetched (HOME is ${home ?? "not set"}): set HOME to a folder that this user may write.`;
  }
  if (NETWORK.test(said))
    return "A first start fetches packages, and npm's registry cannot be reached: connect to the network (or set HTTPS_PROXY, or npm's registry) and start again. A release archive needs no network.";
  return null;
}
