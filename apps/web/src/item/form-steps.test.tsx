import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { mostProblems } from '@wenwu/core/form/most-problems'
import { fullRights } from '@wenwu/core/form/rights'
import type { Section } from '@wenwu/core/form/model'
import { text } from '@wenwu/core/i18n/text'
import { loadWorkTexts } from '../lib/texts.ts'
import { sectionState } from './form-steps.ts'

// drawn where there is no window
vi.mock('../lib/viewport.ts', () => ({ useIsNarrow: () => false }))
const { ItemForm } = await import('./ItemForm.tsx')

const label = text('项', 'Item', { ja_JP: '項目', ko_KR: '항목' })
const section: Section = { key: 'points', title: label, fields: [{ key: 'name', type: 'text', label }] }

function wordAt(count: number): string {
  const problems = Array.from({ length: count }, (_, i) => ({ path: `points.rows[${i}].name`, code: 'required' }))
  const state = sectionState(section, {}, problems, { rules: [], base: fullRights }, true)
  const html = renderToStaticMarkup(
    <ItemForm steps={[{ key: 'points', title: '测点', ...state }]} current="points" onGo={() => undefined} onNext={() => undefined}>
      <p />
    </ItemForm>,
  )
  return /<span class="step-word is-problems">([^<]*)<\/span>/.exec(html)?.[1] ?? ''
}

it('says of a section with as many problems as are counted that there may be more', async () => {
  await loadWorkTexts('zh_CN')
  expect(wordAt(mostProblems - 1)).toBe('有 199 处问题')
  expect(wordAt(mostProblems)).toBe('有 200 处以上问题')
})
