import pino, { type Logger } from 'pino'
import { errorFacts } from './error-facts.ts'

let output: ReturnType<typeof pino.destination> | undefined

/**
 * The log of this process on standard output, JSON lines without personal data; of an error its known fields alone (error-facts.ts). Lines are written together, within a second and when the
 * process ends: a write of its own for each request cost a twentieth of a small one. A process that is killed loses that second.
 */
export function openLog(level: string): Logger {
  output ??= pino.destination({ sync: false, minLength: 4096, periodicFlush: 1000 })
  return pino(
    { level, redact: { paths: ['req.headers.authorization', 'req.headers.cookie'], remove: true }, serializers: { err: errorFacts } },
    output,
  )
}
