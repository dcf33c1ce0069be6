import fs from 'node:fs'
import { z } from 'zod'
import type { Field } from '@wenwu/core/form/model'
import type { TaskAction } from '@wenwu/core/item/model'
import type { TestApp } from './test-app.ts'

/** The words that stood for fields before actions had forms. */
const needOf: Readonly<Record<string, (field: Field) => string | undefined>> = {
  opinion: (field) => (field.required === true ? 'opinion' : undefined),
  reason: () => 'reason',
  defects: () => 'defects',
  thirdPartyId: () => 'third-party',
  expertIds: () => 'experts',
  document: () => 'document',
  number: () => 'number-and-date',
}

/** What came after actions had forms. */
const later = { effects: new Set(['quote-letter']), fields: new Set(['rfTitle', 'rfNumber', 'publicity']) }

/** Typing into a text stopped at its limit; an opinion that is asked for where a decision is withheld was one that could always be left empty. */
function olderField(field: Field): Field {
  const older = field.type === 'long-text' ? { ...field, stopsAtMax: true } : field
  if (older.key !== 'opinion' || typeof older.required !== 'object') return older
  const { required: _required, missing: _missing, ...optional } = older
  return optional
}

function withoutLater({ effect, form, ...action }: TaskAction): TaskAction {
  return {
    ...action,
    ...(effect !== undefined && !later.effects.has(effect) && { effect }),
    ...(form !== undefined && { form: form.filter(({ key }) => !later.fields.has(key)).map(olderField) }),
  }
}

function olderAction({ form = [], ...action }: TaskAction): object {
  const needs = form.flatMap((field) => needOf[field.key]?.(field) ?? [])
  return { ...action, ...(needs.length > 0 && { needs }) }
}

const settingsPattern = /<wenwu:settings>([^<]*)<\/wenwu:settings>/g
const settingsSchema = z.looseObject({ actions: z.array(z.custom<TaskAction>()) })

const unescaped = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function withActions(bpmn: string, change: (action: TaskAction) => object): string {
  return bpmn.replaceAll(settingsPattern, (_, json: string) => {
    const { actions, ...rest } = settingsSchema.parse(JSON.parse(unescaped(json)))
    return `<wenwu:settings>${escaped(JSON.stringify({ actions: actions.map(change), ...rest }))}</wenwu:settings>`
  })
}

/** A process of today without what its actions ask and do since migration 20261123070000. */
export function processOfThen(bpmn: string): string {
  return withActions(bpmn, withoutLater)
}

/** A stored process as it was written before migration 20261123070000: its actions have needs. */
export function olderProcess(bpmn: string): string {
  return withActions(bpmn, (action) => olderAction(withoutLater(action)))
}

/** Makes all published versions such as an older program stored, and migrates them as the next start does. */
export async function migrateOlderVersions({ pool }: TestApp): Promise<void> {
  const { rows } = await pool.query<{ id: string; bpmn: string }>('select id, bpmn from item_versions')
  for (const { id, bpmn } of rows) await pool.query('update item_versions set bpmn = $2 where id = $1', [id, olderProcess(bpmn)])
  const file = new URL('../db/migrations/20261123070000-ask-with-actions-by-forms.sql', import.meta.url)
  await pool.query(fs.readFileSync(file, 'utf8'))
}
