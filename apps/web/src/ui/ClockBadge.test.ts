import { expect, test } from 'vitest'
import type { ClockSummary } from '@wenwu/core/cases/model'
import { translate } from '@wenwu/core/i18n/translate'
import { clockText, type ClockedCase } from './ClockBadge.tsx'

const ended: ClockSummary = {
  key: 'decision',
  state: 'ended',
  dueOn: null,
  remainingDays: null,
  light: 'none',
  stopReason: null,
  unit: 'working-day',
}
const said = (of?: ClockedCase) => clockText(ended, (key, params) => translate('zh_CN', key, params), of)

test('what is still to be done after the decision, and the law gives no time for, is not told as over', () => {
  expect(said({ status: 'G09', conclusion: 'approved' })).toBe('不限时')
  expect(said({ status: 'G11', conclusion: 'approved' })).toBe('已结束')
  expect(said({ status: 'G02', conclusion: null })).toBe('已结束')
  // a clock for itself, in the count of its days
  expect(said()).toBe('已结束')
})
