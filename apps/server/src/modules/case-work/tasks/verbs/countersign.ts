import type { EnoughAnswers } from '@wenwu/bpmn/state'
import { plainText } from '@wenwu/core/form/field-base'
import { joinTexts, text, type Text } from '@wenwu/core/i18n/text'
import { agreed } from '@wenwu/core/tasks/cosign'
import { verb as declaration } from '@wenwu/core/tasks/verbs/countersign'
import type { Signer } from '../../process/index.ts'
import { offerSigners, ownElement, toSigner } from '../people/signers.ts'
import { taskIn, type Verb } from '../verb.ts'

export const verb: Verb = {
  about: text('请几个人先提意见，再由您决定', 'Several give opinions first, then you decide', {
    ja_JP: '数人が先に意見を述べ、その後あなたが決定する',
    ko_KR: '여러 사람이 먼저 의견을 내고 귀하가 결정',
  }),
  hint: text(
    '所选人员和工作组先提出意见，达到所选条件后回到您这里作决定。期限不变。',
    'Those you choose give their opinions first; then the step is yours again to decide. The time limit stays.',
    {
      ja_JP: '選んだ人やワーキンググループが先に意見を述べ、条件を満たすとあなたの段階に戻ります。期限は変わりません。',
      ko_KR: '선택한 사람과 작업반이 먼저 의견을 내고 조건이 충족되면 귀하에게 돌아옵니다. 기한은 바뀌지 않습니다.',
    },
  ),
  offer: offerSigners,
  run: (_ctx, doing) => {
    const { situation, chosen, input } = doing
    const task = taskIn(doing)
    const signers = chosen.to!.map(toSigner)
    const way = plainText(input.way)
    const enough = enoughOf(way, Number(input.share), signers.length)
    return {
      role: situation.settingsOf(task).role,
      command: {
        type: 'countersign',
        tokenId: task.token_id,
        elements: signers,
        order: way === 'sequence' ? 'sequence' : 'together',
        ...(enough !== undefined && { enough }),
        own: ownElement(situation, task),
      },
      words: wayInWords(way, Number(input.share)),
      details: { task: task.id, assignee: namesOf(signers, way), way, assigned: signers.map(({ key }) => key) },
    }
  },
}

/** How they are asked, as the history has it: of a share how many have to agree. */
function wayInWords(way: string, percent: number): Text | undefined {
  const options = declaration.form.flatMap((field) => (field.key === 'way' && 'options' in field ? (field.options ?? []) : []))
  const name = options.find(({ code }) => code === way)?.name
  const share = text(`${percent}%`, `${percent}%`)
  return name === undefined || way !== 'share' ? name : joinTexts([name, share], text(' ', ' '))
}

/** The names as the history has them; with their places where one is asked after the other. */
function namesOf(signers: readonly Signer[], way: string): string {
  const isNumbered = way === 'sequence' && signers.length > 1
  return signers.map(({ name }, index) => (isNumbered ? `${index + 1}. ${name}` : name)).join('、')
}

function enoughOf(way: string, percent: number, count: number): EnoughAnswers | undefined {
  if (way === 'any') return { count: 1 }
  if (way === 'share') return { count: Math.max(1, Math.ceil((count * percent) / 100)), outcome: agreed }
  return undefined
}
