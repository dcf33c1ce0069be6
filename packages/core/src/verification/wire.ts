/** Names of request fields as callers sent them; refusals name these. */
export const wireFields = { mobile: 'phone', code: 'vCode' } as const
