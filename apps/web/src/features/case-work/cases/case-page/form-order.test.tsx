import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import type { CorrectionView } from '@wenwu/core/cases/model'
import { text } from '@wenwu/core/i18n/text'
import type { ItemDefinition } from '@wenwu/core/item/model'
import { loadWorkTexts } from '../../../../lib/texts.ts'
import { CorrectionRounds } from './CorrectionRounds.tsx'
import { MarkList } from './MarkList.tsx'

beforeAll(() => loadWorkTexts('zh_CN'))

const named = (key: string, name: string) => ({ key, name: text(name, name), label: text(name, name), type: 'text' })
const item = {
  form: {
    sections: [{ key: 'loan', title: text('借用', 'Loan'), fields: [named('use', '借用用途'), named('handover', '点交和布展要求')] }],
  },
  materials: [named('letter', '申请函'), named('contract', '合同')],
} as unknown as ItemDefinition

it('the rows of several corrections stand in the order of the form, whichever was asked for first', () => {
  const asked = { note: '', reason: '', isAsked: true, change: 'none' }
  const correction = (id: string, paths: string[], keys: string[]) => ({
    id,
    status: 'open',
    requestedAt: '2026-11-20T02:00:00Z',
    resubmittedAt: null,
    changes: [],
    fields: paths.map((path) => ({ path, ...asked })),
    materials: keys.map((key) => ({ key, ...asked })),
  })
  const corrections = [
    correction('a', ['loan.handover'], ['contract']),
    correction('b', ['loan.use'], ['letter']),
  ] as unknown as CorrectionView[]
  const html = renderToStaticMarkup(<CorrectionRounds corrections={corrections} item={item} />)
  expect([...html.matchAll(/<th scope="row">([^<]+)/g)].map(([, name]) => name)).toEqual(['借用用途', '点交和布展要求', '申请函', '合同'])
})

it('what is marked stands in the order of the form, not in that of marking', () => {
  const marks = { isMarking: true, fields: { 'loan.handover': 'x', 'loan.use': 'x' }, materials: { contract: 'x', letter: 'x' } }
  const html = renderToStaticMarkup(<MarkList item={item} marks={marks} onShow={() => undefined} />)
  expect([...html.matchAll(/<span>([^<]+)<\/span>/g)].map(([, name]) => name)).toEqual(['借用用途', '点交和布展要求', '申请函', '合同'])
})
