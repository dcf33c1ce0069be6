import { text } from '@wenwu/core/i18n/text'
import type { ViewerNode } from '@wenwu/core/item/model'
import { applicantPairs, attachmentsNode, letterPairs, unitNode } from '../../_blocks/viewer.ts'

/** Tree of the project viewer (specification §2.6). Each call of §7.3 is named once; every field of the form is shown somewhere. */
export const viewer: ViewerNode[] = [
  {
    key: 'basic',
    title: text('项目基本信息', 'Basic information'),
    call: 'getProjectBasicInfor',
    sections: ['project', 'letter', 'applicant'],
    layout: [
      { kind: 'pairs', fields: ['projectName', 'projectFunding', 'period'] },
      { kind: 'paragraph', field: 'necessity', title: text('必要性', 'Necessity') },
      { kind: 'paragraph', field: 'remark', title: text('备注', 'Remark') },
      applicantPairs,
      letterPairs,
    ],
  },
  unitNode,
  attachmentsNode,
]
