import { pinyin } from 'pinyin-pro'

const known = new Map<string, string>()
/** Names come from a few dozen guides and their revisions. */
const mostKnown = 2000

/** Initials of the pinyin of a Chinese name, lower case: 保护范围 ↦ bhfw; letters and digits stay, marks go. */
export function initialsOf(name: string): string {
  const found = known.get(name)
  if (found !== undefined) return found
  if (known.size >= mostKnown) known.clear()
  const initials = pinyin(name.normalize('NFKC'), { pattern: 'first', toneType: 'none', type: 'array' })
    .join('')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
  known.set(name, initials)
  return initials
}
