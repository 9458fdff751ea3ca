// Knows where things lie in a backup.
export const nameTable = (table: string): string => `tables/${table}.jsonl`;
export const DOCUMENTS = "documents/";
