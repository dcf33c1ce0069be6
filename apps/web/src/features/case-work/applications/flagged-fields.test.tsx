import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { CorrectionView } from '@wenwu/core/cases/model'
import { loadWorkTexts } from '../../../lib/texts.ts'
import { FlaggedFields } from './FlaggedFields.tsx'

it('tells what is to be corrected from what is done and what is open with it', async () => {
  await loadWorkTexts('zh_CN')
  const field = (path: string, isAsked: boolean, note: string) => ({ path, isAsked, note })
  const correction = {
    fields: [field('sampling.count', false, ''), field('sampling.part', true, '请写明部位。'), field('sampling.use', true, '')],
  } as unknown as CorrectionView
  const html = renderToStaticMarkup(
    <FlaggedFields
      correction={correction}
      section="sampling"
      definition={{ sections: [] }}
      data={{}}
      due={['sampling.part']}
      onGo={() => undefined}
    />,
  )
  expect([...html.matchAll(/<strong[^>]*>([^<]+)<\/strong>/g)].map(([, words]) => words)).toEqual(['需补正', '已处理', '可以修改'])
})
