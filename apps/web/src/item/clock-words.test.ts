import { expect, test } from 'vitest'
import { translate } from '@wenwu/core/i18n/translate'
import { clockWords } from './clock-words.ts'

const words = (kind: string, details: Record<string, unknown>) =>
  clockWords({ kind, details }, (key, params) => translate('zh_CN', key, params))

test('a stop is called one once: by the verb that did it, else here; an extension says by how much and until when', () => {
  const stop = { reason: 'hearing', days: 7, unit: 'working-day', dueOn: null }
  expect(words('clock-suspended', { stop })).toBe('听证，预计 7 个工作日')
  expect(words('acted', { stop })).toBe('暂停计时：听证，预计 7 个工作日')
  expect(words('clock-extended', { extension: { days: 10, unit: 'working-day', dueOn: '2026-04-14' } })).toBe(
    '增加10个工作日，至2026-04-14',
  )
  expect(words('acted', {})).toBe('')
})
