import { Pool } from 'pg'
import { describe, expect, it } from 'vitest'
import { addDays, weekday } from '@wenwu/core/kernel/date'
import { addWorkingDays, dayKind } from '@wenwu/core/clock/calendar'
import { computeClock } from '@wenwu/core/clock/statutory'
import { ChinaCalendar, lastPublishedYear, loadChinaCalendar } from './china-calendar.ts'
import { statutoryHolidays } from './statutory-holidays.ts'

const calendar = loadChinaCalendar(2008, 2030)

describe('published years', () => {
  it.each([
    ['2025-01-26', 'make-up'],
    ['2024-02-04', 'make-up'],
    ['2025-09-28', 'make-up'],
    ['2025-10-11', 'make-up'],
    ['2025-01-28', 'holiday'],
    ['2025-10-09', 'working'],
    ['2025-10-12', 'week-end'],
    ['2024-02-09', 'working'],
  ])('%s is %s', (date, kind) => {
    expect(dayKind(date, calendar)).toBe(kind)
  })

  it('gives National Day 2025 from the first to the eighth of October', () => {
    for (let date = '2025-10-01'; date <= '2025-10-08'; date = addDays(date, 1)) expect(dayKind(date, calendar)).toBe('holiday')
    expect(calendar.names.get('2025-10-01')).toMatchObject({ zh_CN: '国庆节', en_US: 'National Day' })
  })

  it('has make-up days only on week-ends', () => {
    for (const date of calendar.makeUpDays) expect(weekday(date), date).toBeGreaterThan(5)
  })

  it('counts twenty working days across a Spring Festival', () => {
    const rule = { key: 'decision', name: { zh_CN: '审批', en_US: 'Decision' }, unit: 'working-day' as const, length: 20 }
    const start = { clock: 'decision', kind: 'start' as const, at: '2025-01-20T02:00:00Z', reason: '' }
    // 21–24 January, 26 and 27 January, 5–8 February, 10–14 and 17–21 February.
    expect(computeClock(rule, [start], calendar, '2025-01-20')).toMatchObject({ dueOn: '2025-02-21', isProvisional: false })
  })
})

describe('years that are not published', () => {
  const unknown = lastPublishedYear + 1

  it('are provisional and have week-ends and statutory holidays', () => {
    expect(calendar.provisionalFrom).toBe(`${unknown}-01-01`)
    for (const { date } of statutoryHolidays(unknown)) expect(dayKind(date, calendar), date).toBe('holiday')
    expect([...calendar.makeUpDays].filter((date) => date >= calendar.provisionalFrom!)).toEqual([])
  })

  it('knows the lunar feasts of 2027', () => {
    const dates = statutoryHolidays(2027)
      .map(({ date }) => date)
      .sort()
    expect(dates).toEqual([
      '2027-01-01',
      '2027-02-05',
      '2027-02-06',
      '2027-02-07',
      '2027-02-08',
      '2027-04-05',
      '2027-05-01',
      '2027-05-02',
      '2027-06-09',
      '2027-09-15',
      '2027-10-01',
      '2027-10-02',
      '2027-10-03',
    ])
  })

  it('lists lunar feasts within a day of ICU, whose new moons are less exact', () => {
    const lunar = new Intl.DateTimeFormat('en-US-u-ca-chinese', { timeZone: 'UTC', month: 'numeric', day: 'numeric' })
    for (let year = 2027; year <= 2046; year++) {
      const feast = (name: string) => statutoryHolidays(year).find((holiday) => holiday.name.zh_CN === name)!.date
      const near = (date: string) => [-1, 0, 1].map((offset) => lunar.format(new Date(addDays(date, offset))))
      expect(near(addDays(feast('春节'), 1))).toContain('1/1')
      expect(near(feast('端午节'))).toContain('5/5')
      expect(near(feast('中秋节'))).toContain('8/15')
    }
  })

  it('has Qingming as the published years have it', () => {
    for (let year = 2008; year <= lastPublishedYear; year++) {
      const qingming = statutoryHolidays(year).find(({ name }) => name.zh_CN === '清明节')!.date
      expect(['holiday', 'week-end'], qingming).toContain(dayKind(qingming, calendar))
    }
  })
})

describe('corrections', () => {
  it('win over the published data', () => {
    const corrected = loadChinaCalendar(
      2025,
      2025,
      new Map([
        ['2025-01-26', { kind: 'off', note: '' }],
        ['2025-10-08', { kind: 'working', note: '' }],
      ] as const),
    )
    expect(dayKind('2025-01-26', corrected)).toBe('week-end')
    expect(dayKind('2025-10-08', corrected)).toBe('working')
    expect(addWorkingDays('2025-09-30', 1, corrected)).toBe('2025-10-08')
  })

  it('come from the database, and the calendar is the same object until the year turns', async () => {
    let now = new Date('2025-12-31T15:59:00Z')
    const rows: unknown[] = [{ version: 1, day: '2025-12-25', is_working: false, note: '停电' }]
    const pool = new Pool()
    pool.query = (() => Promise.resolve({ rows })) as unknown as typeof pool.query
    const china = await ChinaCalendar.load(pool, () => now)
    const first = china.current()
    expect([dayKind('2025-12-25', first), first.version, first.names.get('2025-12-25')?.zh_CN]).toEqual(['holiday', 1, '停电'])
    expect(china.current()).toBe(first)
    now = new Date('2025-12-31T16:00:00Z')
    expect(china.current()).not.toBe(first)
    rows[0] = { version: 2, day: null }
    await china.reload()
    expect([dayKind('2025-12-25', china.current()), china.current().version]).toEqual(['working', 2])
  })
})
