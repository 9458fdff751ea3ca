// Knows how to send requests as fast as a server answers, from a thread of its own: a number at once, for a number of
// seconds.
import { Agent, request } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

const { url, method, headers, callers, seconds, body } = workerData;
const agent = new Agent({ keepAlive: true, maxSockets: callers.length });
const times = [];
const statuses = {};

/** `body` is two halves around the date of the fact, so that each date is later than the one before. */
const ask = (caller, at) =>
  new Promise((done, fail) => {
    const payload = body && Buffer.from(`${body[0]}${new Date(at).toISOString()}${body[1]}`);
    const from = performance.now();
    const asking = request(
      url,
      {
        agent,
        method,
        headers: {
          ...headers,
          authorization: `Bearer ${caller}`,
          ...(payload && { "content-type": "application/json", "content-length": payload.byteLength }),
        },
      },
      (answer) => {
        statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1;
        answer.on("end", () => done(times.push(performance.now() - from))).resume();
      },
    );
    asking.on("error", fail);
    asking.end(payload);
  });

const began = performance.now();
const until = began + seconds * 1_000;
let moment = workerData.moment;
await Promise.all(
  callers.map(async (caller) => {
    while (performance.now() < until) await ask(caller, ++moment);
  }),
);
const elapsed = (performance.now() - began) / 1_000;
times.sort((a, b) => a - b);
const quantile = (part) => times[Math.floor(times.length * part)];
parentPort.postMessage({
  perSecond: times.length / elapsed,
  p50: quantile(0.5),
  p99: quantile(0.99),
  statuses,
  moment,
});
agent.destroy();
