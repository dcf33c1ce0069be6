import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { text } from '../i18n/text.ts'
import { hasFormat, tidyFormat } from './formats.ts'
import type { Field, FormData, FormDefinition } from './model.ts'
import { tidyData } from './tidy.ts'

const named = { label: text('甲', 'A') }
const fields: Field[] = [
  { type: 'text', key: 'line', ...named },
  { type: 'text', key: 'code', format: 'credit-code', ...named },
  { type: 'text', key: 'phone', format: 'phone', ...named },
  { type: 'text', key: 'email', format: 'email', ...named },
  { type: 'text', key: 'letter', format: 'document-number', ...named },
  { type: 'long-text', key: 'words', ...named },
  { type: 'person', key: 'head', parts: ['phone', 'email', 'idCard', 'unit'], ...named },
  { type: 'organization', key: 'unit', ...named },
  { type: 'heritage-unit', key: 'site', ...named },
  { type: 'number', key: 'count', ...named },
]
const form: FormDefinition = {
  sections: [{ key: 'basic', title: text('甲', 'A'), fields: [...fields, { type: 'table', key: 'rows', columns: fields, ...named }] }],
}
const tidied = (filled: Record<string, unknown>) => tidyData(form, { basic: filled })['basic']
const bom = '\ufeff'

describe('what typing and pasting leave behind', () => {
  test.each([
    ['line', ` ${bom}\u200b三门峡水库\u200d 二期 \u3000${bom}`, '三门峡水库\u200d 二期'],
    ['line', `${bom}\u200b `, ''],
    ['code', `${bom}91110000 600037341l\u200b${bom}`, '91110000600037341L'],
    // what cannot be brought into its format stays as it was typed
    ['code', ` 91110000 ${bom}`, '91110000'],
    ['phone', '１３９ 1234\u200b5678', '13912345678'],
    ['phone', ' 转 12 号分机 ', '转 12 号分机'],
    ['email', `${bom}zs@qq.com\u2060`, 'zs@qq.com'],
    ['letter', `陕文物[2026] 12号${bom}`, '陕文物〔2026〕12号'],
    ['words', `${bom}\n  第一段\u200b\n\n第二段 \n${bom}${bom}`, '\n  第一段\u200b\n\n第二段 \n'],
    [
      'head',
      { name: ` 张三${bom}`, phone: '139 1234 5678', email: 'zs@qq.com ', idCard: '11010519491231002x', unit: ' 甲 乙 ' },
      { name: '张三', phone: '13912345678', email: 'zs@qq.com', idCard: '11010519491231002X', unit: '甲 乙' },
    ],
    ['unit', { id: 'u1', name: ` 某馆${bom}` }, { id: 'u1', name: '某馆' }],
    ['site', { code: '1-1', name: ` 某塔${bom}` }, { code: '1-1', name: '某塔' }],
  ])('%s %j', (key, given, expected) => {
    expect(tidied({ [key]: given })).toEqual({ [key]: expected })
    expect(tidied({ rows: [{ id: 'r1', [key]: given }] })).toEqual({ rows: [{ id: 'r1', [key]: expected }] })
  })

  test('any data are taken, once is enough, and nothing that can be seen of a line is lost', () => {
    const seen = (value: unknown) => String(value).replace(/[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
    const any = fc.dictionary(fc.constantFrom(...fields.map(({ key }) => key), 'rows', 'other'), fc.jsonValue())
    fc.assert(
      fc.property(any, (filled) => {
        const once = tidyData(form, { basic: filled })
        expect(tidyData(form, once)).toEqual(once)
        if (typeof filled['line'] === 'string') expect(seen(once['basic']!['line'])).toBe(seen(filled['line']))
      }),
    )
    expect(tidyData(form, { basic: 7 } as unknown as FormData)).toEqual({ basic: 7 })
  })
})

test('codes are the same however they are pasted, and no invisible sign keeps one from its format', () => {
  for (const sign of [bom, '\u200b', '\u200d', '\u2060', '\u00a0', '\u3000', '\u202e', '\u00ad']) {
    const tidy = tidyFormat('credit-code', `${sign}9111 0000600037341l${sign}`)
    expect([tidy, hasFormat('credit-code', tidy)]).toEqual(['91110000600037341L', true])
  }
})
