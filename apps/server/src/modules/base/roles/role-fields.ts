import type { Field } from '@wenwu/core/form/model'
import { joinTexts, text } from '@wenwu/core/i18n/text'
import type { ItemDefinition } from '@wenwu/core/item/model'
import { AppError } from '@wenwu/core/kernel/errors'
import { formatFlags, isSaid, itemOf, noFlags, parseFlags, pathOf, type FieldFlags } from '@wenwu/core/roles/field-flags'
import type { FieldEntry } from '@wenwu/core/roles/model'
import type { Ctx } from '../../../platform/http/context.ts'
import { getCurrentItem, listCurrentItems } from '../../case-work/items/index.ts'
import { getRole } from './role-repository.ts'
import { requireChangeable } from './role-service.ts'

/** The form id of the specification's call: the fields of every item. */
const everyForm = 'qjd'

/** Fields of the forms in force, columns of sub-tables among them. Throws `not-found` for an item there is not. */
export async function listFields(ctx: Ctx, formId: string): Promise<FieldEntry[]> {
  const items = formId === everyForm ? await listCurrentItems(ctx.db) : [await getCurrentItem(ctx.db, formId)]
  return items.flatMap(({ definition }) => fieldsOf(definition))
}

function fieldsOf(item: ItemDefinition): FieldEntry[] {
  return item.form.sections.flatMap((section) => {
    const entry = (path: string, field: Field): FieldEntry => ({
      id: `${item.code}/${path}`,
      name: field.label,
      itemCode: item.code,
      itemName: item.shortName,
      section: section.title,
    })
    return section.fields.flatMap((field) => {
      const path = `${section.key}.${field.key}`
      const columns = field.type === 'table' ? field.columns : []
      return [
        entry(path, field),
        ...columns.map((column) => {
          const own = entry(`${path}.${column.key}`, column)
          return { ...own, name: joinTexts([field.label, own.name], text(' / ', ' / ')) }
        }),
      ]
    })
  })
}

/** What a role says about every field, as the stored value of specification §3. Throws `not-found`. */
export async function readFlags(ctx: Ctx, roleId: string): Promise<string> {
  const role = await getRole(ctx.db, roleId)
  const known = await listFields(ctx, everyForm)
  const rows = role.has_field_rules
    ? await ctx.db
        .selectFrom('role_fields')
        .select(['item_code', 'path', 'is_visible', 'is_required', 'is_disabled'])
        .where('role_id', '=', role.id)
        .execute()
    : []
  const said = new Map(
    rows.map((row): [string, FieldFlags] => [
      `${row.item_code}/${row.path}`,
      { visible: row.is_visible, required: row.is_required, disabled: row.is_disabled },
    ]),
  )
  return formatFlags(new Map(known.map(({ id }) => [id, said.get(id) ?? noFlags])))
}

/**
 * Stores what a role says about form fields; only what differs from «visible, not required, not disabled» becomes a row, so that fields
 * of later versions are open. Throws `not-found`, `role-fixed`, `bad-request` for an entry that is no field with a flag.
 */
export async function saveFlags(ctx: Ctx, input: { roleId: string; value: string }): Promise<void> {
  const role = await getRole(ctx.db, input.roleId, { isLocked: true })
  ctx.setAuditObject({ type: 'role', id: role.id })
  requireChangeable(role)
  const known = await listFields(ctx, everyForm)
  const flags = parseFlags(
    input.value,
    known.map(({ id }) => id),
  )
  if (flags === undefined) throw new AppError('bad-request', { params: { field: 'frombtn' }, field: 'frombtn' })
  const rows = [...flags]
    .filter(([, set]) => isSaid(set))
    .map(([id, set]) => ({
      role_id: role.id,
      item_code: itemOf(id),
      path: pathOf(id),
      is_visible: set.visible,
      is_required: set.required,
      is_disabled: set.disabled,
    }))
  await ctx.db.deleteFrom('role_fields').where('role_id', '=', role.id).execute()
  for (let at = 0; at < rows.length; at += 1000)
    await ctx.db
      .insertInto('role_fields')
      .values(rows.slice(at, at + 1000))
      .execute()
  await ctx.db
    .updateTable('roles')
    .set({ has_field_rules: rows.length > 0, version: role.version + 1 })
    .where('id', '=', role.id)
    .execute()
  ctx.setAuditObject({ type: 'role', id: role.id, details: { fields: rows.length } })
}
