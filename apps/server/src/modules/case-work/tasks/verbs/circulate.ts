import { text } from '@wenwu/core/i18n/text'
import { plainText } from '@wenwu/core/form/field-base'
import { AppError } from '@wenwu/core/kernel/errors'
import { tidyText } from '@wenwu/core/kernel/text'
import { ring } from '../../bell/index.ts'
import { circulate } from '../../circulations/index.ts'
import { keyOfGroup } from '../../process/index.ts'
import { namesOf, readingColleagues, offerSending, peopleChosen, readersRole, sendingDetails } from '../people/readers.ts'
import type { Situation } from '../situation/situation.ts'
import type { Choice, Verb } from '../verb.ts'

export const verb: Verb = {
  about: text('请本单位同事阅看，不影响办理', 'Colleagues read it; nothing waits for them', {
    ja_JP: '所属機関の人に読んでもらう。処理は止まらない',
    ko_KR: '같은 기관 사람이 읽음. 처리는 그대로',
  }),
  hint: text(
    '所选人员收到待阅，阅后可写意见；不影响本案办理，期限不变。只限本单位人员。',
    'Those you choose are asked to read the case and may add a word. Nothing waits for them; the time limit stays. People of your own body only.',
    {
      ja_JP: '選んだ人に閲覧を依頼します。処理はそのまま進み、期限も変わりません。所属機関の人に限ります。',
      ko_KR: '선택한 사람에게 열람을 요청합니다. 처리는 그대로 진행되고 기한도 바뀌지 않습니다. 소속 기관 사람만 선택할 수 있습니다.',
    },
  ),
  offer: (situation) => offerSending(situation, 'colleagues', () => [...readingColleagues(situation), ...groupChoices(situation)]),
  run: async (ctx, { situation, chosen, input }) => {
    const { record, actor } = situation
    const people = peopleChosen(situation, chosen.to!)
    const receivers = people.map(({ userId }) => userId)
    const asked = new Set(await circulate(ctx, { caseId: record.id, receivers, note: tidyText(plainText(input.opinion)) }))
    if (asked.size === 0) throw new AppError('circulated-already', { field: 'to', params: { names: namesOf(chosen.to!) } })
    await ring(
      ctx.db,
      [...asked].map((userId) => ({
        userId,
        caseId: record.id,
        kind: 'circulated',
        key: `circulated:${record.id}:${ctx.now.toISOString()}`,
      })),
      ctx.now,
    )
    return {
      role: readersRole(actor),
      details: sendingDetails(
        chosen.to!,
        people.filter(({ userId }) => asked.has(userId)),
      ),
    }
  },
}

/** Work groups of the own body; their members of other bodies do not get it. */
function groupChoices({ groups, actor }: Situation): Choice[] {
  return groups
    .filter(({ organizationId }) => organizationId === actor.organizationId)
    .map(({ id, name, people }) => ({
      id: keyOfGroup(id),
      name,
      people: people.filter((person) => person.organizationId === actor.organizationId && person.userId !== actor.userId),
    }))
    .filter(({ people }) => people.length > 0)
}
