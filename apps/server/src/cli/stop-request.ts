import { errorText } from '../platform/error-facts.ts'

/** Thrown between two steps of a start that was asked to stop. */
export class StopRequested extends Error {}

/** Signals that may follow each other by accident: npm passes on the Ctrl-C that the terminal has sent already (milliseconds). */
const echoTime = 1_000

/** The wish to stop: Ctrl-C, SIGTERM, a closed terminal, or a part of the program that cannot go on. A second Ctrl-C ends at once. */
export class StopRequest {
  private askedAt: number | undefined
  private code = 0
  private resolve: (code: number) => void = () => undefined
  private readonly asked = new Promise<number>((resolve) => (this.resolve = resolve))

  /** From now on what happens to this process counts: signals, the end of npm, bugs. */
  followProcess(): void {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => this.onSignal())
    this.followParent()
    // a bug: say what it was, then stop in good order, with an exit code that makes a supervisor start us again
    const onBug = (error: unknown) => {
      console.error(errorText(error))
      this.ask(1)
    }
    process.on('uncaughtException', onBug)
    process.on('unhandledRejection', onBug)
  }

  /** Asks to stop with an exit code; the first one counts. */
  ask(code: number): void {
    if (this.askedAt !== undefined) return
    this.askedAt = Date.now()
    this.code = code
    this.resolve(code)
  }

  /** Whether a stop was asked for; for work that chooses itself where it can end. */
  get isAsked(): boolean {
    return this.askedAt !== undefined
  }

  /** Resolves with the exit code once somebody asked. */
  wait(): Promise<number> {
    return this.asked
  }

  /** Between two steps of the start: goes no further when asked to stop. */
  check(): void {
    if (this.askedAt !== undefined && this.code === 0) throw new StopRequested()
    if (this.askedAt !== undefined) throw new Error('the start failed')
  }

  /** npm runs scripts through a shell that does not pass signals on: when npm is ended, the shell is gone and we would stay. */
  private followParent(): void {
    if (process.env.npm_lifecycle_event === undefined) return
    const parent = process.ppid
    const timer = setInterval(() => {
      if (process.ppid === parent) return
      clearInterval(timer)
      this.ask(0)
    }, 500)
    timer.unref()
  }

  private onSignal(): void {
    if (this.askedAt === undefined) this.ask(0)
    else if (Date.now() - this.askedAt > echoTime) process.exit(1)
  }
}
