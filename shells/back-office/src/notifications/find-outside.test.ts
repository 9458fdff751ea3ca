// Knows that whoever has no messages in the office is led to theirs.
import { createMemoryConversations, createNetworkLine, OFFLINE } from "@academiz/testkit/clients";
import { expect, test } from "vitest";
import { findOutside } from "./find-outside.ts";

test("§1.27 an expert without a place in the office answers on the site; whoever asked reads there what was answered", async () => {
  const memory = createMemoryConversations(() => "2026-01-01T09:00:00.000Z");
  const asked = await memory.as("ada", createNetworkLine()).ask(null, "Why?");
  const slug = asked.ok ? asked.value.slug : "";
  expect(await findOutside(memory.as("ada", createNetworkLine()), slug)).toBe(`/messages?thread=${slug}`);
  const line = createNetworkLine();
  expect(await findOutside(memory.as("bob", line), slug)).toBe(`/messages?as=expert&thread=${slug}`);
  line.fail("read", OFFLINE);
  expect(await findOutside(memory.as("bob", line), slug)).toBe(`/messages?as=expert&thread=${slug}`);
});
