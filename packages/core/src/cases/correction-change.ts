import { withoutInvisible } from '../kernel/text.ts'
import { isBlank, isRecord, isSame } from '../form/json.ts'

/** What an applicant made of a flagged material: nothing, only took files away, or handed in something it did not have. */
export const materialChanges = ['none', 'removed', 'handed-in'] as const
export type MaterialChange = (typeof materialChanges)[number]

/** What became of a material, by the contents of its files (SHA-256) at the request and now; names and the number of copies do not matter. */
export function materialChange(before: readonly string[], now: readonly string[]): MaterialChange {
  if (now.some((content) => !before.includes(content))) return 'handed-in'
  return before.some((content) => !now.includes(content)) ? 'removed' : 'none'
}

/**
 * Whether an answer says something else than before. Blanks at the ends and between Chinese characters, full-width letters and digits, rows left empty and rows entered
 * again with the same words, and signs that no reader sees are no change; case and signs such as «²» and «（» are.
 */
export function isAnswerChanged(before: unknown, now: unknown): boolean {
  return !isSame(plain(before), plain(now))
}

const deepest = 32

function plain(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return plainWords(value)
  if (depth >= deepest) return value
  if (Array.isArray(value))
    return value.map((entry) => plain(isRecord(entry) ? withoutId(entry) : entry, depth + 1)).filter((entry) => !isBlank(entry))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part, depth + 1)]))
}

/** A row without its own id, which says nothing. */
function withoutId({ id: _id, ...row }: Record<string, unknown>): Record<string, unknown> {
  return row
}

function plainWords(text: string): string {
  return text
    .replace(/[０-９Ａ-Ｚａ-ｚ]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .split(/\s+/)
    .map(withoutInvisible)
    .join(' ')
    .replace(/(?<![\x21-\x7e]) | (?![\x21-\x7e])/g, '')
}
