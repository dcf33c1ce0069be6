import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { plain } from '../http/codec.ts'
import { wordsIn } from '../i18n/words.ts'
import { caseList, myCaseList } from '../cases/list.ts'
import { lawList } from '../laws/list.ts'
import { todoList } from '../tasks/list.ts'
import { accountList } from '../users/list.ts'
import type { AppError } from '../kernel/errors.ts'
import { columnKeys, columnText, exportCodec, pageCodec, publicPage, queryCodec } from './wire.ts'
import { askedBy, defineList } from './definition.ts'
import { isMono, sheetColumn, sheetFields, shownValue, widthOf } from './field.ts'
import { choiceFilter, codeFilter, daysFilter, flagFilter, knownValues, pickedFilter, textFilter } from './filter.ts'
import { provinces } from '../codes/provinces.ts'

interface Row {
  id: string
  title: string
  at: string | null
  budget: number | null
  state: 'open' | 'done'
}
const row: Row = { id: '1', title: '塔', at: '2026-11-23T04:05:06.000Z', budget: 1234.5, state: 'open' }

const list = defineList<Row>()({
  key: 'rows',
  title: 'laws.title',
  fields: [
    { key: 'title', title: 'laws.columnTitle', isTitle: true, minWidth: 200, sheet: 40 },
    { key: 'at', title: 'laws.published', kind: 'minute', sorts: ['at-asc', 'at-desc'], sheet: 20 },
    { key: 'budget', title: 'filed-projects.budget', kind: 'money', sorts: ['budget-desc'], sheet: { width: 12, title: 'laws.issuer' } },
    { key: 'state', title: 'laws.standing', value: (one, { t }) => t(one.state === 'open' ? 'laws.from' : 'laws.to') },
    { key: 'id', title: 'laws.index', isOnSheetOnly: true, sheet: 10 },
  ],
  filters: [
    textFilter('keyword', { wire: 'keyWord', label: 'laws.keyword', max: 5 }),
    choiceFilter('state', ['open', 'done'], {
      wireNames: { open: '1', done: '2' },
      addressNames: { open: 'o', done: 'd' },
      offered: ['done'],
      label: 'laws.standing',
      names: { open: 'laws.from', done: 'laws.to' },
    }),
    codeFilter('provinceCode', provinces, { wire: 'province', address: 'province', max: 2, label: 'laws.issuer' }),
    flagFilter('hasFile', {
      wireNames: ['1', '0'],
      address: 'file',
      label: 'laws.page',
      yes: ['with', 'laws.from'],
      no: ['without', 'laws.to'],
    }),
    daysFilter(['begin', 'end'], { wire: ['dayS', 'dayE'], mayBeBlank: true, label: 'laws.period' }),
    pickedFilter('group', { schema: z.string().max(3), accepts: (value) => value !== 'no', label: 'laws.tabs' }),
    choiceFilter('hidden', ['a', 'b'], {}),
  ],
  presets: [
    { key: 'all', label: 'list.presetAll' },
    { key: 'today', label: 'laws.from', filter: (today) => ({ begin: today, hidden: 'b' as const }) },
  ],
  defaultSort: 'at-desc',
  rowKey: (one) => one.id,
})
const address = { values: {}, preset: '', sort: '', page: { number: 2, size: 10 } }

