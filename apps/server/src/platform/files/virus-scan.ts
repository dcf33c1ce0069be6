/** What a scanner says of a file. `too-large`: it looks at no file of this size. */
export type Verdict = { kind: 'clean' } | { kind: 'infected'; signature: string } | { kind: 'too-large' }

/** A virus scanner of the operator's. */
export interface VirusScanner {
  /** Looks at a file of this machine. Throws ScanFailedError where there is no verdict in time; nothing but `clean` is clean. */
  scan(path: string): Promise<Verdict>
  /** Whether it answers within so many milliseconds. */
  ping(patience: number): Promise<boolean>
}

/** The scanner gave no verdict. `message` is for the log. */
export class ScanFailedError extends Error {}
