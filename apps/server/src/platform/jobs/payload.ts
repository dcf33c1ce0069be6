import { isId } from '@wenwu/core/kernel/id'

/** The id that a job's payload has under this key. Throws where there is none: the job fails and stays. */
export function idOf(payload: Record<string, unknown>, key: string): string {
  const value = payload[key]
  if (typeof value !== 'string' || !isId(value)) throw new Error(`a job without ${key}`)
  return value
}