describe('what the address says', () => {
  const filterOf = (values: Record<string, string>, preset = '') => askedBy(list, { ...address, values, preset }, '2026-11-23').filter

  it('is the query; what is unknown is dropped', () => {
    expect(filterOf({ keyword: ' 一二三四五六', state: 'd', province: '61', file: 'without', from: '2026-02-28', group: 'yes' })).toEqual({
      keyword: '一二三四五',
      state: 'done',
      provinceCode: '61',
      hasFile: false,
      begin: '2026-02-28',
      group: 'yes',
    })
    expect(filterOf({ state: 'done', province: '99', file: 'x', from: '2026-02-30', group: 'no', hidden: 'a', other: '1' })).toEqual({})
    // what no database keeps
    for (const keyword of ['\u0000', '塔\ud800']) expect(filterOf({ keyword })).toEqual({})
    expect(askedBy(list, { ...address, sort: 'budget-desc' }, '').sort).toBe('budget-desc')
    expect(askedBy(list, { ...address, sort: 'budget-asc' }, '').sort).toBe('at-desc')
  })

  it('keeps of its values those that it knows, or of some names alone', () => {
    const known = { keyword: '塔', state: 'd', from: '2026-02-28' }
    expect(knownValues(list.filter, { ...known, province: '99', file: 'x', to: '2026-02-30', other: '1' })).toEqual(known)
    expect(knownValues(list.filter, { state: 'done', to: '2026-02-30', other: '1' }, ['state', 'other'])).toEqual({ to: '2026-02-30' })
  })

  it('has a tab’s own filter on top, by the day', () => {
    expect(filterOf({ from: '2026-01-01', keyword: '塔' }, 'today')).toEqual({ keyword: '塔', begin: '2026-11-23', hidden: 'b' })
    expect(filterOf({}, 'nothing')).toEqual({})
  })
})

describe('the wire', () => {
  const codec = queryCodec(list, publicPage)

  it('has the names of the filters there, and back', () => {
    const query = {
      filter: { keyword: '塔', state: 'open', hasFile: true, begin: '2026-01-01', hidden: 'a' },
      sort: 'at-asc',
      page: { number: 3, size: 30 },
    } as const
    const wire = { keyWord: '塔', state: '1', hasFile: '1', dayS: '2026-01-01', hidden: 'a', sort: 'at-asc' }
    expect(codec.toWire(query)).toEqual({ ...wire, pageNation: { pageNumber: 3, pageSize: 30 } })
    expect(codec.schema.safeParse(codec.toWire(query)).success).toBe(true)
    expect(codec.toDomain(codec.toWire(query))).toEqual(query)
    expect(codec.toDomain({ keyWord: '', dayS: '', pageNation: { pageNumber: 1, pageSize: 10 } })).toEqual({
      filter: {},
      sort: 'at-desc',
      page: { number: 1, size: 10 },
    })
  })

  it('refuses what is not among its names and sorts', () => {
    const page = { pageNation: { pageNumber: 1, pageSize: 10 } }
    for (const wrong of [{ sort: 'budget-asc' }, { state: 'open' }, { keyWord: '一二三四五六' }, { dayS: '2026-02-30' }, { hidden: 'c' }])
      expect([wrong, codec.schema.safeParse({ ...page, ...wrong }).success]).toEqual([wrong, false])
  })

  it('of an export has the columns, as an array or as text', () => {
    const query = { filter: { keyword: '塔' }, sort: 'at-desc', columns: ['title', 'at'] } as const
    const [array, text] = [exportCodec(list, columnKeys(list)), exportCodec(list, columnText(list).optional())]
    expect(array.toWire({ ...query, columns: [...query.columns] })).toEqual({ keyWord: '塔', sort: 'at-desc', columns: ['title', 'at'] })
    expect(text.toWire({ ...query, columns: [...query.columns] })).toMatchObject({ columns: 'title,at' })
    for (const codecOf of [array, text]) expect(codecOf.toDomain(codecOf.toWire({ ...query, columns: [...query.columns] }))).toEqual(query)
    expect(text.toDomain({})).toEqual({ filter: {}, sort: 'at-desc', columns: [] })
    const refusal = (read: () => unknown): unknown => {
      try {
        return read()
      } catch (error) {
        const { code, params, field } = error as AppError
        return [code, params['name'], field]
      }
    }
    for (const [columns, name] of [
      [['title', 'nothing'], 'nothing'],
      [['toString'], 'toString'],
      [['title,at'], 'title,at'],
    ] as const)
      expect(refusal(() => array.toDomain({ columns }))).toEqual(['view-unknown-part', name, 'columns'])
    for (const [columns, name] of [
      ['nothing', 'nothing'],
      ['title,', ''],
      ['title,nothing', 'nothing'],
      ['titleat', 'titleat'],
    ] as const)
      expect(refusal(() => text.toDomain({ columns }))).toEqual(['view-unknown-part', name, 'columns'])
    for (const columns of [['title', 'at', 'budget', 'state', 'id', 'id', 'id', 'id', 'id', 'id'], ['x'.repeat(65)]])
      expect([columns, array.schema.safeParse({ columns }).success]).toEqual([columns, false])
    for (const columns of ['', 'id', 'title,state'])
      expect(text.toDomain({ columns })).toMatchObject({ columns: columns === '' ? [] : columns.split(',') })
    // other names are refused, or a filter by a wrong one would give everything
    for (const codecOf of [array, text, codec]) expect(z.toJSONSchema(codecOf.schema)).toMatchObject({ propertyNames: true })
  })

  it('of an export in an address takes what the specification sends: a page, titles of columns, a mark', () => {
    const text = exportCodec(list, columnText(list).optional())
    const plain = { filter: {}, sort: 'at-desc', columns: [] }
    const asked = (wire: object): unknown => text.toDomain(text.schema.parse(wire))
    expect(asked({ pageNumber: '2', pageSize: '30', titles: '标题,Published', mark: '1' })).toEqual({
      ...plain,
      titles: ['标题', 'Published'],
      page: { number: 2, size: 30 },
    })
    expect(asked({ pageNumber: '2', pageSize: '30', titles: '', mark: 'all' })).toEqual(plain)
    expect(asked({ pageNumber: '2' })).toEqual(plain)
    const query = { ...plain, sort: 'at-desc', titles: ['标题'], page: { number: 1, size: 10 } } as const
    expect(asked(text.toWire({ ...query, columns: [], titles: [...query.titles] }))).toEqual(query)
    expect(text.schema.safeParse({ pageNumber: '0', pageSize: '30' }).success).toBe(false)
    expect(exportCodec(list, columnKeys(list)).toDomain({ columns: [], titles: '标题', pageNumber: 1, pageSize: 1 })).toEqual(plain)
  })

  it('of a page keeps rows and the capped total', () => {
    const page = pageCodec(plain(z.object({ id: z.string() })))
    const domain = { rows: [{ id: '1' }], total: 10_000, isCapped: true }
    expect(page.toWire(domain)).toEqual({ data: [{ id: '1' }], pagination: { totalNum: 10_000, capped: true } })
    expect(page.toDomain(page.toWire(domain))).toEqual(domain)
    const later = { ...domain, isContinued: true }
    expect(page.toWire(later)).toMatchObject({ pagination: { continued: true } })
    expect(page.toDomain(page.toWire(later))).toEqual(later)
  })
})

