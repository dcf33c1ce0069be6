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
  fields: ['rfTitle', 'rfNumber', 'atpName', 'projectLeader', 'contract', 'telNumber'],
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

/** What was handed in. */
export const attachmentsNode: ViewerNode = {
  key: 'attachments',
  title: text('申请材料', 'Materials'),
  call: 'wbws/getAttachment',
  sections: ['materials'],
  layout: [{ kind: 'materials' }],
}
