import { z } from 'zod'
import { conclusionList, conclusions, type Conclusion } from '../codes/conclusions.ts'
import { findEntry, nameOf } from '../codes/code-list.ts'
import { provinces } from '../codes/provinces.ts'
import { statusChoices, statuses, statusesFromWire, spokenStatusOf } from '../codes/statuses.ts'

import { caseDeskKeys } from '../desks/desks.ts'
import { idText } from '../http/wire.ts'
import type { Text } from '../i18n/text.ts'
import type { TextKey } from '../i18n/translate.ts'
import { matterCode } from '../item/matter-code.ts'
import { defineList, type ListPreset, type ListQuery, type QueryOf } from '../list/definition.ts'
import { choiceFilter, codeFilter, daysFilter, pickedFilter, textFilter, type ListFilter } from '../list/filter.ts'
import { columnWidths } from '../list/widths.ts'
import { casePresets, keywordFields, type CasePreset, type CaseRow, type KeywordField } from './model.ts'

const presetNames: Record<CasePreset, TextKey> = {
  all: 'list.presetAll',
  'new-system': 'list.presetNew',
  'old-system': 'list.presetOld',
  approved: 'list.presetApproved',
  draft: 'list.presetDraft',
  correcting: 'list.presetCorrecting',
  'returned-by-national': 'list.presetReturnedByNational',
  'in-hand': 'list.presetInHand',
  outside: 'list.presetOutside',
  concluded: 'list.presetConcluded',
  'with-government': 'list.presetWithGovernment',
}

/** Tabs in the order of a case's life. */
const presetOrder: readonly CasePreset[] = [
  'all',
  'draft',
  'correcting',
  'in-hand',
  'outside',
  'returned-by-national',
  'concluded',
  'approved',
  'new-system',
  'old-system',
]

const keywordNames: Record<KeywordField, TextKey> = {
  any: 'list.keyAny',
  matterCode: 'list.keyMatterCode',
  recNumber: 'list.keyRecNumber',
  rfNumber: 'list.keyRfNumber',
  rfTitle: 'list.keyRfTitle',
  handlingPeople: 'list.keyHandlingPeople',
  punitName: 'list.keyPunitName',
  billName: 'list.keyBillName',
}

/** The seed's `isold` is accepted as it is and means one of our presets; `statue` is a filter of its own (domain §2). */
const presetFilter: ListFilter<{ preset: CasePreset }> = {
  shape: { preset: z.enum(casePresets).optional(), isold: z.union([z.boolean(), z.enum(['true', 'false', ''])]).optional() },
  fromWire: ({ preset, isold }) => {
    const named = casePresets.find((one) => one === preset)
    if (named !== undefined) return { preset: named }
    if (isold === true || isold === 'true') return { preset: 'old-system' }
    return { preset: isold === false || isold === 'false' ? 'new-system' : 'all' }
  },
  toWire: ({ preset }) => ({ preset }),
  fromAddress: () => ({ preset: 'all' }),
}

/**
 * By status: choices in words, in the address as codes with commas between them. On the wire `busiStat` is one status, which has statements of
 * its own, and `statue` several; its codes that do not exist are dropped, an empty list matches no case.
 */
export function statusFilter(longest: number): ListFilter<{ status?: string | undefined; statuses?: string[] | undefined }> {
  return {
    control: {
      kind: 'select',
      key: 'status',
      label: 'list.status',
      choices: ({ textOf }) => statusChoices(textOf).map((choice) => ({ value: choice.codes.join(), label: choice.label })),
      // addresses of earlier versions name one code of several that share a name
      labelOf: (value, { textOf }) =>
        [...new Set(knownStatuses(value).map((status) => textOf(spokenStatusOf({ status, conclusion: null }))))].join('、'),
    },
    shape: { busiStat: z.string().max(10).optional(), statue: z.string().max(longest).optional() },
    fromWire: ({ busiStat, statue }) => ({
      ...(typeof busiStat === 'string' && busiStat !== '' && { status: busiStat }),
      ...(typeof statue === 'string' && statue !== '' && { statuses: statusesFromWire(statue) }),
    }),
    toWire: (filter) => ({ busiStat: filter.status, statue: filter.statuses?.join(',') }),
    fromAddress: (values) => {
      const [first, ...others] = knownStatuses(values['status'])
      if (first === undefined) return {}
      return others.length === 0 ? { status: first } : { statuses: [first, ...others] }
    },
  }
}

function knownStatuses(value = ''): string[] {
  return value.split(',').filter((code) => findEntry(statuses, code) !== undefined)
}