describe('a field', () => {
  const [title, at, budget, state] = list.fields

  it('is shown by its kind, in the language in use', () => {
    const shown = (locale: 'zh_CN' | 'en_US') => list.fields.slice(0, 4).map((field) => shownValue(field, row, wordsIn(locale)))
    expect(shown('zh_CN')).toEqual(['塔', '2026-11-23 12:05', '1,234.50', '起始时间'])
    expect(shown('en_US')).toEqual(['塔', '23 Nov 2026 12:05', '1,234.50', 'From'])
    expect(
      list.fields.slice(0, 3).map((field) => shownValue(field, { ...row, title: '', at: null, budget: null }, wordsIn('en_US'))),
    ).toEqual(['', '', ''])
    const day = { key: 'day', title: 'list.keyword', kind: 'date', value: () => '2026-12-20' } as const
    expect(['zh_CN', 'en_US'].map((locale) => shownValue(day, row, wordsIn(locale as 'zh_CN')))).toEqual(['2026-12-20', '20 Dec 2026'])
  })

  it('has the width and letters of its kind unless it says otherwise', () => {
    expect(lawList.fields.slice(1, 4).map((field) => widthOf(field))).toEqual([undefined, 126, 96])
    expect([title, at, budget, state].map((field) => [widthOf(field!), isMono(field!)])).toEqual([
      [undefined, false],
      [150, true],
      [undefined, true],
      [undefined, false],
    ])
  })

  it('is a column of the sheet with the words of the language; keys that the sheet has not are left out', () => {
    const keys = (asked: string[]) => sheetFields(list.fields, asked).map((field) => field.key)
    expect(keys([])).toEqual(['title', 'at', 'budget', 'id'])
    expect(keys(['budget', 'state', 'constructor', 'title'])).toEqual(['budget', 'title'])
    expect(keys(['state'])).toEqual(['title', 'at', 'budget', 'id'])
    const columns = sheetFields(list.fields, []).map((field) => sheetColumn(field, wordsIn('en_US')))
    expect(columns.map(({ title: heading, width, kind, value }) => [heading, width, kind, value(row)])).toEqual([
      ['Title', 40, 'text', '塔'],
      ['Published', 20, 'time', '2026-11-23 12:05:06'],
      ['Issued by', 12, 'number', 1234.5],
      ['No.', 10, 'text', '1'],
    ])
  })

  it('gives the list its closed set of sorts', () => {
    expect(list.sorts).toEqual(['at-asc', 'at-desc', 'budget-desc'])
  })
})

