import type { AppError, ErrorCode } from '@wenwu/core/kernel/errors'

/** Seconds after which trying again makes sense, where the refusal itself (`details.seconds`) does not say: each 429, and 503s that pass. */
const usualSeconds: Partial<Record<ErrorCode, number>> = {
  busy: 5,
  'database-down': 5,
  'case-zip-busy': 10,
  'code-too-soon': 60,
  'too-many-codes': 3600,
  'too-many-prints': 900,
  'too-many-registrations': 3600,
  'too-many-requests': 60,
  'too-many-uploads': 60,
  'upload-day-full': 3600,
}

/** Seconds until the same call may be taken, for the header Retry-After; undefined where trying again changes nothing. */
export function retryAfter({ code, details }: Pick<AppError, 'code' | 'details'>): number | undefined {
  const usual = usualSeconds[code]
  const told = details?.['seconds']
  return usual !== undefined && typeof told === 'number' ? Math.max(1, Math.ceil(told)) : usual
}
