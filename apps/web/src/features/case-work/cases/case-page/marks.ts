import { hasVisibleText } from '@wenwu/core/kernel/text'

type Notes = Readonly<Record<string, string>>

/** What an official has marked at a step: notes by path of a field and by key of a material. */
export interface Marks {
  isMarking: boolean
  fields: Notes
  materials: Notes
}

export const noMarks: Marks = { isMarking: false, fields: {}, materials: {} }

function withNote(notes: Notes, key: string, note: string | null): Notes {
  if (note !== null) return { ...notes, [key]: note }
  return Object.fromEntries(Object.entries(notes).filter(([other]) => other !== key))
}

/** A change of the marks, made from what they are when it is applied, so that two changes of one moment both stay. */
export type MarksChange = (before: Marks) => Marks

/** Marks a field with a note; null takes the mark away. */
export function markField(path: string, note: string | null): MarksChange {
  return (before) => ({ ...before, fields: withNote(before.fields, path, note) })
}

/** Marks a material with a note; null takes the mark away. */
export function markMaterial(key: string, note: string | null): MarksChange {
  return (before) => ({ ...before, materials: withNote(before.materials, key, note) })
}

/** Names of the marks that say nothing yet. */
export function withoutWords({ fields, materials }: Pick<Marks, 'fields' | 'materials'>): string[] {
  return [...Object.entries(fields), ...Object.entries(materials)].filter(([, note]) => !hasVisibleText(note)).map(([name]) => name)
}

/** A reason for marks that all have their words; undefined where there are none, or one has none yet. In Chinese, as the notice that it stands in. */
export function reasonOfMarks(marks: Pick<Marks, 'fields' | 'materials'>): string | undefined {
  const count = Object.keys(marks.fields).length + Object.keys(marks.materials).length
  return count === 0 || withoutWords(marks).length > 0 ? undefined : `有${count}处需要补正，详见各处说明。`
}
