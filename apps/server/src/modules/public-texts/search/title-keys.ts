import { pinyin } from 'pinyin-pro'
import { fold } from '@wenwu/core/search/fold'
import { numberForms, numberKey } from '@wenwu/core/search/number-forms'
import { withoutState } from './title.ts'

/** A beginning a document is suggested by, and how far inside its title it stands (0: where the title begins, or its number). */
export interface TitleKey {
  key: string
  offset: number
}

/** Longer beginnings are not typed before one chooses. */
const longestKey = 40
/** Titles say what they are about before this. */
const longestTitle = 60

/** From each character of the title on: itself, its pinyin and the initials of it; and the forms of the number. */
export function titleKeys(title: string, number: string): TitleKey[] {
  const characters = Array.from(fold(title))
    .filter((c) => /[\p{L}\p{N}]/u.test(c))
    .slice(0, longestTitle)
  const syllables = pinyin(characters.join(''), { toneType: 'none', type: 'array', v: true })
  const begin = characters.length - Array.from(withoutState(characters.join(''))).length
  const found = new Map<string, number>()
  const add = (text: string, offset: number): void => {
    const key = text.slice(0, longestKey)
    if (key !== '' && offset < (found.get(key) ?? Infinity)) found.set(key, offset)
  }
  for (let i = 0; i < characters.length; i++) {
    const offset = i === 0 ? 0 : Math.abs(i - begin)
    add(characters.slice(i).join(''), offset)
    if (syllables.length !== characters.length) continue
    const rest = syllables.slice(i)
    add(rest.join('').toLowerCase(), offset)
    add(
      rest
        .map((syllable) => syllable.slice(0, 1))
        .join('')
        .toLowerCase(),
      offset,
    )
  }
  for (const form of [...numberForms(number), numberKey(number)]) add(form, 0)
  return [...found].map(([key, offset]) => ({ key, offset }))
}
