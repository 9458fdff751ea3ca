// Knows which columns of a user are told: what is sorted and searched by is the database's own.
import { getTableColumns } from "drizzle-orm";
import { users } from "../../schema/index.ts";

const { sortName: _, searched: __, ...told } = getTableColumns(users);
export const userColumns = told;
