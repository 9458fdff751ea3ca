// Knows how users stand in the database.
import type { Users } from "@academiz/backend/ports";
import { and, eq } from "drizzle-orm";
import type { Db } from "../database.ts";
import { temporaryPasswords, users } from "../schema.ts";

export const createUsers = (db: Db): Users => ({
  async findByIdentifier(identifier) {
    return (await db.select().from(users).where(eq(users.identifier, identifier)))[0] ?? null;
  },
  async read({ clientId }, id) {
    const found = await db
      .select()
      .from(users)
      .where(and(eq(users.id, id), eq(users.clientId, clientId)));
    return found[0] ?? null;
  },
  async add(user) {
    await db.insert(users).values(user);
  },
  async change(tenancy, id, change) {
    if (Object.keys(change).length === 0) return this.read(tenancy, id);
    const changed = await db
      .update(users)
      .set(change)
      .where(and(eq(users.id, id), eq(users.clientId, tenancy.clientId)))
      .returning();
    return changed[0] ?? null;
  },
  async choosePassword({ clientId }, id, passwordHash) {
    await db.transaction(async (tx) => {
      await tx
        .update(users)
        .set({ passwordHash, active: true })
        .where(and(eq(users.id, id), eq(users.clientId, clientId)));
      await tx
        .delete(temporaryPasswords)
        .where(and(eq(temporaryPasswords.userId, id), eq(temporaryPasswords.clientId, clientId)));
    });
  },
  async giveTemporaryPassword({ clientId }, id, passwordHash) {
    await db.transaction(async (tx) => {
      const changed = await tx
        .update(users)
        .set({ passwordHash, active: true })
        .where(and(eq(users.id, id), eq(users.clientId, clientId)))
        .returning({ id: users.id });
      if (changed.length > 0)
        await tx.insert(temporaryPasswords).values({ userId: id, clientId }).onConflictDoNothing();
    });
  },
  async isPasswordTemporary({ clientId }, id) {
    const found = await db
      .select({ userId: temporaryPasswords.userId })
      .from(temporaryPasswords)
      .where(and(eq(temporaryPasswords.userId, id), eq(temporaryPasswords.clientId, clientId)));
    return found.length > 0;
  },
});
