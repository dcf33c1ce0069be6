/**
 * Amounts in 万元, as the specification shows money (§9). A number with up to six decimals: the sixth is one fen (1 万元 = 1,000,000 分).
 * Arithmetic runs in whole fen, so 0.1 + 0.2 is 0.3.
 */

const fenPerUnit = 1_000_000
const fenPerMillion = 100_000_000

/** Largest magnitude of one amount: a trillion yuan. Up to here the six decimals of a number are exact. */
export const maxMoney = 100_000_000

/** Whether a value is an amount: a finite number within `maxMoney`, of at most six decimals. */
export function isMoney(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= maxMoney && toFen(value) / fenPerUnit === value
}

/**
 * Reads an amount as people type or paste it: `1,234.5`, `１２３４．５`, `1234.5万元`. Undefined when it is not one, has more than
 * six decimals that say something or misplaced separators.
 */
export function parseMoney(text: string): number | undefined {
  const plain = text
    .normalize('NFKC')
    .trim()
    .replace(/\s*万元?$/, '')
  if (!/^-?(\d+|\d{1,3}(,\d{3})+)(\.\d{1,6}0*)?$/.test(plain)) return undefined
  const amount = Number(plain.replaceAll(',', ''))
  if (!isMoney(amount)) return undefined
  return amount === 0 ? 0 : amount
}

/**
 * `1,234.50`: thousands separators and two decimals, more where the amount has them; never rounded. Set in tabular figures and
 * right-aligned, amounts stand under each other.
 */
export function formatMoney(amount: number, minimumDecimals = 2): string {
  const fen = toFen(amount)
  const digits = String(Math.abs(fen)).padStart(7, '0')
  const whole = digits.slice(0, -6).replace(/\B(?=(\d{3})+$)/g, ',')
  const decimals = digits.slice(-6).replace(/0+$/, '').padEnd(minimumDecimals, '0')
  return `${fen < 0 ? '-' : ''}${whole}${decimals === '' ? '' : `.${decimals}`}`
}

/**
 * The same amount in yuan, as English writes it: `¥865,000`, `¥1,234.50`, from a million on `¥4.865 million`; never rounded.
 */
export function formatYuan(amount: number): string {
  const fen = Math.abs(toFen(amount))
  const isMillions = fen >= fenPerMillion
  const [unit, decimals] = isMillions ? [fenPerMillion, 8] : [100, 2]
  const whole = String(Math.floor(fen / unit)).replace(/\B(?=(\d{3})+$)/g, ',')
  const rest = String(fen % unit).padStart(decimals, '0')
  const shown = isMillions ? rest.replace(/0+$/, '') : rest === '00' ? '' : rest
  return `${amount < 0 ? '-' : ''}¥${whole}${shown === '' ? '' : `.${shown}`}${isMillions ? ' million' : ''}`
}

/** Sum without floating-point error. Throws RangeError when an amount is not finite or the sum leaves the exact range. */
export function addMoney(...amounts: number[]): number {
  const fen = amounts.reduce((sum, amount) => sum + toFen(amount), 0)
  if (!Number.isSafeInteger(fen)) throw new RangeError('amounts out of range')
  return fen / fenPerUnit
}

function toFen(amount: number): number {
  const fen = Math.round(amount * fenPerUnit)
  if (!Number.isFinite(fen)) throw new RangeError(`not an amount: ${amount}`)
  return fen === 0 ? 0 : fen
}
