import { z } from 'zod'
import { pathLabel } from '@wenwu/core/form/problem-text'
import { text } from '@wenwu/core/i18n/text'
import { formatDateTime } from '@wenwu/core/kernel/date'
import type { SheetBlock } from '../../../../platform/pdf/sheet.ts'
import { findAnswer } from '../../cases/index.ts'
import { filedFacts, filedPairs, filedShape, materialsBlock, materialsSchema, receiverOf } from '../filed.ts'
import { definePaper } from '../kind.ts'

/** What an applicant keeps of a correction that was handed in: which one, when, to whom, what was changed and what was not. */
export const paper = definePaper({
  name: text('补正回执', 'Receipt of the correction', { ja_JP: '補正収受票', ko_KR: '보완 접수 확인증' }),
  frozenAt: ['resubmit'],
  needs: ['form', 'applicant-materials', 'corrections', 'reasons'],
  data: z.object({
    ...filedShape,
    resubmittedAt: z.string(),
    round: z.number(),
    noticeNumber: z.string().optional(),
    receivedBy: z.string(),
    changed: z.array(z.string()),
    materials: materialsSchema,
    kept: z.array(z.object({ what: z.string(), reason: z.string() })),
  }),
  collect: async (source) => {
    const { db, record, item, act } = source
    const { form, materials } = item.definition
    const answer = await findAnswer(db, record.id, item.definition)
    const filed = source.materials
    const materialName = (key: string): string => materials.find((material) => material.key === key)?.name.zh_CN ?? key
    const fields = (answer?.fields ?? []).map((entry) => ({ ...entry, what: pathLabel(form, entry.path, 'zh_CN') }))
    const papers = (answer?.materials ?? []).map((entry) => ({ ...entry, what: materialName(entry.path) }))
    const handedIn = new Set(papers.filter(({ isChanged }) => isChanged).map(({ what }) => what))
    return {
      ...filedFacts(source),
      resubmittedAt: act.at.toISOString(),
      round: answer?.round ?? 1,
      ...(answer?.number != null && { noticeNumber: answer.number }),
      receivedBy: await receiverOf(source),
      changed: fields.filter(({ isChanged }) => isChanged).map(({ what }) => what),
      materials: filed.filter(({ name }) => handedIn.has(name.zh_CN)),
      kept: [...fields, ...papers].filter(({ isChanged }) => !isChanged).map(({ what, reason }) => ({ what, reason })),
    }
  },
  write: (data) => ({
    title: '补正回执',
    blocks: [
      filedPairs(data, [
        ['补正次数', `第 ${data.round} 次`],
        ...(data.noticeNumber === undefined ? [] : [['补正告知书', data.noticeNumber] satisfies [string, string]]),
        ['补正时间', formatDateTime(new Date(data.resubmittedAt))],
        ...(data.receivedBy === '' ? [] : [['收件机关', data.receivedBy] satisfies [string, string]]),
      ]),
      ...part('已修改的内容', data.changed.length > 0 && { kind: 'paragraph', text: data.changed.join('、') }),
      ...part('重新提交的材料', data.materials.length > 0 && materialsBlock(data.materials)),
      ...part(
        '未修改的内容',
        data.kept.length > 0 && {
          kind: 'table',
          head: ['内容', '不修改的理由'],
          rows: data.kept.map(({ what, reason }) => [what, reason]),
        },
      ),
      {
        kind: 'paragraph',
        text: '本回执由平台在重新提交时生成，证明已收到上列补正内容。本申请回到退回的环节继续办理，补正所用的时间不计入办理期限。',
      },
    ],
  }),
})

/** A part of the receipt under its heading; none where there is nothing of it. */
function part(heading: string, block: SheetBlock | false): SheetBlock[] {
  return block === false ? [] : [{ kind: 'heading', text: heading }, block]
}
