import { z } from 'zod'
import { nameOf } from '../codes/code-list.ts'
import { provinces } from '../codes/provinces.ts'
import { say, type Label, type Words } from '../i18n/words.ts'
import { addMoney } from '../kernel/money.ts'
import { idText } from '../http/wire.ts'
import { defineList, type QueryOf } from '../list/definition.ts'
import { choiceFilter, codeFilter, pickedFilter, textFilter, type ListFilter } from '../list/filter.ts'
import type { PlanWarning } from './duplicates.ts'
import {
  planKindNames,
  planKinds,
  planPresetKeys,
  planStatusNames,
  planStatuses,
  rowFilterResultNames,
  rowFilterResults,
  rowResultNames,
  type AnnualPlan,
  type PlanRow,
} from './model.ts'

/** A kind and a status are fields of both lists. */
const named =
  (names: Readonly<Record<string, Label>>, key: string) =>
  (row: object, words: Words): string =>
    say(words, names[String((row as Record<string, unknown>)[key])]!)

const yearFilter = pickedFilter('year', {
  schema: z.string().regex(/^\d{4}$/),
  accepts: (value) => /^\d{4}$/.test(value),
  label: 'annual-plans.year',
  width: 110,
})
const provinceFilter = codeFilter('provinceCode', provinces, { address: 'province', max: 2, label: 'annual-plans.province', width: 140 })
const kindFilter = choiceFilter('kind', planKinds, { label: 'annual-plans.kind', names: planKindNames, width: 200 })

/** /annual-plans: a province its own, the national bureau those that were submitted, a third party those it ranks. */
export const annualPlanList = defineList<AnnualPlan>()({
  key: 'annual-plans',
  title: 'annual-plans.title',
  fields: [
    {
      key: 'name',
      title: 'annual-plans.plan',
      minWidth: 220,
      isTitle: true,
      value: (row, words) => planName(row, words),
      sheet: 40,
    },
    {
      key: 'province',
      title: 'annual-plans.province',
      width: 96,
      isOnCard: true,
      value: (row, { locale }) => nameOf(provinces, row.provinceCode, locale),
      sheet: 18,
    },
    { key: 'status', title: 'annual-plans.status', width: 124, isOnCard: true, value: named(planStatusNames, 'status'), sheet: 14 },
    { key: 'dueOn', title: 'annual-plans.dueOn', kind: 'date', isOnCard: true, sorts: ['due-desc', 'due-asc'], sheet: 14 },
    { key: 'rowCount', title: 'annual-plans.rowCount', kind: 'number', width: 70, isSummed: true, sheet: 10 },
    // the name is whole on a narrow screen; what it costs stands in the plan
    { key: 'budget', title: 'annual-plans.budget', kind: 'money', width: 124, isSummed: true, isOptional: true, sheet: 16 },
    { key: 'stateFunds', title: 'annual-plans.stateFunds', kind: 'money', width: 156, isOnCard: true, isSummed: true, sheet: 16 },
    { key: 'approvedFunds', title: 'annual-plans.approvedFunds', kind: 'money', width: 128, isOnCard: true, isSummed: true, sheet: 16 },
    { key: 'submittedAt', title: 'annual-plans.submittedAt', kind: 'minute', isOptional: true, sheet: 20 },
    { key: 'issuedAt', title: 'annual-plans.issuedAt', kind: 'minute', isOptional: true, sheet: 20 },
  ],
  filters: [
    yearFilter,
    kindFilter,
    provinceFilter,
    choiceFilter('status', planStatuses, { label: 'annual-plans.status', names: planStatusNames, width: 130 }),
    choiceFilter('preset', planPresetKeys, {}),
  ],
  presets: planPresetKeys.map((preset) => ({
    key: preset,
    label: `annual-plans.preset-${preset}` as const,
    filter: { preset },
    ...(preset !== 'all' && { empty: 'annual-plans.emptyOfPreset' as const }),
  })),
  defaultSort: 'due-desc',
  rowKey: (row) => row.id,
})

