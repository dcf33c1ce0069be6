import { describe, expect, it } from 'vitest'
import type { CaseRow, ClockSummary } from '@wenwu/core/cases/model'
import { text, textIn } from '@wenwu/core/i18n/text'
import { translate } from '@wenwu/core/i18n/translate'
import type { TextTools } from '../../../lib/i18n.ts'
import { clockText } from '../../../ui/ClockBadge.tsx'
import { caseSentence, dayInSentence } from './case-sentence.ts'

const tools: TextTools = {
  locale: 'zh_CN',
  t: (key, params) => translate('zh_CN', key, params),
  textOf: (value) => textIn(value, 'zh_CN'),
  setLocale: async () => undefined,
}
const clock: ClockSummary = {
  key: 'decision',
  state: 'running',
  dueOn: '2026-12-03',
  remainingDays: 11,
  light: 'green',
  stopReason: null,
  unit: 'working-day',
}

function row(change: Partial<CaseRow>): CaseRow {
  return {
    id: '1',
    number: '1',
    groupId: null,
    itemCode: '56005',
    itemName: text('事项', 'Item'),
    title: '',
    unitName: '',
    applicantName: '',
    provinceCode: null,
    status: 'G03',
    conclusion: null,
    clock,
    currentStep: text('国家局承办', 'National bureau'),
    handlerName: null,
    documentNumber: null,
    answerBy: null,
    submittedAt: '2026-11-01T00:00:00Z',
    updatedAt: '2026-11-20T06:03:00Z',
    decidedOn: null,
    isLocal: false,
    ...change,
  }
}

describe('caseSentence', () => {
  it('says the step, what is left and until when while time runs', () => {
    expect(caseSentence(row({}), tools)).toBe('国家局承办；剩余 11 个工作日，最迟 2026-12-03 办结。')
  })
  it('promises no more than what is due: the notice of acceptance, the examination, the delivery', () => {
    const sentence = (key: string) => caseSentence(row({ clock: { ...clock, key } }), tools)
    expect(sentence('acceptance')).toBe('国家局承办；剩余 11 个工作日，最迟 2026-12-03 告知是否受理。')
    expect(sentence('review')).toContain('，最迟 2026-12-03 完成初审。')
    expect(sentence('delivery')).toContain('，最迟 2026-12-03 送达。')
  })
  it('says whose time it is where another body has the case', () => {
    const held = { ...clock, key: 'acceptance', remainingDays: -290, light: 'red', timeOf: '山西省文物局' } as const
    const back = row({ status: 'G12', isLocal: true, currentStep: text('县级文物行政部门意见', 'Opinion of the county'), clock: held })
    expect(caseSentence(back, tools)).toBe('县级文物行政部门意见（时限属山西省文物局）；已超过期限 290 天。')
    expect(clockText(held, tools.t)).toBe('超期 290 天（山西省文物局的时限）')
  })
  it('says that time stands still outside', () => {
    const stopped = row({
      status: 'G05',
      currentStep: text('专家评审中', 'Experts'),
      clock: { ...clock, state: 'stopped', light: 'stopped' },
    })
    expect(caseSentence(stopped, tools)).toBe('专家评审中，不计时；剩余 11 个工作日。')
  })
  it('says that time stands still while the head of the bureau has stopped it', () => {
    const stopped = row({ clock: { ...clock, state: 'stopped', light: 'stopped', stopReason: 'hearing' } })
    expect(caseSentence(stopped, tools)).toBe('国家局承办，不计时；剩余 11 个工作日。')
  })
  it('names overdue days and no past date', () => {
    expect(caseSentence(row({ clock: { ...clock, remainingDays: -2, light: 'red' } }), tools)).toBe('国家局承办；已超过期限 2 天。')
  })
  it('says that the last day is over on a day off after it, as the badge of the clock does', () => {
    const last = { ...clock, dueOn: '2026-11-27', remainingDays: 0 }
    expect(caseSentence(row({ clock: { ...last, light: 'amber' } }), tools)).toBe('国家局承办；剩余 0 个工作日，最迟 2026-11-27 办结。')
    const passed = row({ clock: { ...last, light: 'red' } })
    expect(caseSentence(passed, tools)).toBe('国家局承办；已超过期限。')
    expect(dayInSentence(passed)).toBeNull()
    expect(clockText(passed.clock!, tools.t)).toBe('已超期')
  })
  it('distinguishes an application that was not accepted from a refused one', () => {
    const ended = { clock: null, decidedOn: '2026-11-20' }
    expect(caseSentence(row({ status: '5', conclusion: 'not-accepted', ...ended }), tools)).toBe('不予受理，2026-11-20 作出决定。')
    expect(caseSentence(row({ status: 'G10', conclusion: 'refused', ...ended }), tools)).toBe('不予批准，2026-11-20 作出决定。')
  })
  it('says what was decided, with number and date, also once the case is filed', () => {
    const ended = { clock: null, decidedOn: '2026-11-20' }
    for (const status of ['G09', 'G11', '4'])
      expect(caseSentence(row({ status, conclusion: 'approved', ...ended }), tools)).toBe('已批准，2026-11-20 作出决定。')
    expect(caseSentence(row({ status: 'G11', conclusion: 'approved', documentNumber: '文物保函〔2026〕1188号', ...ended }), tools)).toBe(
      '已批准（文物保函〔2026〕1188号），2026-11-20 作出决定。',
    )
    expect(caseSentence(row({ status: 'G10', conclusion: 'refused', documentNumber: '文物保函〔2026〕1189号', ...ended }), tools)).toBe(
      '不予批准（文物保函〔2026〕1189号），2026-11-20 作出决定。',
    )
    expect(caseSentence(row({ status: 'G999', conclusion: 'void', clock: null }), tools)).toBe('已作废。')
    expect(caseSentence(row({ status: 'G999', conclusion: 'withdrawn', clock: null }), tools)).toBe('已由申请人撤回。')
  })
  it('says of a correction that no time runs, and nothing of it where the time goes on', () => {
    const correcting = { status: 'G01', submittedAt: '2026-11-20T06:03:00Z' }
    expect(caseSentence(row({ ...correcting, clock: { ...clock, state: 'stopped', light: 'stopped' } }), tools)).toBe(
      '已退回补正，请按要求修改后重新提交；补正期间不计时。',
    )
    expect(caseSentence(row({ ...correcting, clock }), tools)).toBe('已退回补正，请按要求修改后重新提交。')
  })
  it('tells a draft from a correction', () => {
    expect(caseSentence(row({ status: '01', submittedAt: null, clock: null }), tools)).toBe(
      '填写中，上次保存于 2026-11-20 14:03，尚未提交。',
    )
    expect(caseSentence(row({ status: 'G02' }), tools)).toContain('已退回补正')
  })
})
