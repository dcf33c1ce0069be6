import { createHash, randomInt } from 'node:crypto'

const classes = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnpqrstuvwxyz', '23456789', '!@#$%&*+-=?']

/** Sixteen characters of all four classes, without letters that look alike (specification §5: 6 to 16, three classes). About 94 bits. */
export function randomPassword(): string {
  const all = classes.join('')
  for (;;) {
    const password = Array.from({ length: 16 }, () => all[randomInt(all.length)]!).join('')
    // a sign at the start would make a formula of it in a spreadsheet
    if (/^[A-Za-z]/.test(password) && classes.every((letters) => Array.from(letters).some((letter) => password.includes(letter))))
      return password
  }
}

/** The wire's digest of a password: what the sign-in page sends and Argon2id hashes here. */
export function digestOf(password: string): string {
  return createHash('md5').update(password).digest('hex')
}
