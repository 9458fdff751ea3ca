import { createMemoryUploading, createNetworkLine, makeUploadedPackage, OFFLINE } from "@academiz/testkit/clients";
import { describe, expect, it } from "vitest";
import { createActor, waitFor } from "xstate";
import type { UploadedPackage, UploadTrouble } from "../ports/index.ts";
import { connectPackageImport, type PackageImportView, packageImportMachine } from "./index.ts";

const ZIP = { name: "Fire.zip", size: 1000 };

function open() {
  const line = createNetworkLine();
  const uploading = createMemoryUploading(line, makeUploadedPackage("Fire safety"));
  const kept: [UploadedPackage, string][] = [];
  const keep = (uploaded: UploadedPackage, title: string) =>
    line.pass("keep", () => {
      kept.push([uploaded, title]);
      return { ok: true, value: null };
    });
  const actor = createActor(packageImportMachine, { input: { uploading, keep } }).start();
  const view = () => connectPackageImport(actor.getSnapshot());
  const until = async (phase: PackageImportView["phase"]) => {
    await waitFor(actor, (snapshot) => connectPackageImport(snapshot).phase === phase);
    return view();
  };
  return { actor, line, uploading, kept, view, until };
}

describe("§7.77 a package that is brought", () => {
  it("is sent with its progress shown, reported on, and kept under the title that its author gave", async () => {
    const { actor, uploading, kept, view, until } = open();
    expect(view()).toMatchObject({ phase: "choosing", file: null, report: null });
    const release = uploading.hold();
    actor.send({ type: "file.chosen", file: ZIP });
    expect(view()).toMatchObject({ phase: "sending", file: ZIP, sent: 0 });
    uploading.progress(400);
    expect(view()).toMatchObject({ phase: "sending", sent: 400 });
    uploading.progress(1000);
    expect(view().phase).toBe("reading");
    release();
    const reported = await until("reported");
    expect(reported).toMatchObject({ title: "Fire safety", report: { version: "1.2", items: [{ href: "one.html" }] } });
    actor.send({ type: "title.confirmed", title: "Fire" });
    expect(view().phase).toBe("keeping");
    await until("kept");
    expect(kept).toMatchObject([[{ document: { slug: "document-1" } }, "Fire"]]);
    expect(uploading.discarded).toEqual([]);
  });

  it("is offered under the name of its file where it has no title", async () => {
    const line = createNetworkLine();
    const uploading = createMemoryUploading(line, makeUploadedPackage(" "));
    const keep = async () => ({ ok: true, value: null }) as const;
    const actor = createActor(packageImportMachine, { input: { uploading, keep } }).start();
    actor.send({ type: "file.chosen", file: ZIP });
    await waitFor(actor, (snapshot) => snapshot.matches("reported"));
    expect(connectPackageImport(actor.getSnapshot()).title).toBe("Fire");
  });

  it("is only sent when its name says that it is a zip", () => {
    const { actor, line, view } = open();
    actor.send({ type: "file.chosen", file: { name: "fire.pdf", size: 3 } });
    expect(view()).toMatchObject({ phase: "choosing", file: null, strange: "fire.pdf" });
    actor.send({ type: "file.chosen", file: ZIP });
    expect(view()).toMatchObject({ phase: "sending", strange: null });
    expect(line.count("send")).toBe(1);
  });

  it("is sent again after the connection broke, from its beginning", async () => {
    const { actor, line, view, until } = open();
    line.fail("send", OFFLINE);
    actor.send({ type: "file.chosen", file: ZIP });
    expect(await until("failed")).toMatchObject({ trouble: OFFLINE, mayRetry: true, refusal: null, file: ZIP });
    line.fail("send", null);
    actor.send({ type: "retry.asked" });
    expect(view()).toMatchObject({ phase: "sending", sent: 0, trouble: null });
    await until("reported");
  });

  it("decisions 7: tells what is wrong with it when it is refused; another try would change nothing", async () => {
    const { actor, line, until } = open();
    const reason = "../evil.html is locked with a password";
    const trouble: UploadTrouble = { kind: "invalid", detail: "document.source.bad_package", reason };
    line.fail("send", trouble);
    actor.send({ type: "file.chosen", file: ZIP });
    expect(await until("failed")).toMatchObject({
      mayRetry: false,
      refusal: { code: "locked", file: "../evil.html", words: reason },
    });
  });

  it("is told to be broken, not of another type, when its bytes are no zip", async () => {
    const { actor, line, until } = open();
    line.fail("send", { kind: "invalid", detail: "document.source.wrong_type" });
    actor.send({ type: "file.chosen", file: ZIP });
    expect(await until("failed")).toMatchObject({ mayRetry: false, refusal: { code: "no-zip" } });
  });

  it("leaves nothing behind when it is abandoned, on its way or once it arrived", async () => {
    const { actor, uploading, view, until } = open();
    const release = uploading.hold();
    actor.send({ type: "file.chosen", file: ZIP });
    actor.send({ type: "import.abandoned" });
    expect([view().phase, view().file, uploading.cancelled]).toEqual(["choosing", null, 1]);
    release();
    actor.send({ type: "file.chosen", file: ZIP });
    await until("reported");
    actor.send({ type: "import.abandoned" });
    expect([view().phase, uploading.discarded]).toEqual(["choosing", ["document-1"]]);
  });

  it("is replaced by another file, and removed", async () => {
    const { actor, uploading, until } = open();
    actor.send({ type: "file.chosen", file: ZIP });
    await until("reported");
    actor.send({ type: "file.chosen", file: { name: "other.zip", size: 5 } });
    expect(uploading.discarded).toEqual(["document-1"]);
    expect(await until("reported")).toMatchObject({ file: { name: "other.zip" } });
  });

  it("§8.6 stays until it could be kept", async () => {
    const { actor, line, kept, until } = open();
    actor.send({ type: "file.chosen", file: ZIP });
    await until("reported");
    line.fail("keep", OFFLINE);
    actor.send({ type: "title.confirmed", title: "Fire" });
    expect(await until("reported")).toMatchObject({ trouble: OFFLINE });
    line.fail("keep", null);
    actor.send({ type: "title.confirmed", title: "Fire" });
    await until("kept");
    expect(kept).toHaveLength(1);
  });
});
