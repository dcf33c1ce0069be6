import { z } from 'zod'
import { pathLabel } from '@wenwu/core/form/problem-text'
import { text } from '@wenwu/core/i18n/text'
import { formatChineseDate } from '@wenwu/core/kernel/date'
import { findNotice } from '../../cases/index.ts'
import { address, filedFacts, filedShape, stampOf } from '../filed.ts'
import { definePaper } from '../kind.ts'

/** Everything that is to be corrected, told once and in full (行政许可法 32条), with its number and the day by which it is to be answered. Older ones have neither. */
export const paper = definePaper({
  name: text('补正告知书', 'Notice of correction', { ja_JP: '補正通知書', ko_KR: '보완 통지서' }),
  frozenAt: ['request-correction'],
  needs: ['corrections', 'reasons'],
  data: z.object({
    ...filedShape,
    issuer: z.string(),
    noticeNumber: z.string().optional(),
    answerBy: z.string().optional(),
    againReason: z.string().optional(),
    /** Of an accepted case, whose time goes on: no correction, but further explanation. */
    isSupplement: z.literal(true).optional(),
    reason: z.string(),
    defects: z.array(z.object({ what: z.string(), note: z.string() })),
  }),
  collect: async (source) => {
    const { form, materials } = source.item.definition
    const notice = await findNotice(source.db, source.record.id, source.item.definition)
    const nameOf = (key: string) => materials.find((material) => material.key === key)?.name.zh_CN ?? key
    return {
      ...filedFacts(source),
      issuer: source.issuer,
      ...(notice?.number != null && { noticeNumber: notice.number }),
      ...(notice?.answerBy != null && { answerBy: notice.answerBy }),
      ...(notice !== undefined && notice.againReason !== '' && { againReason: notice.againReason }),
      ...(source.record.clock_state === 'running' && { isSupplement: true as const }),
      reason: notice?.reason ?? source.act.words,
      defects: [
        ...(notice?.fields ?? []).map(({ path, note }) => ({ what: pathLabel(form, path, 'zh_CN'), note })),
        ...(notice?.materials ?? []).map(({ key, note }) => ({ what: `材料：${nameOf(key)}`, note })),
      ],
    }
  },
  write: (data) => ({
    title: data.isSupplement === true ? '补充说明材料通知书' : '补正告知书',
    issuer: data.issuer,
    stamp: stampOf(data),
    blocks: [
      ...(data.noticeNumber === undefined ? [] : [{ kind: 'paragraph' as const, text: data.noticeNumber }]),
      ...address(data),
      ...(data.againReason === undefined
        ? []
        : [{ kind: 'paragraph' as const, isIndented: true, text: `本申请此前已要求补正。再次要求补正的理由：${data.againReason}` }]),
      {
        kind: 'paragraph',
        isIndented: true,
        text: `经审查，下列内容需要${data.isSupplement === true ? '补充说明' : '补正'}，现一次告知：`,
      },
      {
        kind: 'table',
        head: [data.isSupplement === true ? '需要补充说明的内容' : '需要补正的内容', '问题和要求'],
        rows: data.defects.map(({ what, note }) => [what, note]),
      },
      { kind: 'paragraph', isIndented: true, text: `说明：${data.reason}` },
      {
        kind: 'paragraph',
        isIndented: true,
        text: `请${data.answerBy === undefined ? '' : `于${formatChineseDate(data.answerBy)}以前`}登录平台，按上列内容修改后重新提交。${data.isSupplement === true ? '申请已经受理，办理期限继续计算。' : '补正所用的时间不计入办理期限。'}`,
      },
    ],
  }),
})
