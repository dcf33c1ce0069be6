import type { ClockCount } from '@wenwu/core/cases/model'
import type { Text } from '@wenwu/core/i18n/text'

type Day = ClockCount['days'][number]

/** Why days in a row are what they are: a stop with its reason, a holiday or a changed day by its name, an extension, what is still to come. */
export interface ClockNote {
  from: string
  to: string
  why: { kind: 'stopped'; reason: string } | { kind: 'named'; name: Text } | { kind: 'extension' | 'expected' }
}

/** What there is to say of a count beside its days, in their order; days for the same reason, one after the other, are one note. */
export function notesOf(days: readonly Day[]): ClockNote[] {
  const notes: ClockNote[] = []
  const last = new Map<string, { note: ClockNote; at: number }>()
  days.forEach((day, at) => {
    for (const why of reasonsOf(day)) {
      const key = JSON.stringify(why)
      const before = last.get(key)
      if (before?.at === at - 1) {
        before.note.to = day.date
        before.at = at
        continue
      }
      const note = { from: day.date, to: day.date, why }
      notes.push(note)
      last.set(key, { note, at })
    }
  })
  return notes
}

function reasonsOf({ reason, name, isExtension, isProjected }: Day): ClockNote['why'][] {
  return [
    ...(reason === null ? [] : [{ kind: 'stopped' as const, reason }]),
    ...(name === null ? [] : [{ kind: 'named' as const, name }]),
    ...(isExtension ? [{ kind: 'extension' as const }] : []),
    ...(isProjected ? [{ kind: 'expected' as const }] : []),
  ]
}
