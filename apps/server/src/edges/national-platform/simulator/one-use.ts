import { randomBytes } from 'node:crypto'

/** Things that are handed out under a random name for a while and taken once. In memory, at most a few thousand. */
export class OneUse<T> {
  private readonly held = new Map<string, { value: T; until: number }>()
  private readonly lifetime: number
  private readonly now: () => Date

  constructor(seconds: number, now: () => Date) {
    this.lifetime = seconds * 1000
    this.now = now
  }

  add(value: T): string {
    const name = randomBytes(24).toString('base64url')
    if (this.held.size >= 5000) this.held.clear()
    this.held.set(name, { value, until: this.now().getTime() + this.lifetime })
    return name
  }

  /** Looks without taking; undefined: unknown, taken, or over. */
  find(name: string): T | undefined {
    const found = this.held.get(name)
    return found === undefined || found.until <= this.now().getTime() ? undefined : found.value
  }

  take(name: string): T | undefined {
    const value = this.find(name)
    this.held.delete(name)
    return value
  }
}
