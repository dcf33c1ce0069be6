import type { Field, Section } from '@wenwu/core/form/model'
import type { Text } from '@wenwu/core/i18n/text'
import type { ViewerBlock, ViewerNode } from '@wenwu/core/item/model'
import { text } from './texts.ts'

/** The fields of `applicantSection`. */
export const applicantPairs = {
  kind: 'pairs' as const,
  title: text('申请单位', 'Applicant'),
  fields: ['applicantName', 'creditCode', 'isAgent', 'superior', 'address', 'email'],
} satisfies ViewerBlock

/** The fields of `letterSection`. */
export const letterPairs = {
  kind: 'pairs' as const,
  title: text('上报文件与联系人', 'Letter and contact'),
  fields: ['rfTitle', 'rfNumber', 'atpName', 'projectLeader', 'contract', 'telNumber', 'tellsContact'],
} satisfies ViewerBlock

/** The fields of `heritageUnitSection`. */
export const unitNode: ViewerNode = {
  key: 'unit',
  title: text('文物保护单位概况', 'Heritage unit'),
  call: 'getUnitOverview',
  sections: ['unit'],
  layout: [
    {
      kind: 'pairs',
      fields: [
        'punitName',
        'punitLevel',
        'punitClassName',
        'punitCode',
        'lotNumbers',
        'punitAge',
        'region',
        'punitAddress',
        'hasRange',
        'hasZone',
      ],
    },
    { kind: 'paragraph', field: 'range', title: text('保护范围', 'Protection range') },
    { kind: 'paragraph', field: 'zone', title: text('建设控制地带', 'Control zone') },
  ],
}

/** «start~end 共计N个月» of a scheme whose dates stand in a section (planTime of specification §3). */
export function planTime(section: string): Pick<ViewerNode, 'phrases'> {
  return { phrases: { planTime: `{${section}.planStartTime}~{${section}.planEndTime} 共计{${section}.planAllTime}个月` } }
}

/** The objects of specification §3 that repair and digitization schemes have in common. */
export const schemeEntities = [
  'tbCrrSzhMainEntity',
  'tbCrrSzhUnitEntity',
  'tbCrrSzhPersonEntity01',
  'tbCrrSzhPersonEntity02',
  'tbCrrSzhPersonEntity02.tbCrrSzhPersonEntity03',
]

/** What was handed in. */
export const attachmentsNode: ViewerNode = {
  key: 'attachments',
  title: text('申请材料', 'Materials'),
  call: 'wbws/getAttachment',
  sections: ['materials'],
  layout: [{ kind: 'materials' }],
}

/** A node that shows whole sections of the form in their order: short answers in pairs, long ones as paragraphs, tables as tables. */
export function sectionNode(
  call: string,
  sections: Section[],
  { key = sections[0]!.key, title = sections[0]!.title }: { key?: string; title?: Text } = {},
): ViewerNode {
  const headed = sections.length > 1
  const layout = sections.flatMap((section) => blocksOf(section.fields, headed ? section.title : undefined))
  return { key, title, call, sections: sections.map((section) => section.key), layout }
}

/** `title` stands at the first block. */
function blocksOf(fields: Field[], title: Text | undefined): ViewerBlock[] {
  const blocks: ViewerBlock[] = []
  for (const { key, type, label } of fields) {
    const last = blocks.at(-1)
    if (type === 'table') blocks.push({ kind: 'table', field: key, title: label })
    else if (type === 'long-text') blocks.push({ kind: 'paragraph', field: key, title: label })
    else if (last?.kind === 'pairs') last.fields.push(key)
    else blocks.push({ kind: 'pairs', fields: [key], ...(title !== undefined && blocks.length === 0 && { title }) })
  }
  return blocks
}
