/** What the floor plays: rows of commands as the product committed them. Its queries are its own (floor-queries.ts). */
export type Recordings = Record<string, CommandRecording>

/** One statement per table and kind of change, and the reply. `{{case}}`, `{{task}}`, `{{key}}`, `{{number}}`, `{{now}}`, `{{new…}}` and `{{digest…}}` stand in the values. */
export interface CommandRecording {
  statements: { text: string; values: (string | null)[] }[]
  body: unknown
}
