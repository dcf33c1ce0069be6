/** Length of a password in characters and how many kinds of characters it needs (specification §5, §9). */
export const passwordLimits = { min: 6, max: 16, kinds: 3 } as const

/** Longest value of a password field on the wire: an MD5 digest or a sealed password. */
export const passwordWireLimit = 600

const kinds = { digit: /\p{Nd}/u, upper: /\p{Lu}/u, lower: /\p{Ll}/u, special: /[^\p{Nd}\p{Lu}\p{Ll}]/u } as const
export type PasswordKind = keyof typeof kinds

/** Which kinds of characters a password has: digits, upper case, lower case, and everything else as special characters. */
export function passwordKinds(password: string): PasswordKind[] {
  return (Object.keys(kinds) as PasswordKind[]).filter((kind) => kinds[kind].test(password))
}

/** How a password misses the rule, or undefined: 6 to 16 characters, at least three kinds, no control characters. */
export function passwordProblem(password: string): 'length' | 'kinds' | 'control' | undefined {
  const length = Array.from(password).length
  if (length < passwordLimits.min || length > passwordLimits.max) return 'length'
  if (/\p{Cc}/u.test(password)) return 'control'
  return passwordKinds(password).length < passwordLimits.kinds ? 'kinds' : undefined
}
