import { createHash } from 'node:crypto'
import { Transform, type TransformCallback } from 'node:stream'

/** Thrown at the end of a content whose bytes are not those that were stored. */
export class ChecksumError extends Error {}

/** Passes bytes through, always holding one part back, and lets the last go only when the SHA-256 of the whole is as expected. */
export class VerifiedStream extends Transform {
  private readonly hash = createHash('sha256')
  private readonly expected: string
  private held: Buffer | undefined

  constructor(expected: string) {
    super()
    this.expected = expected
    // Whoever reads may come a moment later: until then a damaged content must not end the process. They are told all the same.
    this.on('error', () => undefined)
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, callback: TransformCallback): void {
    this.hash.update(chunk)
    const previous = this.held
    this.held = chunk
    callback(null, previous)
  }

  override _flush(callback: TransformCallback): void {
    if (this.hash.digest('hex') !== this.expected) return callback(new ChecksumError(`stored content ${this.expected} is damaged`))
    callback(null, this.held)
  }
}
