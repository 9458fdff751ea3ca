// Knows how to be a mail server for a test, as a process of its own: it writes what it receives to stdout, one JSON a
// line.
import { SMTPServer } from "smtp-server";

const refused = process.argv[2];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onRcptTo({ address }, _session, done) {
    if (refused === "mailbox") return done(Object.assign(new Error("No such mailbox"), { responseCode: 550 }));
    if (refused === "for-now") return done(Object.assign(new Error("Try again later"), { responseCode: 450 }));
    process.stdout.write(`${JSON.stringify({ rcpt: address })}\n`);
    return done();
  },
  onData(stream, session, done) {
    const chunks = [];
    stream.on("data", (chunk) => chunks.push(chunk));
    stream.on("end", () => {
      const raw = Buffer.concat(chunks).toString("utf8");
      const to = session.envelope.rcptTo.map(({ address }) => address);
      process.stdout.write(`${JSON.stringify({ to, raw })}\n`);
      done();
    });
  },
});
server.listen(Number(process.argv[3] ?? 0), "127.0.0.1", () => {
  process.stdout.write(`${JSON.stringify({ port: server.server.address().port })}\n`);
});
