/** Decimals of a number in its shortest writing; 0.1 + 0.2 has 17. */
export function decimalsOf(value: number): number {
  const [digits, exponent] = String(Math.abs(value)).split('e')
  const point = digits!.indexOf('.')
  const written = point < 0 ? 0 : digits!.length - point - 1
  return Math.max(0, written - Number(exponent ?? 0))
}

/** `1234567.5` → `1,234,567.5`. */
export function groupDigits(value: number): string {
  const text = decimalsOf(value) > 0 && Math.abs(value) < 1e-6 ? value.toFixed(Math.min(100, decimalsOf(value))) : String(value)
  const [whole, rest] = text.split('.')
  const grouped = whole!.replace(/\B(?=(\d{3})+(?!\d))/g, ',')
  return rest === undefined ? grouped : `${grouped}.${rest}`
}

/** The number a typed or pasted text means (`1,234.5`, full-width digits), or undefined. */
export function findNumber(text: string): number | undefined {
  const plain = text.normalize('NFKC').replace(/[,\s]/g, '')
  if (plain.length > 32 || !/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(plain)) return undefined
  const value = Number(plain)
  return Number.isFinite(value) ? value : undefined
}
