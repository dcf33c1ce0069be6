import { expect, it, vi } from 'vitest'
import { findText } from '@wenwu/core/i18n/translate'
import { refusalOfFile } from './refusal-of-file.ts'

vi.mock('../lib/i18n.ts', () => ({ textNow: (key: string, params?: Record<string, string>) => findText('zh_CN', key, params) }))

it('says of a file of the wrong kind what can be uploaded', () => {
  expect(refusalOfFile({ name: 'old.xls', size: 5 }, ['pdf', 'xlsx'])?.text).toBe('文件“old.xls”类型超出限制！ 可上传 pdf、xlsx')
  expect(refusalOfFile({ name: 'new.XLSX', size: 5 }, ['pdf', 'xlsx'])).toBeUndefined()
  expect(refusalOfFile({ name: 'new.xlsx', size: 0 }, ['pdf', 'xlsx'])?.text).toBe('文件“new.xlsx”没有内容。')
})
