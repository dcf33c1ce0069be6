import { type ServerOptions, ServerProcess } from './server-process.ts'
import type { Servers } from './stubborn-caller.ts'

/** Two servers on one database and one folder of files, asked in turns as behind a load balancer: one that is down is left out. */
export class TwoServers implements Servers {
  private readonly both: readonly [ServerProcess, ServerProcess]
  private asked = 0
  private dying: Promise<void> | undefined
  private killed = 0

  constructor(options: ServerOptions) {
    this.both = [new ServerProcess(options), new ServerProcess(options)]
  }

  async start(): Promise<void> {
    await Promise.all(this.both.map((server) => server.start()))
  }

  ready(): Promise<{ address: string }> {
    const [first, second] = this.asked++ % 2 === 0 ? this.both : [this.both[1], this.both[0]]
    return (first.isUp || !second.isUp ? first : second).ready()
  }

  /** The errors both have logged. */
  get errors(): string[] {
    return this.both.flatMap(({ output }) => output.split('\n').filter((line) => line.includes('"level":50')))
  }

  /** How often one was killed. */
  get kills(): number {
    return this.killed
  }

  /** Whether one is gone and not back yet. */
  get isOneDown(): boolean {
    return this.dying !== undefined
  }

  /** kill -9 of one of the two and a new start, each in its turn. */
  killOne(): void {
    const server = this.both[this.killed++ % 2]!
    this.dying = server.killAndRestart().finally(() => (this.dying = undefined))
  }

  /** Resolves when the one that was killed is back. */
  async settled(): Promise<void> {
    await this.dying
  }

  async stop(): Promise<void> {
    await this.dying
    await Promise.all(this.both.map((server) => server.kill()))
  }
}
