import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import type { CorrectionView } from '@wenwu/core/cases/model'
import { text } from '@wenwu/core/i18n/text'
import type { ItemDefinition } from '@wenwu/core/item/model'
import { loadWorkTexts } from '../../../lib/texts.ts'
import type { CorrectionParts } from './correction.ts'
import { CorrectionNotice } from './CorrectionNotice.tsx'

beforeAll(() => loadWorkTexts('zh_CN'))

const item = {
  form: { sections: [] },
  materials: [
    { key: 'letter', name: text('申请函', 'Letter'), by: 'applicant' },
    { key: 'design', name: text('设计', 'Design'), by: 'applicant' },
    { key: 'opinion', name: text('省局意见', 'Opinion'), by: 'provinceReview' },
  ],
} as unknown as ItemDefinition
const correction = {
  requestedBy: '陕西省文物局',
  requestedAt: '2026-11-20T02:00:00Z',
  number: null,
  answerBy: null,
  againReason: '',
  reason: '',
  fields: [
    { path: 'a.opened', note: '', isAsked: false },
    { path: 'b.asked', note: '写明', isAsked: true },
  ],
  materials: [
    { key: 'letter', note: '', isAsked: false },
    { key: 'design', note: '缺页', isAsked: true },
    { key: 'opinion', note: '缺章', isAsked: false },
  ],
} as unknown as CorrectionView
const noticeWith = (due: CorrectionParts): string =>
  renderToStaticMarkup(
    <CorrectionNotice
      caseId="1"
      isTimeStopped
      correction={correction}
      item={item}
      data={{}}
      due={due}
      isOpen
      onToggle={() => undefined}
      onGoField={() => undefined}
      onGoMaterial={() => undefined}
    />,
  )
/** What a reader sees, a line for each block. */
const linesOf = (html: string): string[] =>
  html
    .replace(/<\/(?:li|p|summary)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .split('\n')
    .map((line) => line.trim())

it('what is to be corrected stands first and under its heading, what is open along with it and what others correct under their own words', () => {
  const lines = linesOf(noticeWith({ fields: ['b.asked'], materials: ['design'] }))
  expect(lines.filter((line) => !line.startsWith('陕西省文物局') && !line.startsWith('只有') && line !== '')).toEqual([
    '需要补正 2 处',
    'b.asked：写明',
    '设计：缺页',
    '随之开放，可以修改：',
    'a.opened',
    '申请函 （可以补充文件）',
    '不由申请人补正，仅供了解：',
    '省局意见：缺章',
  ])
})

it('the number counts down and what is done says so', () => {
  const some = linesOf(noticeWith({ fields: [], materials: ['design'] }))
  expect(some).toEqual(expect.arrayContaining(['需要补正 2 处 还剩 1 处', 'b.asked：写明 已处理', '设计：缺页']))
  const all = linesOf(noticeWith({ fields: [], materials: [] }))
  expect(all).toEqual(expect.arrayContaining(['需要补正 2 处 均已处理', '设计：缺页 已处理']))
})
