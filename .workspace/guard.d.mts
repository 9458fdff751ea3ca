export function listModules(root: string): string[];
export function findNoise(root: string): string[];
export function findEscapes(root: string): { module: string; word: string }[];
export function guard(
  root: string,
  floors?: string[],
): Promise<{
  violations: { rule: string; from: string; to: string }[];
  roomCircles: string[][];
  unread: string[];
  read: number;
}>;
export function compareRooms(root: string, text: string): { unnamed: string[]; gone: string[] };
