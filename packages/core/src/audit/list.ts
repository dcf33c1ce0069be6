import { z } from 'zod'
import { compareNames } from '../i18n/format.ts'
import { defineList, type QueryOf } from '../list/definition.ts'
import type { ListField } from '../list/field.ts'
import { choiceFilter, daysFilter, pickedFilter, textFilter, type ListFilter } from '../list/filter.ts'
import { actionNames } from './actions.ts'
import { browserName } from './browser-name.ts'
import { auditOutcomes, operationPresets, type AuditOutcome, type OperationRow, type SignInRow } from './model.ts'
import { objectNames } from './object-words.ts'
import { actionName, objectName, operationText, outcomeName, reasonName, roleName, signInMethodName } from './words.ts'
import { joinList } from '../i18n/format.ts'

/** When it happened, to the second; both logs are read in its order. */
const at = { key: 'at', title: 'logs.at', kind: 'second', isOnCard: true, sorts: ['at-asc', 'at-desc'], sheet: 20 } as const

function outcomeField<Row extends { outcome: AuditOutcome }>(): ListField<Row, never> {
  return {
    key: 'outcome',
    title: 'logs.outcome',
    width: 92,
    isOnCard: true,
    value: (row, { locale }) => outcomeName(row.outcome, locale),
    sheet: 10,
  }
}

/** Who and when: the filters both logs begin with. `person`: part of a name or of a user name; days are in Asia/Shanghai. */
const personFilter = textFilter('person', { label: 'logs.person', placeholder: 'logs.personPlaceholder', width: 170 })
const periodFilter = daysFilter(['from', 'to'], { label: 'logs.period' })
const outcomeFilter = choiceFilter('outcome', auditOutcomes, {
  label: 'logs.outcome',
  names: { done: 'logs.done', denied: 'logs.denied', failed: 'logs.failed' },
})

/** Who came in and who did not (specification §2.1, logging-login). */
export const signInList = defineList<SignInRow>()({
  key: 'sign-in-log',
  title: 'logs.signInTitle',
  fields: [
    at,
    { key: 'username', title: 'logs.username', minWidth: 140, isTitle: true, sheet: 20 },
    { key: 'name', title: 'logs.name', width: 110, sheet: 14 },
    {
      key: 'method',
      title: 'logs.method',
      width: 124,
      value: ({ method }, { locale }) => (method === null ? '' : signInMethodName(method, locale)),
      sheet: 14,
    },
    outcomeField(),
    {
      key: 'reason',
      title: 'logs.reason',
      minWidth: 140,
      isOnCard: true,
      value: ({ reason }, { locale }) => (reason === '' ? '' : reasonName(reason, locale)),
      sheet: 40,
    },
    { key: 'address', title: 'logs.address', width: 140, isMono: true, sheet: 18 },
    { key: 'browser', title: 'logs.browser', width: 150, isLong: true, value: (row) => browserName(row.userAgent), sheet: 22 },
  ],
  filters: [
    personFilter,
    periodFilter,
    outcomeFilter,
    textFilter('address', { max: 60, label: 'logs.address', placeholder: 'logs.addressPlaceholder', width: 180 }),
  ],
  defaultSort: 'at-desc',
  rowKey: (row) => String(row.id),
  rowTitle: (row, { t }) => t('logs.signInRow', { name: row.name || row.username }),
})

/** Number of one row. */
const idFilter: ListFilter<{ id?: number | undefined }> = {
  control: { kind: 'text', key: 'id', label: 'logs.id', width: 120 },
  shape: { id: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional() },
  fromWire: ({ id }) => (id === undefined ? {} : { id: Number(id) }),
  toWire: ({ id }) => ({ id }),
  fromAddress: (values) => {
    const id = Number(values['id'])
    return Number.isSafeInteger(id) && id > 0 ? { id } : {}
  },
}

/** What people did (specification §2.1, logging-operation). */
export const operationList = defineList<OperationRow>()({
  key: 'operation-log',
  title: 'logs.operationTitle',
  fields: [
    { key: 'id', title: 'logs.id', width: 92, isMono: true, isOptional: true, sheet: { width: 12, value: (row) => String(row.id) } },
    at,
    { key: 'actor', title: 'logs.actor', width: 110, isOnCard: true, value: (row) => row.actorName, sheet: 14 },
    { key: 'username', title: 'logs.username', width: 110, isLong: true, value: (row) => row.actorUsername, sheet: 20 },
    {
      key: 'roles',
      title: 'logs.roles',
      width: 140,
      isOptional: true,
      isLong: true,
      value: (row, { locale }) =>
        joinList(
          row.actorRoles.map((role) => roleName(role, locale)),
          locale,
        ),
      sheet: 20,
    },
    {
      key: 'action',
      title: 'logs.action',
      width: 160,
      isTitle: true,
      value: (row, { locale }) => actionName(row.action, locale),
      sheet: 26,
    },
    { key: 'object', title: 'logs.object', width: 112, value: (row, { locale }) => objectName(row.objectType, locale), sheet: 14 },
    outcomeField(),
    {
      key: 'details',
      title: 'logs.details',
      minWidth: 220,
      isLong: true,
      value: (row, { locale }) => operationText(row, locale),
      sheet: 60,
    },
    { key: 'objectId', title: 'logs.objectId', width: 290, isMono: true, isOptional: true, sheet: 38 },
    { key: 'address', title: 'logs.address', width: 132, isMono: true, sheet: 18 },
    { key: 'requestId', title: 'logs.requestId', isOnSheetOnly: true, sheet: 38 },
  ],
  filters: [
    personFilter,
    periodFilter,
    pickedFilter('action', {
      schema: z.string().max(100),
      label: 'logs.action',
      width: 190,
      choices: ({ textOf, locale }) =>
        Object.entries(actionNames)
          .map(([value, name]) => ({ value, label: textOf(name) }))
          .sort((a, b) => compareNames(a.label, b.label, locale)),
    }),
    outcomeFilter,
    pickedFilter('objectType', {
      address: 'object',
      schema: z.string().max(40),
      label: 'logs.object',
      choices: ({ textOf }) => Object.entries(objectNames).map(([value, name]) => ({ value, label: textOf(name) })),
    }),
    textFilter('objectId', { label: 'logs.objectId', placeholder: 'logs.objectIdPlaceholder', width: 290 }),
    idFilter,
    choiceFilter('preset', operationPresets, {}),
  ],
  presets: [
    { key: 'operations', label: 'logs.presetOperations' },
    { key: 'refused', label: 'logs.presetRefused', filter: { preset: 'refused' } },
    { key: 'readings', label: 'logs.presetReadings', filter: { preset: 'readings' } },
    { key: 'all', label: 'logs.presetAll', filter: { preset: 'all' } },
  ],
  defaultSort: 'at-desc',
  rowKey: (row) => String(row.id),
})

export type SignInQuery = QueryOf<typeof signInList>
export type OperationQuery = QueryOf<typeof operationList>
export type LogSort = SignInQuery['sort']
