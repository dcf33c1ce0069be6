import { guidePath, type GuideEntry } from '@wenwu/core/guides/model'
import type { PublicSource } from '@wenwu/core/public-pages/model'
import { matterCode } from '@wenwu/core/item/matter-code'
import { applicationPath, type ApplyWay } from '../features/public-texts/guide/apply-way.ts'
import { readCatalogueAddress } from '../features/public-texts/guide/catalogue.ts'
import { GuideCatalogue } from '../features/public-texts/guide/GuideCatalogue.tsx'
import { GuideSheet } from '../features/public-texts/guide/GuideSheet.tsx'
import { drawnTexts } from './i18n.ts'
import type { Drawing } from './server.tsx'

/** /work-guide without scripts: the catalogue, or with `itemCode` the guide of that matter. */
export async function workGuide(_path: string, query: URLSearchParams, source: PublicSource): Promise<Drawing | undefined> {
  const { t } = drawnTexts
  const code = query.get('itemCode')
  if (code !== null && code !== '') return drawGuide(code, source)
  return {
    title: t('guide.title'),
    description: t('guide.intro'),
    canonical: '/work-guide',
    page: <GuideCatalogue entries={await source.guides()} address={readCatalogueAddress(query)} wayOf={wayOf} />,
  }
}

/** The server does not know who asks: the form itself is linked, whose guard leads visitors to the sign-in page (which would sign out others). */
function wayOf({ code, itemVersionId }: GuideEntry): ApplyWay {
  return itemVersionId === null ? { state: 'none' } : { state: 'apply', path: applicationPath(code) }
}

/** /work-guide/:itemCode without scripts. */
export async function guidePage(path: string, _query: URLSearchParams, source: PublicSource): Promise<Drawing | undefined> {
  const code = decoded(path.split('/')[2] ?? '')
  return code === undefined ? undefined : drawGuide(code, source)
}

/** A part of a path; undefined where its escapes are none, which anybody may send. */
function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

async function drawGuide(notation: string, source: PublicSource): Promise<Drawing | undefined> {
  const { t, textOf } = drawnTexts
  const guide = await source.guide(notation)
  if (guide === null) return undefined
  const { implementationSubject, statutoryDeadline, applicationRange } = guide.texts
  const facts = [
    matterCode(guide.code),
    ...[implementationSubject, statutoryDeadline].map((text) => (text === undefined ? '' : textOf(text))),
  ].filter(Boolean)
  return {
    title: t('guide.titleOf', { name: textOf(guide.name) }),
    description: `${facts.join(' · ')}。${applicationRange === undefined ? '' : textOf(applicationRange)}`,
    canonical: guidePath(guide.code),
    page: <GuideSheet guide={guide} />,
  }
}
