import { DecisionSheet } from '../features/public-texts/decisions/DecisionSheet.tsx'
import type { PublicSource } from '@wenwu/core/public-pages/model'
import { drawnTexts } from './i18n.ts'
import type { Drawing } from './server.tsx'

/** /decisions/:id without scripts. */
export async function decisionPage(path: string, _query: URLSearchParams, source: PublicSource): Promise<Drawing | undefined> {
  const decision = await source.decision(path.split('/')[2] ?? '')
  if (decision === null) return undefined
  const { number, title, matter, unitName, decidedOn } = decision
  return {
    title: title || drawnTexts.textOf(matter),
    description: [number, drawnTexts.textOf(matter), unitName, decidedOn].filter(Boolean).join(' · '),
    canonical: path,
    page: <DecisionSheet decision={decision} listPath="/decisions" />,
  }
}
