import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { note } from '@wenwu/core/tasks/verbs/_fields'
import { fullRights } from '@wenwu/core/form/rights'
import { loadWorkTexts } from '../../../lib/texts.ts'
import type { InputProps } from '../../widget.ts'
import { widgets } from './index.tsx'

it('takes more than a field may have whole, and counts it: what is pasted is not cut', async () => {
  await loadWorkTexts('zh_CN')
  const max = note.maxLength
  const draw = (value: string): string => {
    const props = { id: 'f', path: 'verb.opinion', field: note, value, onChange: () => undefined, problems: [], disabled: false }
    const rest = { required: false, context: { locale: 'zh_CN', today: '2026-11-29' }, rights: { rules: [], base: fullRights }, view: {} }
    return renderToStaticMarkup(<widgets.Input {...({ ...props, ...rest } as InputProps<typeof note>)} />)
  }
  const html = draw('字'.repeat(max + 1))
  expect(html).not.toMatch(/maxlength/i)
  expect(html).toContain('is-over')
  expect(draw('字'.repeat(max))).not.toContain('is-over')
})
