// Knows which columns of a user are answered: those for sorting and searching are the database's own.
import { getTableColumns } from "drizzle-orm";
import { users } from "../../schema/index.ts";

const { sortName: _, searched: __, ...told } = getTableColumns(users);
export const userColumns = told;
