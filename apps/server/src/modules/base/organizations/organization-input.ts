import { sql } from 'kysely'
import type { OrganizationKind } from '@wenwu/core/auth/model'
import { findEntry } from '@wenwu/core/codes/code-list'
import { provinces } from '@wenwu/core/codes/provinces'
import { isCreditCode, tidyFormat } from '@wenwu/core/form/formats'
import { AppError } from '@wenwu/core/kernel/errors'
import { tidyName } from '@wenwu/core/kernel/text'
import type { OrganizationInput } from '@wenwu/core/organizations/model'
import { regionDigits } from '@wenwu/core/organizations/placement'
import type { Db } from '../../../platform/database/request-database.ts'

/** Numbers in groups of figures (029-85360000, 400-000-0011), with extensions, several of them; nothing else, as everybody reads it. */
const isTelephone = /^(?=(?:\D*\d){5})[\d\s()+\-、,;/转]+$/

/** What was typed, in normal form: blanks as null. Throws `bad-request`, `credit-code-wrong`, `telephone-wrong`. */
export function tidied(input: OrganizationInput): OrganizationInput {
  const name = tidyName(input.name)
  if (name === '') throw new AppError('bad-request', { params: { field: 'name' }, field: 'name' })
  const creditCode = input.creditCode === null ? '' : tidyFormat('credit-code', input.creditCode)
  if (creditCode !== '' && !isCreditCode(creditCode)) throw new AppError('credit-code-wrong', { field: 'creditCode' })
  if (input.provinceCode !== null && input.provinceCode !== '' && findEntry(provinces, input.provinceCode) === undefined)
    throw new AppError('bad-request', { params: { field: 'provinceCode' }, field: 'provinceCode' })
  const telephone = input.telephone?.normalize('NFKC').trim().replaceAll(/\s+/g, ' ')
  if (telephone !== undefined && telephone !== '' && !isTelephone.test(telephone))
    throw new AppError('telephone-wrong', { field: 'telephone' })
  return {
    name,
    code: input.code?.normalize('NFKC').trim() || null,
    creditCode: creditCode || null,
    provinceCode: input.provinceCode || null,
    regionCode: input.regionCode || null,
    telephone,
  }
}

/** Codes are unique over the whole tree; a refusal names the field it belongs to. */
export async function requireFree(db: Db, id: string, { code, creditCode }: OrganizationInput): Promise<void> {
  for (const [column, field, value] of [
    ['code', 'code', code],
    ['credit_code', 'creditCode', creditCode],
  ] as const) {
    if (value === null) continue
    const taken = await db.selectFrom('organizations').select('id').where(column, '=', value).where('id', '!=', id).executeTakeFirst()
    if (taken !== undefined) throw new AppError('organization-taken', { params: { value }, field })
  }
}

/** What two names may differ by and still be one for whoever reads them, besides width and capitals. */
const blanks = '[\\s\ufe00-\ufe0f]+'

function lookOfName(name: string): string {
  return name.normalize('NFKC').replace(new RegExp(blanks, 'g'), '').toLowerCase()
}

/** Where an organisation stands, and as what. */
export interface Standing {
  kind: OrganizationKind
  name: string
  parentId: string | null
  creditCode: string | null
  regionCode: string | null
}

/**
 * Refuses what is there already: one of the same name below the same organisation, unless two credit codes tell them apart
 * (`organization-twice`), and a second body of a kind for one region, since each would get the other's tasks (`organization-region-taken`).
 * What is inactive does not count.
 */
export async function requireAlone(db: Db, id: string, { kind, name, parentId, creditCode, regionCode }: Standing): Promise<void> {
  const others = () => db.selectFrom('organizations').select('name').where('is_active', '=', true).where('id', '!=', id).limit(1)
  const twin = await others()
    .where('parent_id', 'is not distinct from', parentId)
    .where(sql<boolean>`lower(regexp_replace(normalize(name, nfkc), ${blanks}, '', 'g')) = ${lookOfName(name)}`)
    .$if(creditCode !== null, (query) => query.where('credit_code', 'is', null))
    .executeTakeFirst()
  if (twin !== undefined) throw new AppError('organization-twice', { params: { name }, field: 'name' })
  if (regionDigits(kind) === undefined) return
  const neighbour = await others().where('kind', '=', kind).where('region_code', '=', regionCode).executeTakeFirst()
  if (neighbour !== undefined) throw new AppError('organization-region-taken', { params: { name: neighbour.name }, field: 'regionCode' })
}
