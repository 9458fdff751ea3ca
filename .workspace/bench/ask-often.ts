// Knows how long others wait: a process of its own that asks for one address, so many times a second, and tells each
// time.
const [url = "", token = "", rate = "50"] = process.argv.slice(2);

async function ask(): Promise<void> {
  const started = performance.now();
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  await answer.arrayBuffer();
  process.send?.({ status: answer.status, milliseconds: performance.now() - started });
}

// What is asked while another is waited for counts as well: nobody asks more slowly because the server is busy.
setInterval(
  () => void ask().catch(() => process.send?.({ status: 0, milliseconds: Number.POSITIVE_INFINITY })),
  1_000 / Number(rate),
);
process.on("disconnect", () => process.exit(0));
