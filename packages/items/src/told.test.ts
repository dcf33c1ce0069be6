import { describe, expect, it } from 'vitest'
import { findCodeList } from '@wenwu/core/codes/code-lists'
import type { FormContext } from '@wenwu/core/form/model'
import { heardFields, toldFields } from '@wenwu/core/form/told'
import { examples } from './examples.generated.ts'
import { items } from './index.generated.ts'

const context: FormContext = { locale: 'zh_CN', today: '2026-11-20', codeList: (id) => findCodeList(id)?.entries }

describe.each(items)('$code', ({ code, form, viewer }) => {
  const example = examples[code]!

  it('what its form tells other programs is heard as it was', () => {
    for (const { key, fields } of form.sections) {
      const told = toldFields(fields, example[key], context)
      expect([key, heardFields(fields, told, context)]).toEqual([key, example[key] ?? {}])
    }
  })

  it('no call tells two things under one name', () => {
    for (const node of viewer) {
      const sections = form.sections.filter(({ key }) => node.sections.includes(key))
      const names = [
        ...sections.flatMap(({ key, fields }) => fields.flatMap((field) => Object.keys(toldFields([field], example[key], context)))),
        ...(node.entities ?? [])
          .map((path) => path.split('.').at(-1)!)
          .filter((name) => !sections.some(({ fields }) => fields.some(({ key }) => key === name))),
        ...Object.keys(node.phrases ?? {}),
      ]
      expect([node.call, names.filter((name, i) => names.indexOf(name) !== i)]).toEqual([node.call, []])
    }
  })
})

it('the names of specification §3 are told as it has them', () => {
  const told = (code: string, section: string) => {
    const item = items.find((each) => each.code === code)!
    return toldFields(item.form.sections.find(({ key }) => key === section)!.fields, examples[code]![section], context)
  }
  expect(told('TBCrpPaMainEntity', 'unit')).toMatchObject({
    punitName: expect.any(String) as string,
    punitClassName: expect.stringMatching(/^\D+$/) as string,
    punitClassCode: expect.stringMatching(/^\d$/) as string,
    lotNumbers: expect.stringMatching(/^第\d批$/) as string,
  })
  expect(told('TBCrrSzhMainEntity', 'tbCrrSzhPersonEntity01')).toMatchObject({
    sex: expect.stringMatching(/^0/) as string,
    sexName: expect.stringMatching(/^[男女]$/) as string,
  })
})
