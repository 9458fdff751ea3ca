// Knows that nobody becomes another caller by another address of their own network.
import { expect, test } from "vitest";
import { nameNetwork } from "./name-network.ts";

test("attack 18: all addresses of one IPv6 network are one caller, however they are written", () => {
  const own = ["2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:0DB8:0001:0002:0:0:0:9", "2001:db8:1:2::"];
  expect(new Set(own.map(nameNetwork))).toEqual(new Set(["2001:db8:1:2::/64"]));
  expect(nameNetwork("2001:db8:1:3::1")).not.toBe(nameNetwork("2001:db8:1:2::1"));
  expect(nameNetwork("2001:db8::1:2:3:4")).toBe("2001:db8:0:0::/64");
  expect(nameNetwork("2001:db8::1:2:3:4:5")).toBe("2001:db8:0:1::/64");
  expect(nameNetwork("fe80::1%eth0")).toBe(nameNetwork("fe80::2%eth1"));
  expect(nameNetwork("::1")).toBe("0:0:0:0::/64");
});

test("an IPv4 address is the same caller where a server for both sees it, and no other address is", () => {
  expect(nameNetwork("203.0.113.9")).toBe("203.0.113.9");
  expect(nameNetwork("::ffff:203.0.113.9")).toBe("203.0.113.9");
  expect(nameNetwork("::ffff:cb00:7109")).toBe("203.0.113.9");
  expect(nameNetwork("203.0.113.10")).not.toBe(nameNetwork("203.0.113.9"));
});

test.each(["", "unknown", "2001:db8::zz", "999.1.1.1"])("what is no address names itself: %j", (text) => {
  expect(nameNetwork(text)).toBe(text);
});
