import { holdingProvince } from '@wenwu/core/form/holding-province'
import type { HoldingProvince } from '@wenwu/core/form/model'
import { candidatesOf } from '@wenwu/core/organizations/candidates-of'
import type { Db } from '../../../../platform/database/request-database.ts'
import { getTaskSettings, regionDirectory, type LoadedItem } from '../../items/index.ts'
import type { OpenCorrection } from './corrections.ts'

/**
 * Where a case that waits for a correction is, and stays: its province, and the county or city whose bureau asked for the correction. Undefined where its form names no
 * region. No statement: the names of places are kept in memory.
 */
export async function holdingOf(
  db: Db,
  item: LoadedItem,
  { province_code: provinceCode, region_code: regionCode }: { province_code: string | null; region_code: string | null },
  { step }: OpenCorrection,
): Promise<HoldingProvince | undefined> {
  const { columns } = item.definition
  const candidates = candidatesOf(getTaskSettings(item, step).role)
  // a body that every place has is that of the province
  if (regionCode === null || candidates?.by !== 'region' || candidates.presence === undefined)
    return holdingProvince(columns, { provinceCode })
  const place = regionCode.slice(0, candidates.digits)
  const { nameOf } = await regionDirectory(db)
  return holdingProvince(columns, { provinceCode, local: { place, name: nameOf(place) ?? place } })
}