/** What a plan is called: 2027年文物保护工程年度计划（第1批）. */
export function planName(plan: Pick<AnnualPlan, 'year' | 'kind' | 'batch'>, words: Words): string {
  return words.t('annual-plans.planName', { year: plan.year, kind: say(words, planKindNames[plan.kind]), n: plan.batch })
}

/** The same where plans of several provinces meet: 陕西省 · 2027年文物保护工程年度计划（第1批）. */
export function fullPlanName(plan: Pick<AnnualPlan, 'year' | 'kind' | 'batch' | 'provinceCode'>, words: Words): string {
  return `${nameOf(provinces, plan.provinceCode, words.locale)} · ${planName(plan, words)}`
}

/** What its tab is called: first what tells it from others, since the end is cut. `isOwn`: all plans that the reader sees are of their province. */
export function planTabName(
  { year, kind, batch, provinceCode }: Pick<AnnualPlan, 'year' | 'kind' | 'batch' | 'provinceCode'>,
  words: Words,
  { isOwn }: { isOwn: boolean },
): string {
  const name = words.t('annual-plans.planTab', { n: batch, year, kind: say(words, planKindNames[kind]) })
  return isOwn ? name : `${nameOf(provinces, provinceCode, words.locale)} ${name}`
}

/** The rows of one plan; no control asks for it. */
const ofPlan: ListFilter<{ planId?: string | undefined }> = {
  shape: { planId: idText.optional() },
  fromWire: ({ planId }) => (planId === undefined ? {} : { planId: String(planId) }),
  toWire: ({ planId }) => ({ planId }),
  fromAddress: () => ({}),
}

/** What a row is like, in words. */
export function warningText({ code, year, batch, name }: PlanWarning, { t }: Pick<Words, 't'>): string {
  return t(`annual-plans.warning-${code}`, { year, n: batch, name })
}

/** What became of a row, and whether an adjustment of it waits. */
function resultInWords({ result, isAdjusting }: PlanRow, words: Words): string {
  const waiting = isAdjusting && result !== 'open' ? ` · ${words.t('annual-plans.adjusting')}` : ''
  return `${say(words, rowResultNames[result])}${waiting}`
}

const rowFields = [
  { key: 'rank', title: 'annual-plans.rank', kind: 'number', width: 148, isOnCard: true, sorts: ['rank-asc'], sheet: 8 },
  { key: 'provinceRank', title: 'annual-plans.provinceRank', kind: 'number', width: 84, isOnCard: true, sheet: 8 },
  { key: 'group', title: 'annual-plans.group', width: 132, isMerged: true, isLong: true, isOnCard: true, sheet: 20 },
  { key: 'projectName', title: 'annual-plans.projectName', minWidth: 220, isTitle: true, sheet: 48 },
  { key: 'siteName', title: 'annual-plans.siteName', share: 14, minWidth: 120, isLong: true, sheet: 28 },
  { key: 'budget', title: 'annual-plans.budget', kind: 'money', width: 120, isSummed: true, sheet: 16 },
  { key: 'stateFunds', title: 'annual-plans.stateFunds', kind: 'money', width: 156, isOnCard: true, isSummed: true, sheet: 16 },
  { key: 'result', title: 'annual-plans.result', width: 112, isOnCard: true, value: resultInWords, sheet: 18 },
  { key: 'approvedFunds', title: 'annual-plans.approvedFunds', kind: 'money', width: 124, isOnCard: true, isSummed: true, sheet: 16 },
  {
    key: 'earlier',
    title: 'annual-plans.earlier',
    width: 130,
    isOptional: true,
    value: ({ earlier }: PlanRow, { t }: Words) =>
      earlier === null ? '' : t('annual-plans.batchOf', { year: earlier.year, n: earlier.batch }),
    sheet: 16,
  },
  {
    key: 'duplicates',
    title: 'annual-plans.duplicates',
    minWidth: 240,
    isOptional: true,
    isLong: true,
    isOnCard: true,
    value: ({ warnings }: PlanRow, words: Words) => warnings.map((warning) => warningText(warning, words)).join('；'),
  },
  { key: 'caseNumber', title: 'annual-plans.case', kind: 'code', width: 150, isOptional: true, sheet: 24 },
  { key: 'remark', title: 'annual-plans.remark', share: 14, minWidth: 120, isLong: true, isOptional: true, sheet: 40 },
] as const

