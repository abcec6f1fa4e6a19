type Variables = Readonly<Record<string, string | undefined>>;

/** Runs work with environment variables, and restores the earlier ones. `undefined` removes a variable. */
export async function withEnvironment<Result>(variables: Variables, work: () => Promise<Result>): Promise<Result> {
  const restore = setEnvironment(variables);
  try {
    return await work();
  } finally {
    restore();
  }
}

/** Sets environment variables as `withEnvironment` does; the returned function restores the earlier ones. */
export function setEnvironment(variables: Variables): () => void {
  const before = Object.keys(variables).map((name) => [name, process.env[name]] as const);
  assign(Object.entries(variables));
  return () => assign(before);
}

// Assigning undefined would set the text “undefined”.
function assign(variables: readonly (readonly [name: string, value: string | undefined])[]): void {
  for (const [name, value] of variables) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
}
