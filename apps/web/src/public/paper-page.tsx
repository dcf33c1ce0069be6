import { readPaperCode } from '@wenwu/core/papers/code'
import type { PublicSource } from '@wenwu/core/public-pages/model'
import { CheckedSheet } from '../features/case-work/papers/CheckedSheet.tsx'
import { codeParameter } from '../features/case-work/papers/check-address.ts'
import { drawnTexts } from './i18n.ts'
import type { Drawing } from './server.tsx'

/** /verify and /verify/:code without scripts. */
export async function checkedPaper(path: string, query: URLSearchParams, source: PublicSource): Promise<Drawing> {
  const { t } = drawnTexts
  const ofPath = path.split('/')[2]
  const code = (ofPath === undefined ? (query.get(codeParameter) ?? '') : decodeURIComponent(ofPath)).trim()
  const asked = readPaperCode(code)
  return {
    title: t('papers.checkTitle'),
    description: t('papers.checkIntro'),
    canonical: path,
    page: <CheckedSheet paper={asked === undefined ? undefined : await source.paper(asked)} code={code} isVisitor />,
  }
}
