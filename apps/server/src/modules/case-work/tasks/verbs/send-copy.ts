import { text } from '@wenwu/core/i18n/text'
import { AppError } from '@wenwu/core/kernel/errors'
import { bodyOf } from '../../cases/index.ts'
import { findUnreadOf, ring } from '../../bell/index.ts'
import { authorityBodies } from '../../process/index.ts'
import { namesOf, readingColleagues, offerSending, peopleChosen, readersRole, sendingDetails } from '../people/readers.ts'
import type { Situation } from '../situation/situation.ts'
import type { Choice, Verb } from '../verb.ts'

/** No one gets a right by it: each reads the case as they may anyway. */
export const verb: Verb = {
  about: text('告知其他单位或者人员，不需要其办理', 'Others are told; nothing is asked of them', {
    ja_JP: '他の機関や人に知らせる。処理は求めない',
    ko_KR: '다른 기관이나 사람에게 알림. 처리는 필요 없음',
  }),
  hint: text(
    '所选单位和人员收到消息，按各自原有的查看范围阅看；不需要办理，也不增加查看权限。',
    'Those you choose get a message and read the case as far as they may anyway. Nothing is asked of them, and they see no more by it.',
    {
      ja_JP: '選んだ機関や人に通知し、それぞれの閲覧範囲で表示されます。処理は求めず、閲覧権限も広がりません。',
      ko_KR: '선택한 기관과 사람에게 알리며 각자의 열람 범위에서 볼 수 있습니다. 처리를 요구하지 않고 열람 권한도 늘어나지 않습니다.',
    },
  ),
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