/** By how a case came out, whatever its status. */
const conclusionFilter = choiceFilter('conclusion', conclusions, {
  label: 'list.conclusion',
  names: Object.fromEntries(conclusionList.entries.map(({ code, name }) => [code, name])) as Record<Conclusion, Text>,
})

/** Tabs that only desks have. */
export const deskPresets: readonly ListPreset<{ preset: CasePreset }>[] = [
  {
    key: 'with-government',
    label: presetNames['with-government'],
    filter: { preset: 'with-government' },
    empty: 'list.withGovernmentEmpty',
  },
]

/** Where a keyword is looked for. Who handles a case is not for applicants; the server finds them nothing by it. */
function keywordFieldFilter(isApplicant: boolean) {
  return choiceFilter('keywordField', keywordFields, {
    wire: 'keyField',
    address: 'in',
    label: 'list.keywordField',
    names: keywordNames,
    offered: keywordFields.filter((field) => !isApplicant || field !== 'handlingPeople'),
  })
}

/** Who handles a case or has handled it, by account; also one that is closed. Asked for by desks. */
export const handlerFilter = pickedFilter('handler', {
  schema: idText,
  accepts: (value) => idText.safeParse(value).success,
  label: 'list.handlerEver',
  width: 160,
})

/** The id of an account (`idText`) or the key of a body, in one pattern: a union of two schemas does not fit into what the page of a case may weigh. */
const holderText = z.string().regex(/^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|body:[a-z-]{1,30}(?::\d\d)?)$/)

/**
 * Who has a case in hand now: by account, a task of it that they have claimed or that was given to them alone; by the key of a body (`body:province:61`), one of its
 * roles, whether one of its people has claimed it or not. Asked for by desks.
 */
export const holderFilter = pickedFilter('holder', {
  schema: holderText,
  accepts: (value) => holderText.safeParse(value).success,
  label: 'list.handlersNow',
  width: 140,
})
/** The list of a business area (core/desks): the server keeps to its matters. Pages set it. */
const deskFilter = choiceFilter('desk', caseDeskKeys, {})

/** A filter that the page does not ask for. */
function unasked<F extends object>({ control: _unasked, ...filter }: ListFilter<F>): ListFilter<F> {
  return filter
}

/** Width of a column that has the whole number of a reply. */
export const wholeDocumentNumber = 168

/** Drafts are only for their writers; the system that a case came from, and between which offices it was sent back, is of no use to its applicant. */
function presetsFor(isApplicant: boolean): ListPreset<{ preset: CasePreset }>[] {
  return presetOrder
    .filter((preset) => preset !== (isApplicant ? 'returned-by-national' : 'draft'))
    .map((preset) => ({
      key: preset,
      label: presetNames[preset],
      filter: { preset },
      ...((preset === 'new-system' || preset === 'old-system') && { permission: 'case.search' }),
    }))
}

type Running = { clock: NonNullable<CaseRow['clock']> }

/** What stands or has ended has no days that could be counted with others. */
export function isRunning<Row extends CaseRow>(row: Row): row is Row & Running {
  return row.clock?.state === 'running'
}

