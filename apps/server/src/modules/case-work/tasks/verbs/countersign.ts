import type { EnoughAnswers } from '@wenwu/bpmn/state'
import { plainText } from '@wenwu/core/form/field-base'
import { joinTexts, text, type Text } from '@wenwu/core/i18n/text'
import { agreed } from '@wenwu/core/tasks/cosign'
import { verb as declaration } from '@wenwu/core/tasks/verbs/countersign'
import type { Signer } from '../../process/index.ts'
import { offerSigners, ownElement, toSigner } from '../signers.ts'
import { taskIn, type Verb } from '../verb.ts'

export const verb: Verb = {
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
