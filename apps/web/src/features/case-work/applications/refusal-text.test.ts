import { expect, it } from 'vitest'
import { text } from '@wenwu/core/i18n/text'
import { translate } from '@wenwu/core/i18n/translate'
import type { FormDefinition } from '@wenwu/core/form/model'
import { CallError } from '../../../lib/call-error.ts'
import { refusalText } from './refusal-text.ts'

const definition: FormDefinition = {
  sections: [
    {
      key: 'unit',
      title: text('概况', 'Unit'),
      fields: [
        { key: 'age', type: 'text', label: text('时代', 'Period') },
        { key: 'region', type: 'region', depth: 3, label: text('所在地', 'Place') },
      ],
    },
  ],
}
const gap = { path: 'unit.age', code: 'required' }
const city = { path: 'unit.region', code: 'region-depth' }
const say = (problems: (typeof gap)[], code = 'form-invalid') =>
  refusalText(new CallError('refused', 422, '有信息未填写！', { error: code, problems }), definition, {
    locale: 'zh_CN',
    t: (key, params) => translate('zh_CN', key, params),
  })

it('says the literal words of gaps only', () => {
  expect(say([gap])).toBe('有信息未填写！')
  expect(say([gap], 'materials-missing')).toBe('有信息未填写！')
})

it('names what is filled in wrongly', () => {
  expect(say([city])).toBe('有 1 处填写有误：所在地请选择到最末一级')
  expect(say([gap, city])).toBe('有信息未填写！有 1 处填写有误：所在地请选择到最末一级')
})
