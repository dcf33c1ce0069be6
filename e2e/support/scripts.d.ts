/** Types of the plain scripts that browser tests share with the command line. */
declare module '*/scripts/lib/prepare.mjs' {
  export function prepare(options: { targets: string[] }): Promise<void>
}
