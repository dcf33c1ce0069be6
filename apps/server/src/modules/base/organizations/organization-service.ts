import { sql } from 'kysely'
import type { OrganizationKind } from '@wenwu/core/auth/model'
import { AppError } from '@wenwu/core/kernel/errors'
import { newId } from '@wenwu/core/kernel/id'
import type { OrganizationInput, OrganizationView } from '@wenwu/core/organizations/model'
import { maxDepth } from '@wenwu/core/organizations/model'
import {
  fixedKinds,
  inheritingKinds,
  inheritsProvince,
  isFixedCode,
  kindsWithRegion,
  mayStandBelow,
  regionDigits,
} from '@wenwu/core/organizations/placement'
import type { Db } from '../../../platform/database/request-database.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { requireAlone, requireFree, tidied, type Standing } from './organization-input.ts'
import {
  countLeftBehind,
  countUse,
  getOrganization,
  hangsBelow,
  lockOrganization,
  nextPosition,
  readLineage,
  type StoredOrganization,
} from './organization-repository.ts'

/** Changes of the tree run one after another: two moves at once could close a circle that neither sees. They are rare. */
async function lockTree(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('wenwu organizations'))`.execute(db)
}

/** Adds an organisation at the end of its level. Throws `organization-place`, `organization-inactive`, `organization-taken`, `organization-twice`, `organization-region-taken`, `credit-code-wrong`, `telephone-wrong`. */
export async function createOrganization(
  ctx: Ctx,
  input: OrganizationInput & { kind: OrganizationKind; parentId: string | null },
): Promise<OrganizationView> {
  const { db } = ctx
  const tidy = tidied(input)
  await lockTree(db)
  if (fixedKinds.includes(input.kind)) throw wrongPlace()
  const parent = input.parentId === null ? null : await lockOrganization(db, input.parentId)
  await requirePlace(db, input.kind, parent, 0)
  const region = await regionOf(db, input.kind, tidy, parent)
  const id = newId(ctx.now.getTime())
  ctx.setAuditObject({ type: 'organization', id, details: { name: tidy.name, kind: input.kind, parent: parent?.name ?? '' } })
  await requireFree(db, id, tidy)
  await requireAlone(db, id, { ...tidy, kind: input.kind, parentId: input.parentId, regionCode: region.region_code ?? null })
  await db
    .insertInto('organizations')
    .values({
      id,
      kind: input.kind,
      name: tidy.name,
      code: tidy.code,
      credit_code: tidy.creditCode,
      ...(tidy.telephone !== undefined && { telephone: tidy.telephone }),
      ...region,
      parent_id: input.parentId,
      position: await nextPosition(db, input.parentId),
      created_at: ctx.now,
    })
    .execute()
  return getOrganization(db, id)
}

/** Changes what is written about an organisation. Throws `conflict` when somebody was faster, `organization-region-below`, `organization-region-busy`, and as `createOrganization`. */
export async function updateOrganization(ctx: Ctx, input: OrganizationInput & { id: string; version: number }): Promise<OrganizationView> {
  const { db } = ctx
  await lockTree(db)
  const stored = await lockForChange(ctx, input)
  const typed = tidied(input)
  const tidy = { ...typed, code: isFixedCode(stored.code) ? stored.code : typed.code }
  ctx.setAuditObject({
    type: 'organization',
    id: stored.id,
    details: { name: tidy.name, ...(stored.name !== tidy.name && { before: stored.name }) },
  })
  await requireFree(db, stored.id, tidy)
  const isOwn = !inheritsProvince(stored.kind) && !fixedKinds.includes(stored.kind)
  const region = isOwn ? await regionOf(db, stored.kind, tidy, await parentOf(db, stored)) : undefined
  const placed = { ...tidy, kind: stored.kind, parentId: stored.parentId, regionCode: region?.region_code ?? stored.regionCode }
  if (isSaidAnew(stored, placed)) await requireAlone(db, stored.id, placed)
  if (regionDigits(stored.kind) !== undefined && placed.regionCode !== stored.regionCode) {
    await requireAround(db, stored.id, placed.regionCode)
    const n = await countLeftBehind(db, stored, { provinceCode: region?.province_code ?? null, regionCode: placed.regionCode })
    if (n > 0) throw new AppError('organization-region-busy', { params: { n }, field: 'regionCode' })
  }
  await db
    .updateTable('organizations')
    .set({
      name: tidy.name,
      code: tidy.code,
      credit_code: tidy.creditCode,
      ...(tidy.telephone !== undefined && { telephone: tidy.telephone }),
      ...region,
      version: stored.version + 1,
    })
    .where('id', '=', stored.id)
    .execute()
  if (regionDigits(stored.kind) !== undefined) await handDownRegion(db, stored.id)
  return getOrganization(db, stored.id)
}

/** Hangs an organisation with all below it somewhere else, at the end of that level. Throws `organization-cycle` too. */
export async function moveOrganization(
  ctx: Ctx,
  input: { id: string; parentId: string | null; version: number },
): Promise<OrganizationView> {
  const { db } = ctx
  await lockTree(db)
  const stored = await lockForChange(ctx, input)
  if (input.parentId === stored.id) throw new AppError('organization-cycle')
  const { descendants, height } = await readLineage(db, stored.id)
  if (input.parentId !== null && descendants.includes(input.parentId)) throw new AppError('organization-cycle')
  if (fixedKinds.includes(stored.kind)) throw wrongPlace()
  const parent = input.parentId === null ? null : await lockOrganization(db, input.parentId)
  ctx.setAuditObject({ type: 'organization', id: stored.id, details: { name: stored.name, parent: parent?.name ?? '' } })
  await requirePlace(db, stored.kind, parent, height)
  const region = await regionOf(db, stored.kind, stored, parent)
  await requireAlone(db, stored.id, { ...stored, ...input })
  await db
    .updateTable('organizations')
    .set({
      parent_id: input.parentId,
      position: await nextPosition(db, input.parentId),
      ...region,
      version: stored.version + 1,
    })
    .where('id', '=', stored.id)
    .execute()
  if (inheritsProvince(stored.kind)) await handDownRegion(db, stored.id)
  return getOrganization(db, stored.id)
}

/** Puts all organisations of a level into the given order. Throws `conflict` when they are not exactly that level. */
export async function reorderOrganizations(ctx: Ctx, input: { parentId: string | null; ids: string[] }): Promise<void> {
  const { db } = ctx
  await lockTree(db)
  ctx.setAuditObject({ type: 'organization', id: input.parentId ?? '', details: { count: input.ids.length } })
  const { rows } = await sql<{ id: string }>`
    select o.id from organizations o where ${hangsBelow(input.parentId)} limit ${input.ids.length + 1}`.execute(db)
  const asked = new Set(input.ids)
  if (rows.length !== input.ids.length || asked.size !== input.ids.length || rows.some((row) => !asked.has(row.id)))
    throw new AppError('conflict')
  await sql`
    update organizations o set position = wanted.position * 10 from unnest(${input.ids}::uuid[]) with ordinality as wanted (id, position)
    where o.id = wanted.id`.execute(db)
}

/** Activates, or deactivates once nothing hangs on it. Throws `organization-in-use` with the counts, `organization-inactive` below an inactive one, `organization-region-wrong`. */
export async function setOrganizationActive(
  ctx: Ctx,
  input: { id: string; isActive: boolean; version: number },
): Promise<OrganizationView> {
  const { db } = ctx
  await lockTree(db)
  const stored = await lockForChange(ctx, input)
  ctx.setAuditObject({ type: 'organization', id: stored.id, details: { name: stored.name, isActive: input.isActive } })
  if (input.isActive) {
    const parent = await parentOf(db, stored)
    if (parent?.isActive === false) throw new AppError('organization-inactive')
    await regionOf(db, stored.kind, stored, parent)
    await requireAlone(db, stored.id, stored)
  } else {
    const use = await countUse(db, stored)
    if (Object.values(use).some((count) => count > 0)) throw new AppError('organization-in-use', { params: { ...use }, details: { use } })
  }
  await db
    .updateTable('organizations')
    .set({ is_active: input.isActive, version: stored.version + 1 })
    .where('id', '=', stored.id)
    .execute()
  return getOrganization(db, stored.id)
}

/** Whether a change touches what tells an organisation from others: one that was doubled before can still be given a telephone. */
function isSaidAnew(stored: StoredOrganization, { name, creditCode, regionCode }: Standing): boolean {
  return stored.isActive && (name !== stored.name || creditCode !== stored.creditCode || regionCode !== stored.regionCode)
}

interface Region {
  province_code: string | null
  region_code?: string | null
}

/**
 * Where an organisation is: where what it is part of is; a province or nothing; or the region that its kind must name, which lies in the
 * province, or city, of what it stands below. A place without regions below it (东莞市) is its own county. Throws `organization-region-wrong` on its field.
 */
async function regionOf(
  db: Db,
  kind: OrganizationKind,
  typed: Pick<OrganizationInput, 'provinceCode' | 'regionCode'>,
  parent: StoredOrganization | null,
): Promise<Region> {
  if (inheritsProvince(kind)) return { province_code: parent?.provinceCode ?? null, region_code: parent?.regionCode ?? null }
  const digits = regionDigits(kind)
  // the region that registration wrote about a unit stays
  if (digits === undefined) return { province_code: typed.provinceCode }
  const code = typed.regionCode ?? null
  const known = await db
    .selectFrom('regions')
    .select('code')
    .where('code', '=', code ?? '')
    .executeTakeFirst()
  const isWhole =
    code?.length === digits ||
    (await db
      .selectFrom('regions')
      .select('code')
      .where('parent_code', '=', code ?? '')
      .executeTakeFirst()) === undefined
  if (code === null || known === undefined || code.length <= 2 || code.length > digits || !isWhole) throw wrongRegion(digits)
  // what a bureau of a city has below it lies in that city
  const around = parent !== null && regionDigits(parent.kind) !== undefined ? parent.regionCode : parent?.provinceCode
  if (!code.startsWith(around ?? '')) throw wrongRegion(digits)
  return { province_code: code.slice(0, 2), region_code: code }
}

function wrongRegion(digits: number): AppError {
  return new AppError('organization-region-wrong', { params: { digits }, field: 'regionCode' })
}

/** Refuses a region in which a body that names its own does not lie, of those right below (`organization-region-below`). */
async function requireAround(db: Db, id: string, regionCode: string | null): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from organizations where parent_id = ${id} and is_active and kind = any(${[...kindsWithRegion]}::text[])
      and not starts_with(coalesce(region_code, ''), ${regionCode}) order by position limit 1`.execute(db)
  if (rows[0] !== undefined) throw new AppError('organization-region-below', { params: { name: rows[0].name }, field: 'regionCode' })
}

