/** What the floor plays: statements of queries as the product sent them, and rows of commands as the product committed them. */
export interface Tape {
  /** The look-up of a session; its values are the hash of the token and the time. */
  session: Statement
  /** Queries by method, path and body. */
  queries: Record<string, { statements: (Statement & { values: unknown[] })[]; body: unknown }>
  commands: Record<string, CommandTape>
}

export interface Statement {
  name?: string
  text: string
}

/** One statement per table and kind of change, and the reply. `{{case}}`, `{{task}}`, `{{key}}`, `{{number}}`, `{{now}}` and `{{new…}}` stand in the values. */
export interface CommandTape {
  statements: { text: string; values: (string | null)[] }[]
  body: unknown
}

/** The key of a query on the tape. */
export function queryKey(method: string, path: string, body: unknown): string {
  return `${method} ${path} ${JSON.stringify(body ?? null)}`
}
