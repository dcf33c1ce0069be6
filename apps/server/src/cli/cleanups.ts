import { errorText } from '../platform/error-facts.ts'

/** What must be undone when the process ends, last opened first closed. */
export class Cleanups {
  private readonly steps: (() => Promise<unknown> | void)[] = []

  add(step: () => Promise<unknown> | void): void {
    this.steps.push(step)
  }

  /** Runs every step once; one that fails is reported and does not keep the others from running. */
  async run(): Promise<void> {
    for (let step = this.steps.pop(); step !== undefined; step = this.steps.pop()) {
      try {
        await step()
      } catch (error) {
        console.error(errorText(error))
      }
    }
  }
}
