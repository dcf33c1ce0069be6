import { hash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'

/** What people make passwords of, by our own observation of habits (keyboard rows, courtesy, this product, this office). */
const words = (
  'password passwd pass pwd admin administrator root user guest test demo manager system sys master login welcome hello ' +
  'qwer qwert qwerty qwertyuiop asd asdf asdfgh asdfghjkl zxc zxcv zxcvbn qaz qazwsx qwe qweasd qweasdzxc a aa aaa abc abcd abcde abcdef ' +
  'iloveyou woaini aini love sunshine princess dragon monkey letmein secret computer china zhongguo beijing shanghai mima nihao ' +
  'changeme default initial temp office public server oracle mysql postgres tomcat wenwu wenhua wenbao wenwuju guojia wwj ncha sach shenpi ' +
  'kaogu bowuguan museum gugong heritage'
).split(' ')

const digits = (
  '1 12 123 1234 12345 123456 1234567 12345678 123456789 0 00 000 0000 000000 01 007 11 111 1111 111111 112233 123123 123321 147258 159357 321 4321 ' +
  '54321 654321 520 521 1314 520520 5201314 1314520 555555 666 6666 666666 789 88 888 8888 888888 99 999999 110 131313 2580'
).split(' ')
const years = Array.from({ length: 2031 - 1985 }, (_, n) => String(1985 + n))
const marks = ['', '!', '@', '#', '.', '*', '_', '!@#']
const rows = [
  '!@#$%^',
  '!@#$%^&*',
  '1qaz2wsx',
  '1qaz@WSX',
  '1qaz!QAZ',
  '!QAZ2wsx',
  '!QAZ1qaz',
  '1q2w3e4r',
  '1q2w3e4r5t',
  '1Q2W3E4R',
  'q1w2e3r4',
  'zaq12wsx',
  'ZAQ!2wsx',
  'Zaq1@wsx',
  '2wsx3edc',
  '2wsx#EDC',
  'p@ssw0rd',
  'P@ssw0rd',
  'P@ssword',
  'Passw0rd',
  'p@ssword1',
  'P@ssw0rd1',
  'P@ssw0rd!',
  'P@ssw0rd123',
  'P@ssword123',
  'Pa$$w0rd',
  'Aa123456',
  'Aa123456!',
  'Aa123456.',
  'Aa123456@',
  'aA123456',
  'Aa112233',
  'Aa111111',
  'Abc123',
  'a1b2c3',
  'A1b2c3d4',
  'abc123!@#',
  'Qwe123!@#',
  'qwe123',
  'qweASD123',
  'qwe!@#123',
  '123qwe',
  '123QWE',
  '123qweASD',
  '123qwe!@#',
  '123!@#qwe',
  '123abc',
  '123ABC',
  '123Abc',
  '123456a',
  '123456Aa',
  '123456aA',
  '123456abc',
  '123456Abc',
  '123456@a',
  '123456qwe',
  '12345678a',
  '12345678Aa',
  'a123456',
  'A123456',
  'A123456789',
  'a123456789',
  'asd123',
  'zxc123',
  'woaini1314',
  'woaini520',
  'adm1n',
  'Adm1n123',
  'r00t',
  't0or',
  '@dmin123',
  'Adm!n123',
  'admin!@#$',
  'admin@1234',
  '!@#$1234',
  '1234!@#$',
  '1234qwer',
  '1234QWER',
  '1234Qwer',
  '1234qwer!',
  'qwer1234',
  'Qwer1234',
  'Qwer!234',
  'Qwer1234!',
  'Qwer123456',
]

/** A word as people write it: small, with a capital, or all capital. */
function spellings(word: string): string[] {
  return [...new Set([word, word.charAt(0).toUpperCase() + word.slice(1), word.toUpperCase()])]
}

/** What people make of one word: with numbers and years behind it, with a mark between or at the end. */
function* variants(word: string): Generator<string> {
  for (const spelling of spellings(word)) {
    for (const mark of marks) {
      yield spelling + mark
      for (const number of [...digits, ...years]) {
        yield spelling + mark + number
        if (mark !== '') yield spelling + number + mark
      }
    }
  }
}

/** First six bytes of an MD5, a whole number without rounding: a chance hit is one in 10⁹, and the set of some 300,000 is small. */
function keyOf(digest: string): number {
  return parseInt(digest.slice(0, 12), 16)
}

function md5(text: string): string {
  return hash('md5', text, 'hex')
}

let known: Promise<ReadonlySet<number>> | undefined

/** Keys of all common passwords. Word by word, so that other requests are not kept waiting. */
async function makeKeys(): Promise<ReadonlySet<number>> {
  const keys = new Set<number>()
  const add = (password: string): void => void (password.length >= 6 && password.length <= 16 && keys.add(keyOf(md5(password))))
  for (const word of words) {
    for (const variant of variants(word)) add(variant)
    await setImmediate()
  }
  for (const number of [...digits, ...years]) for (const mark of marks) add(number + mark)
  for (const row of rows) add(row)
  return keys
}

/**
 * Whether a password is one that many people have; asked by its MD5, so it works for the form of the specification too. The set is
 * made at the first question (half a second) and kept.
 */
export async function isCommonPassword(digest: string): Promise<boolean> {
  return (await (known ??= makeKeys())).has(keyOf(digest))
}

/** Whether a password, of which only the MD5 is known, is the user name or what people commonly make of it. */
export function isMadeOfName(digest: string, name: string): boolean {
  if (name.length === 0) return false
  for (const variant of variants(name)) if (md5(variant) === digest) return true
  return false
}
