import { z } from 'zod'
import { exactly } from '../../../kernel/exactly.ts'
import { baseShape, problem } from '../../field-base.ts'
import { isBlank } from '../../json.ts'
import { findReplyProblem } from '../../reply-problem.ts'
import type { FieldBase, FieldType } from '../../model.ts'

/** The text of the reply to an application, in its parts; its first wording comes from the item. */
export interface Settings extends FieldBase {
  type: 'reply'
  kind: 'approval' | 'refusal'
}

const settings = exactly<Settings>()(z.strictObject({ ...baseShape, type: z.literal('reply'), kind: z.enum(['approval', 'refusal']) }))

/** The value of the field. */
export const replySchema = z.object({
  title: z.string().max(500),
  mainRecipient: z.string().max(200),
  body: z.array(z.string().max(5000)).max(60),
  closing: z.string().max(200),
  /** «scheme approved by»: decision field of protection projects (domain A). */
  schemeApprovedBy: z.enum(['province', 'national']).optional(),
})
export type Reply = z.output<typeof replySchema>

/** A reply without the empty lines that typing leaves behind. */
export function tidyReply(reply: Reply): Reply {
  return { ...reply, body: tidyParagraphs(reply.body) }
}

function tidyParagraphs(body: readonly string[]): string[] {
  return body.map((paragraph) => paragraph.trim()).filter((paragraph) => paragraph !== '')
}

const lines = z.looseObject({ body: z.array(z.string()) })

export const fieldType: FieldType<Settings> = {
  type: 'reply',
  settings,
  isOfAction: true,
  isEmpty: isBlank,
  tidy(value) {
    const { data } = lines.safeParse(value)
    return data === undefined ? value : { ...data, body: tidyParagraphs(data.body) }
  },
  check(value, { kind }, { schemes }) {
    const { data } = replySchema.safeParse(value)
    if (data === undefined) return problem('type')
    const found = findReplyProblem(kind, data, schemes)
    return found === undefined ? [] : problem(found, undefined, 'body')
  },
  toText(value) {
    const { data } = replySchema.safeParse(value)
    return data === undefined ? '' : [data.title, data.mainRecipient, ...data.body, data.closing].join('\n')
  },
}
