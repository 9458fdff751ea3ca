export function listModules(root: string): string[];
export function findNoise(root: string): string[];
export function findEscapes(root: string): { module: string; word: string }[];
export function guard(
  root: string,
  floors?: string[],
): Promise<{ violations: { rule: string; from: string; to: string }[]; unread: string[]; read: number }>;
export function findRoomCircles(root: string, floors?: string[]): Promise<string[][]>;
export function compareRooms(root: string, text: string): { unnamed: string[]; gone: string[] };