async function parentOf(db: Db, { parentId }: StoredOrganization): Promise<StoredOrganization | null> {
  return parentId === null ? null : lockOrganization(db, parentId)
}

/** Gives the parts of an organisation, and theirs, its province and region. */
async function handDownRegion(db: Db, id: string): Promise<void> {
  const isPart = sql`o.kind = any(${[...inheritingKinds]}::text[])`
  await sql`
    with recursive part (id) as (
      select o.id from organizations o where o.parent_id = ${id} and ${isPart}
      union select o.id from organizations o join part on o.parent_id = part.id where ${isPart})
    update organizations p set province_code = whole.province_code, region_code = whole.region_code
    from organizations whole where whole.id = ${id} and p.id in (select id from part)`.execute(db)
}

/** Refuses an organisation that is missing or inactive (`organization-inactive`, on its field): for whoever puts somebody into it. */
export async function requireActiveOrganization(db: Db, id: string): Promise<void> {
  const { rows } = await sql<{ isActive: boolean }>`select is_active as "isActive" from organizations where id = ${id} for share`.execute(
    db,
  )
  if (rows[0]?.isActive !== true) throw new AppError('organization-inactive', { field: 'organizationId' })
}

async function lockForChange(ctx: Ctx, input: { id: string; version: number }): Promise<StoredOrganization> {
  ctx.setAuditObject({ type: 'organization', id: input.id })
  const stored = await lockOrganization(ctx.db, input.id)
  if (stored.version !== input.version) throw new AppError('conflict')
  return stored
}

async function requirePlace(db: Db, kind: OrganizationKind, parent: StoredOrganization | null, height: number): Promise<void> {
  if (!mayStandBelow(kind, parent?.kind ?? null)) throw wrongPlace()
  if (parent === null) return
  if (!parent.isActive) throw new AppError('organization-inactive', { field: 'parentId' })
  const { ancestors } = await readLineage(db, parent.id)
  // the levels above it, its parent, itself, and what is below it
  if (ancestors.length + 2 + height > maxDepth) throw wrongPlace()
}

function wrongPlace(): AppError {
  return new AppError('organization-place', { field: 'parentId' })
}
