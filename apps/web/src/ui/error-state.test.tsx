import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { CallError } from '../lib/call-error.ts'
import { loadWorkTexts } from '../lib/texts.ts'
import { ErrorState } from './ErrorState.tsx'

const draw = (error: unknown): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ErrorState title="没有打开" error={error} onRetry={() => undefined} />
    </MemoryRouter>,
  )

it('leads home from what one may not open and from what is not there alike, and tries again otherwise', async () => {
  await loadWorkTexts('zh_CN')
  for (const html of [draw(refusal('forbidden', 403)), draw(refusal('not-found', 404))]) {
    expect(html).toContain('没有打开')
    expect(html).toContain('href="/home"')
    expect(html).not.toContain('<button')
  }
  expect(draw(new Error('line'))).toContain('<button')
})

function refusal(code: 'forbidden' | 'not-found', status: number): CallError {
  return new CallError('refused', status, code, { error: code })
}
