// Knows how long others wait: a process of its own that requests one address a number of times a second, and reports
// each time.
const [url = "", token = "", rate = "50"] = process.argv.slice(2);

async function ask(): Promise<void> {
  const started = performance.now();
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  await answer.arrayBuffer();
  process.send?.({ status: answer.status, milliseconds: performance.now() - started });
}

// Requests during another one count as well: nobody asks more slowly because the server is busy.
setInterval(
  () => void ask().catch(() => process.send?.({ status: 0, milliseconds: Number.POSITIVE_INFINITY })),
  1_000 / Number(rate),
);
process.on("disconnect", () => process.exit(0));
