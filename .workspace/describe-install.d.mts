export declare function describeFailure(
  said: string,
  where: { readonly folder: string; readonly home: string | undefined },
): string | null;
export declare function isOffline(said: string): boolean;
