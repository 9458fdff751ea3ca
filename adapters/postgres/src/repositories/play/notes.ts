// Knows how notes stand in the database, and how one change at a time is made to those of one learner.
import type { Notes, NotesOwner } from "@academiz/backend/ports";
import type { Note } from "@academiz/domain/notes";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { notes } from "../../schema/index.ts";
import type { Db } from "../../sql/db.ts";
import type { Tenants } from "../../tenancy/tenants.ts";

const columns = {
  slug: notes.slug,
  page: notes.page,
  text: notes.text,
  writtenAt: notes.writtenAt,
  editedAt: notes.editedAt,
};
const isOf = ({ userId, perimeterSlug }: NotesOwner) =>
  and(eq(notes.userId, userId), eq(notes.perimeterSlug, perimeterSlug));

const list = (db: Db, whose: NotesOwner): Promise<Note[]> =>
  db.select(columns).from(notes).where(isOf(whose)).orderBy(asc(notes.writtenAt), asc(notes.slug));

/** Writes only what differs. */
async function keep(db: Db, whose: NotesOwner, before: readonly Note[], after: readonly Note[]): Promise<void> {
  const kept = new Set(after.map(({ slug }) => slug));
  const gone = before.map(({ slug }) => slug).filter((slug) => !kept.has(slug));
  if (gone.length > 0) await db.delete(notes).where(and(isOf(whose), inArray(notes.slug, gone)));
  for (const note of after.filter((one) => !before.includes(one)))
    await db
      .insert(notes)
      .values({ ...whose, ...note })
      .onConflictDoUpdate({
        target: [notes.userId, notes.perimeterSlug, notes.slug],
        set: { page: note.page, text: note.text, writtenAt: note.writtenAt, editedAt: note.editedAt },
      });
}

export const createNotes = (tenants: Tenants): Notes => ({
  list: (tenancy, whose) => list(tenants.of(tenancy), whose),

  change: (tenancy, whose, decide) =>
    tenants.of(tenancy).transaction(async (tx) => {
      const lock = `notes\n${whose.userId}\n${whose.perimeterSlug}`;
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
      const before = await list(tx, whose);
      const decided = decide(before);
      if (decided.ok && decided.value !== before) await keep(tx, whose, before, decided.value);
      return decided;
    }),
});