const rowFilters = [
  textFilter('keyword', { wire: 'keyWord', label: 'annual-plans.keyword', placeholder: 'annual-plans.keywordPlaceholder', width: 220 }),
  choiceFilter('result', rowFilterResults, { label: 'annual-plans.result', names: rowFilterResultNames, width: 120 }),
] as const

/** Rows that follow each other with the same group of one plan are one. */
export const groupBy = ({ planId, group }: Pick<PlanRow, 'planId' | 'group'>): string | null => (group === '' ? null : `${planId} ${group}`)

/** The rows of one plan, in their ranks. An export can be corrected and imported again. */
export const planRowList = defineList<PlanRow>()({
  key: 'plan-rows',
  title: 'annual-plans.rows',
  fields: rowFields,
  filters: [
    ...rowFilters,
    choiceFilter('duplicates', ['suspect'], {
      label: 'annual-plans.duplicates',
      names: { suspect: 'annual-plans.duplicates-suspect' },
      width: 130,
    }),
    ofPlan,
  ],
  defaultSort: 'rank-asc',
  pageSize: 30,
  rowKey: (row) => row.id,
  groupBy,
})

/** What an adjustment adds to the sum of a row, or takes away. */
export function adjustedBy({ before, after }: NonNullable<PlanRow['adjustment']>): number {
  // a project that is to be cancelled has nothing more
  return addMoney(after ?? 0, -before)
}

/** What of a row is shown otherwise where the plans of all stand. */
const inAllPlans = {
  rank: { width: 76 },
  group: { width: 104 },
  projectName: { minWidth: 212 },
  siteName: { isOptional: true },
  budget: { isOptional: true },
} as const

/** /plan-projects: the rows of all plans of one's scope. */
export const planProjectList = defineList<PlanRow>()({
  key: 'plan-projects',
  title: 'annual-plans.projects',
  fields: [
    {
      key: 'plan',
      title: 'annual-plans.batch',
      width: 104,
      isMerged: false,
      isOnCard: true,
      value: ({ year, batch }, { t }) => t('annual-plans.batchOf', { year, n: batch }),
      sheet: 16,
    },
    { key: 'kind', title: 'annual-plans.kind', width: 130, isOptional: true, value: named(planKindNames, 'kind'), sheet: 20 },
    {
      key: 'province',
      title: 'annual-plans.province',
      width: 96,
      isOnCard: true,
      value: (row, { locale }) => nameOf(provinces, row.provinceCode, locale),
      sheet: 18,
    },
    // only in its plan a row is ranked; what is decided has to fit a narrow screen beside it
    ...rowFields
      .filter(({ key }) => key !== 'provinceRank')
      .map((field) => ({ ...field, ...inAllPlans[field.key as keyof typeof inAllPlans] })),
    {
      key: 'adjustTo',
      title: 'annual-plans.adjustTo',
      kind: 'money',
      width: 156,
      isOnCard: true,
      // a project that is to be cancelled has nothing more
      value: ({ adjustment }: PlanRow) => (adjustment === null ? null : (adjustment.after ?? 0)),
      sheet: 16,
    },
    {
      key: 'adjustBy',
      title: 'annual-plans.adjustBy',
      kind: 'money',
      width: 120,
      isOnCard: true,
      value: ({ adjustment }: PlanRow) => (adjustment === null ? null : adjustedBy(adjustment)),
      sheet: 16,
    },
  ],
  filters: [...rowFilters, yearFilter, kindFilter, provinceFilter],
  defaultSort: 'rank-asc',
  pageSize: 30,
  rowKey: (row) => row.id,
  groupBy,
})

/** Fields of the list of projects that say something only of adjustments that wait. */
export const adjustmentFields = ['adjustTo', 'adjustBy'] as const

export type AnnualPlanQuery = QueryOf<typeof annualPlanList>
export type PlanRowQuery = QueryOf<typeof planRowList>
export type PlanProjectQuery = QueryOf<typeof planProjectList>
