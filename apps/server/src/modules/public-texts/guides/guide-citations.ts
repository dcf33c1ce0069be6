import type { Citation } from '@wenwu/core/guides/citations'
import { contentOf } from '@wenwu/core/guides/content'
import type { Text } from '@wenwu/core/i18n/text'
import type { Db } from '../../../platform/database/request-database.ts'
import { listGuides } from './guide-repository.ts'

/** What every published guide cites, in the order of the catalogue. */
export async function listGuideCitations(db: Db): Promise<{ code: string; name: Text; legalBasis: Citation[] }[]> {
  return (await listGuides(db)).map(({ payload, starter }) => {
    const { code, name, legalBasis } = contentOf(payload, starter)
    return { code, name, legalBasis }
  })
}
