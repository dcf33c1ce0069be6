import { expect, it } from 'vitest'
import { items } from '@wenwu/items/index.generated'
import { findCodeList } from '@wenwu/core/codes/code-lists'
import { validate } from '@wenwu/core/form/validate'
import { exampleOf, filledInOn } from './file-case.ts'

it.each(['2025-06-30', '2026-11-20', '2027-10-19', '2031-05-04'])('every example can be filed on %s', (today) => {
  const codeList = (id: string) => findCodeList(id)?.entries
  const problems = items.flatMap(({ code, form }) =>
    validate(form, filledInOn(exampleOf(code), today), { locale: 'zh_CN', today, strict: true, codeList }).map((problem) => [
      code,
      problem.path,
      problem.code,
    ]),
  )
  expect(problems).toEqual([])
})

it('an example of its own day is as it is written', () => {
  for (const { code } of items) expect(filledInOn(exampleOf(code), '2026-11-23')).toEqual(exampleOf(code))
})
