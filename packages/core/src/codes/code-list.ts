import { textIn, type Locale, type Text } from '../i18n/text.ts'

/** One code and what people read for it. */
export interface CodeEntry {
  code: string
  name: Text
}

/** A closed list of codes of the specification; `id` is what forms name it by. */
export interface CodeList<Entry extends CodeEntry = CodeEntry> {
  id: string
  entries: readonly Entry[]
}

/** The entry of a code, or undefined. */
export function findEntry<Entry extends CodeEntry>(list: CodeList<Entry>, code: string): Entry | undefined {
  return list.entries.find((entry) => entry.code === code)
}

/** Codes whose name, in any language, begins with a word, or one of its own words does: 陕西, 陕西省, mongolia. A single letter names none. */
export function codesNamed(list: CodeList, word: string): string[] {
  const sought = word.toLowerCase()
  if (Array.from(sought).length < 2) return []
  return list.entries
    .filter(({ name }) =>
      Object.values(name).some((one: string) => {
        const [whole, ...later] = [one.toLowerCase(), ...one.toLowerCase().split(' ').slice(1)]
        return whole.startsWith(sought) || later.some((each) => each.startsWith(sought))
      }),
    )
    .map(({ code }) => code)
}

/** The name of a code; an unknown code stands for itself, so old data stay readable. */
export function nameOf(list: CodeList, code: string, locale: Locale): string {
  const entry = findEntry(list, code)
  return entry === undefined ? code : textIn(entry.name, locale)
}