/** My applications, or all cases in the scope of an official: the same list (specification §2.10, §4.4). */
function casesFor(reader: 'applicant' | 'official') {
  const isApplicant = reader === 'applicant'
  const province = codeFilter('provinceCode', provinces, { wire: 'province', address: 'province', max: 2, label: 'list.province' })
  return defineList<CaseRow>()({
    key: isApplicant ? 'my-cases' : 'cases',
    title: isApplicant ? 'list.myCasesTitle' : 'list.casesTitle',
    fields: [
      {
        key: 'number',
        title: 'list.number',
        kind: 'code',
        width: columnWidths.caseNumber,
        isOnCard: true,
        value: (row, { t }) => row.number ?? t('list.noNumber'),
        sheet: { width: 18, value: (row) => row.number },
      },
      { key: 'itemCode', title: 'list.keyMatterCode', isOnSheetOnly: true, value: (row) => matterCode(row.itemCode), sheet: 20 },
      {
        key: 'item',
        title: 'list.item',
        width: columnWidths.itemName,
        isLong: true,
        isMerged: true,
        value: (row, { textOf }) => textOf(row.itemName),
        sheet: 36,
      },
      {
        key: 'title',
        title: 'list.title',
        minWidth: 220,
        isTitle: true,
        value: (row, { t }) => row.title || t('list.untitled'),
        sheet: { width: 48, value: (row) => row.title },
      },
      { key: 'unit', title: 'list.unit', minWidth: 140, isOptional: true, isLong: true, value: (row) => row.unitName, sheet: 28 },
      {
        key: 'applicant',
        title: 'list.applicant',
        share: 15,
        minWidth: 120,
        isOptional: isApplicant,
        isOnCard: !isApplicant,
        isLong: true,
        isMerged: true,
        value: (row) => row.applicantName,
        sheet: 30,
      },
      {
        key: 'province',
        title: 'list.province',
        width: columnWidths.province,
        isOptional: true,
        value: ({ provinceCode }, { locale }) => (provinceCode === null ? '' : nameOf(provinces, provinceCode, locale)),
        sheet: 12,
      },
      {
        key: 'status',
        title: 'list.status',
        // an applicant has the way to apply again beside it
        width: isApplicant ? 200 : 156,
        isOnCard: true,
        value: (row, { textOf }) => textOf(spokenStatusOf(row)),
        sheet: 16,
      },
      {
        key: 'conclusion',
        title: 'list.conclusion',
        width: 100,
        isOptional: true,
        value: ({ conclusion }, { locale }) => (conclusion === null ? '' : nameOf(conclusionList, conclusion, locale)),
        sheet: 12,
      },
      {
        key: 'step',
        title: 'list.step',
        width: columnWidths.stepName,
        isOptional: true,
        isLong: true,
        value: (row, { textOf }) => textOf(row.currentStep),
        sheet: 18,
      },
      {
        key: 'remaining',
        title: 'list.remaining',
        width: columnWidths.remaining + 13,
        isOnCard: true,
        sorts: ['due-asc', 'due-desc'],
        value: (row) => (isRunning(row) ? row.clock.remainingDays : null),
        sheet: { width: 10, title: 'list.remainingDays', kind: 'number' },
      },
      {
        key: 'dueOn',
        title: 'list.dueOn',
        kind: 'date',
        isOnSheetOnly: true,
        value: (row) => (isRunning(row) ? row.clock.dueOn : null),
        sheet: 12,
      },
      { key: 'answerBy', title: 'list.answerBy', kind: 'date', isOptional: true, sheet: 12 },
      { key: 'handler', title: 'list.handler', width: 90, isOptional: true, value: (row) => row.handlerName, sheet: 12 },
      {
        key: 'documentNumber',
        title: 'list.documentNumber',
        // an applicant looks for it here, so it is there whole
        width: isApplicant ? wholeDocumentNumber : columnWidths.documentNumber,
        isOptional: !isApplicant,
        isLong: true,
        sheet: 24,
      },
      {
        key: 'submittedAt',
        title: 'list.submittedAt',
        kind: 'minute',
        isOnCard: true,
        sorts: ['submitted-asc', 'submitted-desc'],
        sheet: 20,
      },
      { key: 'updatedAt', title: 'list.updatedAt', kind: 'minute', isOptional: true, sorts: ['updated-desc'], sheet: 20 },
      {
        key: 'decidedOn',
        title: 'list.decidedOn',
        kind: 'date',
        isOptional: true,
        sheet: 12,
      },
    ],
    filters: [
      textFilter('keyword', { wire: 'keyWord', label: 'list.keyword', placeholder: 'list.keywordPlaceholder', width: 240 }),
      pickedFilter('itemCode', { address: 'item', schema: z.string().max(40), label: 'list.item', width: 200 }),
      statusFilter(120),
      conclusionFilter,
      keywordFieldFilter(isApplicant),
      daysFilter(['submittedFrom', 'submittedTo'], { wire: ['applyTimeS', 'applyTimeE'], label: 'list.submittedRange' }),
      choiceFilter('light', ['amber', 'red'], { label: 'list.light', names: { amber: 'list.lightAmber', red: 'list.lightRed' } }),
      isApplicant ? unasked(province) : province,
      unasked(holderFilter),
      unasked(handlerFilter),
      deskFilter,
      presetFilter,
    ],
    presets: presetsFor(isApplicant),
    defaultSort: isApplicant ? 'updated-desc' : 'submitted-desc',
    rowKey: (row) => row.id,
    groupBy: (row) => row.groupId,
  })
}

/** The cases in the scope of an official. */
export const caseList = casesFor('official')
/** An applicant's own. */
export const myCaseList = casesFor('applicant')

export type CaseFilter = QueryOf<typeof caseList>['filter']
export type CaseSort = QueryOf<typeof caseList>['sort']

export interface CaseQuery extends ListQuery<CaseFilter, CaseSort> {
  /** Whether the counts of the presets are wanted too. */
  isCounting?: boolean | undefined
}