describe('the lists that ask in their own way', () => {
  it('laws: tab and class of law share one name of the specification', () => {
    const { fromWire, toWire } = lawList.filter
    expect(fromWire({ legalType: '国际公约' })).toEqual({ tab: 'convention' })
    expect(fromWire({ legalType: '地方性法规' })).toEqual({ lawClass: '地方性法规' })
    expect(fromWire({ legalType: '参考', lawClass: '司法解释' })).toEqual({ tab: 'reference', lawClass: '司法解释' })
    expect(fromWire({ legalType: '全部' })).toEqual({})
    expect(toWire({ tab: 'convention' })).toMatchObject({ legalType: '国际公约' })
  })

  it('cases: `isold` is a preset, a keyword’s field may be chosen before the keyword, one status is not several', () => {
    const { fromWire } = caseList.filter
    expect(
      [{ isold: 'true' }, { isold: false }, { isold: '' }, { isold: true, preset: 'draft' }].map((wire) => fromWire(wire).preset),
    ).toEqual(['old-system', 'new-system', 'all', 'draft'])
    const asked = (values: Record<string, string>) => askedBy(caseList, { ...address, values }, '').filter
    expect(asked({ in: 'billName' })).toEqual({ preset: 'all', keywordField: 'billName' })
    expect(asked({ in: 'billName', keyword: '塔' })).toEqual({ preset: 'all', keyword: '塔', keywordField: 'billName' })
    expect([asked({ status: 'G12' }), asked({ status: 'G12,G11,nothing' })]).toEqual([
      { preset: 'all', status: 'G12' },
      { preset: 'all', statuses: ['G12', 'G11'] },
    ])
  })

  it('cases: an applicant is asked neither for a province nor for handlers, and has drafts', () => {
    const choices = (of: typeof caseList) =>
      of.controls.flatMap((control) =>
        control.kind === 'select' && control.key === 'in' ? (control.choices?.(wordsIn('zh_CN'), {}) ?? []) : [],
      )
    const facts = (of: typeof caseList) => [
      of.controls.some((control) => control.kind === 'select' && control.key === 'province'),
      choices(of).some((choice) => choice.value === 'handlingPeople'),
      of.presets?.some((preset) => preset.key === 'draft'),
    ]
    expect(facts(caseList)).toEqual([true, true, false])
    expect(facts(myCaseList)).toEqual([false, false, true])
  })

  it('to-dos: every item has a code of its own on the wire; tabs ask by the day', () => {
    expect(todoList.filter.fromWire({ itemCode: '00777' })).toEqual({})
    expect(todoList.filter.toWire({})).toMatchObject({ itemCode: '00777' })
    expect(askedBy(todoList, { ...address, preset: 'due-today' }, '2026-11-23').filter).toEqual({ dueOn: '2026-11-23' })
    expect(askedBy(todoList, { ...address, preset: 'overdue' }, '').filter).toEqual({ isOverdue: true })
  })

  it('accounts: kinds are the specification’s codes in address and on the wire', () => {
    expect(askedBy(accountList, { ...address, values: { kind: '3' } }, '').filter).toEqual({ kind: 'official' })
    expect(accountList.filter.toWire({ kind: 'official', isLocked: true })).toMatchObject({ userType: '3', isLock: '1' })
  })
})
