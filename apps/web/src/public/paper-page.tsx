import type { PublicSource } from '@wenwu/core/public-pages/model'
import { CheckedSheet } from '../features/papers/CheckedSheet.tsx'
import { drawnTexts } from './i18n.ts'
import type { Drawing } from './server.tsx'

/** /verify/:code without scripts. */
export async function checkedPaper(path: string, _query: URLSearchParams, source: PublicSource): Promise<Drawing> {
  const { t } = drawnTexts
  return {
    title: t('papers.checkTitle'),
    description: t('papers.checkIntro'),
    canonical: path,
    page: <CheckedSheet paper={await source.paper(path.split('/')[2] ?? '')} />,
  }
}
