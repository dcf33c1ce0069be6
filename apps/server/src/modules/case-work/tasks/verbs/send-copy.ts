import { AppError } from '@wenwu/core/kernel/errors'
import { bodyOf } from '../../cases/index.ts'
import { findUnreadOf, ring } from '../../bell/index.ts'
import { authorityBodies } from '../../process/index.ts'
import { namesOf, readingColleagues, offerSending, peopleChosen, readersRole, sendingDetails } from '../readers.ts'
import type { Situation } from '../situation.ts'
import type { Choice, Verb } from '../verb.ts'

/** No one gets a right by it: each reads the case as they may anyway. */
export const verb: Verb = {
  offer: (situation) => offerSending(situation, 'copied', () => [...bodyChoices(situation), ...readingColleagues(situation)]),
  run: async ({ db, now }, { situation, chosen }) => {
    const { record, actor } = situation
    const wanted = peopleChosen(situation, chosen.to!)
    const unread = await findUnreadOf(
      db,
      record.id,
      'copied',
      wanted.map(({ userId }) => userId),
    )
    // who has a copy that they have not read yet gets no second one, and the words with it would be lost
    const waiting = chosen.to!.filter((choice) => choice.people.every(({ userId }) => unread.has(userId)))
    if (waiting.length > 0) throw new AppError('circulated-already', { field: 'to', params: { names: namesOf(waiting) } })
    const people = wanted.filter(({ userId }) => !unread.has(userId))
    await ring(
      db,
      people.map(({ userId }) => ({ userId, caseId: record.id, kind: 'copied', key: `copied:${record.id}:${now.toISOString()}` })),
      now,
    )
    return { role: readersRole(actor), details: sendingDetails(chosen.to!, people) }
  },
}

/** The other bodies whose people have the case in their scope by its kind: of each the leads are told, or where it has none all who handle tasks. */
function bodyChoices(situation: Situation): Choice[] {
  const { record } = situation
  return authorityBodies({ provinceCode: record.province_code, regionCode: record.region_code })
    .filter(({ authority }) => !situation.isOf(authority))
    .map(({ role, keys }) => {
      const people = [...new Map(keys.flatMap((key) => situation.peopleOf(key)).map((person) => [person.userId, person])).values()]
      const leads = people.filter(({ permissions }) => permissions.includes('task.lead'))
      return { id: `body@${role}`, name: bodyOf(role, record), people: leads.length > 0 ? leads : people }
    })
    .filter(({ people }) => people.length > 0)
}
